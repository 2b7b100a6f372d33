import { parseArgs } from 'node:util';
import { buildSite } from './gatsbyProcess';
import { fetchRatingsForBuild } from './refreshRatings';
import { runMain } from '../run/runMain';

process.env.NODE_ENV = 'production';

/**
 * `npm run build`: builds what has changed since the last build. `--all` builds everything, and `--defer-pictures` leaves
 * pictures to the server.
 */
runMain(async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean' }, 'defer-pictures': { type: 'boolean' } } });
  await fetchRatingsForBuild(process.cwd(), process.env, console.log);
  await buildSite(process.cwd(), { isForced: values.all, defersPictures: values['defer-pictures'] });
});
