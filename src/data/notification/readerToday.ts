import { formatISO } from 'date-fns/formatISO';
import { serverNow } from '../serverClock';

/**
 * The local calendar date: '2026-11-21'. Avoids Intl, because a page's first formatter takes a phone a tenth of a
 * second.
 */
export const readerToday = (now = new Date(serverNow())): string => formatISO(now, { representation: 'date' });
