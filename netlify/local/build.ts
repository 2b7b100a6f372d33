import { buildSite } from './buildSite';
import { runMain } from './runLocal';

/**
 * `npm run build`: always builds, and records the sources' hash, so that `npm start` need not build again. With
 * `--if-changed` it builds only if the sources have changed since.
 */
runMain(() => buildSite(process.cwd(), { isForced: !process.argv.includes('--if-changed') }));
