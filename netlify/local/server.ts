import { runMain } from './runLocal';
import { startServer } from './startServer';

/** Serves the site as it is built, and the API: `tsx netlify/local/server.ts`. */
runMain(async () => {
  await startServer({ root: process.cwd(), env: process.env });
});
