import { buildSite } from './buildSite';
import { runMain } from './runLocal';
import { startServer } from './startServer';

/** `npm start`: builds the site when it is missing or out of date, then serves it with the API at one address. */
runMain(async () => {
  const root = process.cwd();
  await startServer({ root, env: process.env, build: () => buildSite(root, false) });
});
