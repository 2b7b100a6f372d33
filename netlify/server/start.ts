import { updateSite } from './build/updateSite';
import { runMain } from './run/runMain';
import { startServer } from './run/startServer';

/** `npm start`: builds the site if it is outdated and serves it. Pictures, which take a minute more, follow later. */
runMain(async () => {
  const root = process.cwd();
  await startServer({ root, env: process.env, build: () => updateSite(root) });
});
