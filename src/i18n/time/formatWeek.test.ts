import { describe, expect, test } from 'vitest';
import { localeOf } from '../../domain/region/locales';
import { formatDoorTime, formatWeekday } from './formatWeek';

const english = localeOf('en-US');
const french = localeOf('fr-CA');
// Narrow and no-break spaces differ between ICU versions.
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('D-04 formats a week of hours in the page’s language', () => {
  test.each([
    ['09:30', '9:30 AM', '9 h 30'],
    ['21:00', '9 PM', '21 h'],
    ['09:00', '9 AM', '9 h'],
    ['00:00', '12 AM', '0 h'],
  ])('the time %s on a door is %j and %j', (clock, us, ca) => {
    expect([plain(formatDoorTime(clock, english)), plain(formatDoorTime(clock, french))]).toEqual([us, ca]);
  });

  test('lists the days of a week, Sunday first', () => {
    const names = (locale: typeof english) => Array.from({ length: 7 }, (_, day) => formatWeekday(day, locale));
    expect(names(english).join(' ')).toBe('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');
    expect(names(french).join(' ')).toBe('dimanche lundi mardi mercredi jeudi vendredi samedi');
  });
});
