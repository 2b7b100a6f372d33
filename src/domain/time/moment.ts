import { parseDay } from './calendarDay';
import { instantOf, instantsOf, zonedClock } from './zonedTime';

export interface Moment {
  day: string;
  time: string;
  timezone: string;
}

export interface Scheduled {
  publishAt?: Moment | undefined;
  takeDownAt?: Moment | undefined;
}

/** Accepts IANA names only, because an offset such as '-08:00' ignores daylight saving time. */
export function isTimezone(name: string): boolean {
  if (!/^(UTC|[A-Za-z]+\/[A-Za-z_/+-]+)$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export function momentFault({ day, time, timezone }: Moment): string | null {
  const date = parseDay(day);
  const instants = instantsOf(date, time, timezone);
  if (instants.length === 1) return null;
  const local = `${time} on ${day} in ${timezone}`;
  if (instants.length > 1)
    return `expected a time that occurs once, but ${local} occurs twice, because clocks go back: choose one an hour earlier or later`;
  const displayed = new Date(instantOf(date, time, timezone));
  return `expected a time that exists, but clocks skip ${local}: write ${zonedClock(displayed, timezone)} for that moment`;
}

export const momentTime = ({ day, time, timezone }: Moment): number => instantOf(parseDay(day), time, timezone);

export const formatMoment = ({ day, time, timezone }: Moment): string => `${day} at ${time} (${timezone})`;

/** Both moments are inclusive. */
export function scheduleState({ publishAt, takeDownAt }: Scheduled, now: Date): 'waiting' | 'due' | 'over' {
  if (takeDownAt && momentTime(takeDownAt) <= now.getTime()) return 'over';
  return publishAt && momentTime(publishAt) > now.getTime() ? 'waiting' : 'due';
}
