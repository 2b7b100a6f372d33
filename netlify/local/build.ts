import { buildSite } from './buildSite';
import { runMain } from './runLocal';

/** `npm run build`: always builds, and notes from what, so that `npm start` need not do it again. */
runMain(() => buildSite(process.cwd(), true));
