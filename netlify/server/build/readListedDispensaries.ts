import type { ListedDispensary } from '../../services/health/describeOpeningGaps';
import { readEntries } from '../../../src/content/source/readFolder';

/** The dispensaries that pages name. The database decides who takes orders. */
export const readListedDispensaries = (content: string, now: Date): ListedDispensary[] =>
  readEntries(content, 'dispensaries', now).map(({ id, name }) => ({ id, name }));
