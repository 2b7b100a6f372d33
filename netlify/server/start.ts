import { updateSite } from './build/updateSite';
import { runMain } from './run/runMain';
import { startServer } from './run/startServer';

/**
 * `npm start`: builds the site if it is outdated, then serves it. Pictures take another minute, so they follow later.
 */
runMain(async () => {
  const root = process.cwd();
  await startServer({ root, env: process.env, build: () => updateSite(root) });
});
