import { runMain } from './run/runMain';
import { startServer } from './run/startServer';

/** Serves the already built site and the API: `tsx netlify/server/server.ts`. */
runMain(async () => {
  await startServer({ root: process.cwd(), env: process.env });
});
