import { describe, expect, test } from 'vitest';
import { localeOf } from '../../domain/region/locales';
import { formatClock, formatMinutes, formatZone } from './formatHours';

const english = localeOf('en-US');
const french = localeOf('fr-CA');
// Narrow and no-break spaces differ between ICU versions.
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('D-04 formats hours in the page’s language', () => {
  test.each([
    ['09:30', '9:30 AM', '9 h 30'],
    ['00:00', '12:00 AM', '0 h 00'],
    ['12:00', '12:00 PM', '12 h 00'],
    ['21:05', '9:05 PM', '21 h 05'],
  ])('the clock time %s is %j and %j', (clock, us, ca) => {
    expect([plain(formatClock(clock, english)), plain(formatClock(clock, french))]).toEqual([us, ca]);
  });

  test.each(['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'])('a zone has one name all year, also at %s', (at) => {
    expect(formatZone('America/Los_Angeles', english, new Date(at))).toBe('Pacific Time');
    expect(formatZone('America/Los_Angeles', french, new Date(at))).toBe('heure du Pacifique');
  });

  test.each([
    [0, '0 minutes', '0 minute'],
    [1, '1 minute', '1 minute'],
    [45, '45 minutes', '45 minutes'],
    [60, '1 hour', '1 heure'],
    [90, '1 hour 30 minutes', '1 heure 30 minutes'],
    [120, '2 hours', '2 heures'],
  ])('%i minutes are %j and %j', (minutes, us, ca) => {
    expect([plain(formatMinutes(minutes, english)), plain(formatMinutes(minutes, french))]).toEqual([us, ca]);
  });
});
