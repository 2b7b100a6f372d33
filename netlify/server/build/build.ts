import { parseArgs } from 'node:util';
import { buildSite } from './gatsbyProcess';
import { fetchRatingsForBuild } from './refreshRatings';
import { runMain } from '../run/runMain';

process.env.NODE_ENV = 'production';

/**
 * `npm run build`: builds what has changed since the last build. `--all` builds everything, and `--defer-pictures` leaves
 * pictures to the server, which passes `--keep-ratings`, because it stored its own.
 */
runMain(async () => {
  const { values } = parseArgs({
    options: { all: { type: 'boolean' }, 'defer-pictures': { type: 'boolean' }, 'keep-ratings': { type: 'boolean' } },
  });
  const root = process.cwd();
  if (!values['keep-ratings'])
    await fetchRatingsForBuild({ root, env: process.env, now: new Date(), print: console.log });
  await buildSite(root, { isForced: values.all, defersPictures: values['defer-pictures'] });
});
