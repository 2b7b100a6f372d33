import type { DayHours } from '../delivery/providerSchema';

/** In minutes. */
export const hoursLimits = {
  leadtime: { min: 0, max: 24 * 60 },
  timeframe: { min: 15, max: 12 * 60 },
} as const;

export type HoursFault = 'noTime' | 'noRoom' | 'outOfRange';

/** Returns NaN for anything but a time such as '09:30'. */
const minutesOfDay = (clock: string): number =>
  /^\d{2}:\d{2}$/.test(clock) ? Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) : Number.NaN;

/** At least one window must fit between opening and closing. */
export const hasRoomForWindow = ({ open, close, timeframe }: Pick<DayHours, 'open' | 'close' | 'timeframe'>): boolean =>
  minutesOfDay(close) - minutesOfDay(open) >= timeframe;

const isInRange = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max;

/** Applies the server's rules while hours are typed. Empty for valid hours. */
export function checkHours(hours: DayHours): Partial<Record<keyof DayHours, HoursFault>> {
  const faults: Partial<Record<keyof DayHours, HoursFault>> = {};
  for (const field of ['open', 'close'] as const)
    if (Number.isNaN(minutesOfDay(hours[field]))) faults[field] = 'noTime';
  for (const field of ['leadtime', 'timeframe'] as const)
    if (!isInRange(hours[field], hoursLimits[field])) faults[field] = 'outOfRange';
  if (!faults.open && !faults.close && !faults.timeframe && !hasRoomForWindow(hours)) faults.close = 'noRoom';
  return faults;
}

export const areHoursValid = (hours: DayHours): boolean => Object.keys(checkHours(hours)).length === 0;
