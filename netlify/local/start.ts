import { buildSite } from './buildSite';
import { runMain } from './runLocal';
import { startServer } from './startServer';

/**
 * `npm start`: builds the site if it is missing or outdated, then serves it and the API at one origin. Pictures are
 * rendered as pages ask for them, and the others meanwhile, since rendering all takes as long as the rest of the build.
 */
runMain(async () => {
  const root = process.cwd();
  await startServer({ root, env: process.env, build: () => buildSite(root, { hasLatePictures: true }) });
});
