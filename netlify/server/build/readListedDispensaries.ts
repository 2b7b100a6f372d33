import type { Dispensary } from '../../../src/domain/delivery/citySchema';
import { readEntries } from '../../../src/content/source/readFolder';

/** The dispensaries that pages name, with the terms stated there. The database decides who takes orders, and how. */
export const readListedDispensaries = (content: string, now: Date): Dispensary[] =>
  readEntries(content, 'dispensaries', now);
