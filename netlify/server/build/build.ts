import { buildSite } from './gatsbyProcess';
import { runMain } from '../run/runMain';

// React and Gatsby read it when they are loaded.
process.env.NODE_ENV = 'production';

/**
 * `npm run build`: always builds everything, and records the sources' hashes, so that `npm start` need not build again.
 * With `--changes` it updates an earlier build, and leaves the pictures to the local server.
 */
runMain(() => buildSite(process.cwd(), { isForced: !process.argv.includes('--changes') }));
