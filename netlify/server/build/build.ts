import { buildSite } from './gatsbyProcess';
import { runMain } from '../run/runMain';

process.env.NODE_ENV = 'production';

/**
 * `npm run build`: builds what has changed since the last build. `--all` builds everything, and `--defer-pictures` leaves
 * pictures to the server.
 */
runMain(() => {
  const [all, defersPictures] = ['--all', '--defer-pictures'].map((name) => process.argv.includes(name));
  return buildSite(process.cwd(), { isForced: all, defersPictures });
});
