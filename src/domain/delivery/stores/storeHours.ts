import type { Store } from './storeSchema';
import type { OpeningHours } from '../providerSchema';
import { weekdays } from '../../time/weekdays';
import { addDays, isoDay, type CalendarDay } from '../../time/calendarDay';
import { instantOf, zonedDay } from '../../time/zonedTime';

export interface OpeningChange {
  at: number;
  clock: string;
  weekday: number;
  /** 0 means today at the store. */
  daysAhead: number;
}

/** A time is null if the store never closes or never opens. */
export type OpeningState =
  | { isOpen: true; closes: OpeningChange | null }
  | { isOpen: false; opens: OpeningChange | null };

type Hours = Pick<Store, 'hours' | 'timezone' | 'exceptions'>;

interface OpenInterval {
  opens: OpeningChange;
  closes: OpeningChange;
}

/** Yesterday's hours can run past midnight, and a store that is open throughout all of these days never closes. */
const firstDay = -1;
const lastDay = 8;

function openingChange(today: CalendarDay, daysAhead: number, [clock, timezone]: [string, string]): OpeningChange {
  const day = addDays(today, daysAhead);
  return { at: instantOf(day, clock, timezone), clock, weekday: day.weekday, daysAhead };
}

/** Returns null on a closed day. */
export function storeHoursOn(
  { hours, exceptions }: Pick<Store, 'hours' | 'exceptions'>,
  day: CalendarDay,
): OpeningHours | null {
  const exception = exceptions?.find((each) => each.day === isoDay(day));
  return exception ? exception.hours : (hours[weekdays[day.weekday]!] ?? null);
}

/** Hours that close at or before their opening end on the next day: 18:00–02:00, 00:00–00:00. */
function openingsOn(store: Hours, today: CalendarDay, daysAhead: number): OpenInterval[] {
  const { timezone } = store;
  const hours = storeHoursOn(store, addDays(today, daysAhead));
  if (!hours) return [];
  const opens = openingChange(today, daysAhead, [hours.open, timezone]);
  const closes = openingChange(today, hours.close > hours.open ? daysAhead : daysAhead + 1, [hours.close, timezone]);
  // A clock change can skip short hours at night entirely.
  return closes.at > opens.at ? [{ opens, closes }] : [];
}

function mergeAdjacent(openings: readonly OpenInterval[]): OpenInterval[] {
  const merged: OpenInterval[] = [];
  for (const opening of openings) {
    const last = merged.at(-1);
    if (last && opening.opens.at <= last.closes.at) {
      if (opening.closes.at > last.closes.at) last.closes = opening.closes;
    } else merged.push({ ...opening });
  }
  return merged;
}

/** Uses the store's time zone. */
export function openingState(store: Hours, now: Date): OpeningState {
  const today = zonedDay(now, store.timezone);
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay + index);
  const openings = mergeAdjacent(days.flatMap((daysAhead) => openingsOn(store, today, daysAhead)));
  const current = openings.find(({ opens, closes }) => opens.at <= now.getTime() && now.getTime() < closes.at);
  if (current) return { isOpen: true, closes: current.closes.daysAhead >= lastDay ? null : current.closes };
  return { isOpen: false, opens: openings.find(({ opens }) => opens.at > now.getTime())?.opens ?? null };
}
