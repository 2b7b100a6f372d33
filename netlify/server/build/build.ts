import { buildSite } from './gatsbyProcess';
import { runMain } from '../run/runMain';

process.env.NODE_ENV = 'production';

/** `npm run build`: builds everything. With `--changes`, updates an earlier build and leaves pictures to the server. */
runMain(() => buildSite(process.cwd(), { isForced: !process.argv.includes('--changes') }));
