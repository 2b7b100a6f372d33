import { z } from 'zod';

const day = z.iso.date();
const moment = z.iso.datetime();

/** A moment also has a time, in UTC. */
export type DateKind = 'day' | 'moment';

/**
 * Returns the value of the browser's field for a stored text: '2027-03-14T02:30:00Z' → '2027-03-14T02:30'. Null for a text
 * that the browser's field would show as empty, such as 'build-40d'. No `Date` takes part, because one in the browser's
 * time zone moves the hour that clocks skip there.
 */
export function toInputValue(text: string, kind: DateKind): string | null {
  // HTML has no year 0, and at most three digits of a second's fraction.
  if (text.startsWith('0000') || /\.\d{4}/.test(text)) return null;
  if (kind === 'day') return day.safeParse(text).success ? text : null;
  if (!moment.safeParse(text).success) return null;
  return text.slice(0, -1).replace(/(T\d\d:\d\d):00(?:\.0+)?$/, '$1');
}

/** '2027-03-14T02:30' → '2027-03-14T02:30:00Z'. An empty field stays empty. */
export function fromInputValue(input: string, kind: DateKind): string {
  if (kind === 'day' || !input) return input;
  return /T\d\d:\d\d$/.test(input) ? `${input}:00Z` : `${input}Z`;
}
