import { buildSite } from './buildSite';
import { runMain } from './runLocal';

/** `npm run build`: always builds, and records the sources' hash, so that `npm start` need not build again. */
runMain(() => buildSite(process.cwd(), true));
