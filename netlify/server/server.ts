import { runMain } from './runLocal';
import { startServer } from './startServer';

/** Serves the already built site and the API: `tsx netlify/server/server.ts`. */
runMain(async () => {
  await startServer({ root: process.cwd(), env: process.env });
});
