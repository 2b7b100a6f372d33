import type { Store } from './storeSchema';
import { weekdays } from './weekdays';
import { addDays, instantOf, zonedDay, type ZonedDay } from './zonedTime';

/** When a store's door opens or closes next, as its own clock and calendar say it. */
export interface DoorTime {
  /** Epoch milliseconds. */
  at: number;
  clock: string;
  weekday: number;
  /** 0 for a time of the store's today. */
  daysAhead: number;
}

/** Whether a store is open, and until when, or from when on; null where that never changes. */
export type StoreState = { isOpen: true; closes: DoorTime | null } | { isOpen: false; opens: DoorTime | null };

type Hours = Pick<Store, 'hours' | 'timezone'>;

interface Opening {
  opens: DoorTime;
  closes: DoorTime;
}

/** Yesterday's hours may still run, and what is open each day of the week never closes. */
const firstDay = -1;
const lastDay = 8;

function doorTime(today: ZonedDay, daysAhead: number, [clock, timezone]: [string, string]): DoorTime {
  const day = addDays(today, daysAhead);
  return { at: instantOf(day, clock, timezone), clock, weekday: day.weekday, daysAhead };
}

/** The hours of one day; they end on the next where they close at or before the hour at which they open: 18:00 – 02:00, 00:00 – 00:00. */
function openingOf({ hours, timezone }: Hours, today: ZonedDay, daysAhead: number): Opening[] {
  const own = hours[weekdays[addDays(today, daysAhead).weekday]!];
  if (!own) return [];
  const opens = doorTime(today, daysAhead, [own.open, timezone]);
  const closes = doorTime(today, own.close > own.open ? daysAhead : daysAhead + 1, [own.close, timezone]);
  // A clock change may swallow short hours of the night.
  return closes.at > opens.at ? [{ opens, closes }] : [];
}

/** Hours that follow each other without a pause are one opening. */
function joined(openings: readonly Opening[]): Opening[] {
  const all: Opening[] = [];
  for (const opening of openings) {
    const last = all.at(-1);
    if (last && opening.opens.at <= last.closes.at) {
      if (opening.closes.at > last.closes.at) last.closes = opening.closes;
    } else all.push({ ...opening });
  }
  return all;
}

/** Whether a store is open at `now` by its own clock, and when that changes (S2-78): closed at 20:00, opens at 09:00 in one day. */
export function storeState(store: Hours, now: Date): StoreState {
  const today = zonedDay(now, store.timezone);
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay + index);
  const openings = joined(days.flatMap((daysAhead) => openingOf(store, today, daysAhead)));
  const current = openings.find(({ opens, closes }) => opens.at <= now.getTime() && now.getTime() < closes.at);
  if (current) return { isOpen: true, closes: current.closes.daysAhead >= lastDay ? null : current.closes };
  return { isOpen: false, opens: openings.find(({ opens }) => opens.at > now.getTime())?.opens ?? null };
}
