import { dueCatalogue } from '../../../src/content/source/schedule/applySchedule';
import { readEntries } from '../../../src/content/source/readFolder';
import type { DemoCatalogue } from '../../database/seed/demoStock';

/**
 * The products and brands of a content folder as of `now`. Products that are not on the site are among them, in no
 * region, since their pods may be in use. Throws the faults of the files.
 */
export const readCatalogue = (content: string, now: Date): DemoCatalogue =>
  dueCatalogue(readEntries(content, 'products', now), readEntries(content, 'brands', now), now);
