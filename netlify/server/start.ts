import { updateSite } from './build/updateSite';
import { runMain } from './run/runMain';
import { startServer } from './run/startServer';

/**
 * `npm start`: builds the site if it is missing or outdated, then serves it and the API at one origin. Pictures are
 * rendered on request, and the remaining ones in the background: all of them take another minute on two cores.
 */
runMain(async () => {
  const root = process.cwd();
  await startServer({ root, env: process.env, build: () => updateSite(root) });
});
