import { isoDay, localDay } from '../../domain/time/calendarDay';
import { serverNow } from '../serverClock';

/** Returns '2026-11-21'. Avoids Intl, because creating the first formatter takes 100 ms on a phone. */
export const localToday = (now = new Date(serverNow())): string => isoDay(localDay(now));
