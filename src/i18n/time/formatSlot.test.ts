import { describe, expect, test } from 'vitest';
import { localeOf, type LocaleId } from '../../domain/region/locales';
import {
  formatCheckoutSlot,
  formatShortDay,
  formatSlot,
  formatSlotDay,
  formatSlotHours,
  formatSlotStart,
} from './formatSlot';
import { en } from '../messages/en';
import { fr } from '../messages/fr';
import { createTranslator } from '../translator';

const timezone = 'America/Los_Angeles';
const report = (key: string) => {
  throw new Error(`no message for ${key}`);
};

function createContext(localeId: LocaleId, now: string) {
  const locale = localeOf(localeId);
  const { t } = createTranslator(locale.language === 'fr' ? fr : en, locale.language, report);
  return { locale, t, timezone, now: new Date(now) };
}

const slotAt = (start: string) => ({ start, end: new Date(Date.parse(start) + 3_600_000).toISOString() });
// Narrow and no-break spaces differ between ICU versions.
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('S5-18 the label of a slot', () => {
  // 10:30 PM on Monday at the dispensary, but Tuesday in UTC and in this test's time zone.
  const context = createContext('en-US', '2026-11-03T06:30:00Z');

  test.each([
    ['2026-11-03T07:00:00Z', 'Today: 11:00 PM – 12:00 AM'],
    ['2026-11-03T22:00:00Z', 'Tomorrow: 2:00 PM – 3:00 PM'],
    ['2026-11-04T22:00:00Z', 'Wednesday, November 4: 2:00 PM – 3:00 PM'],
    ['2026-12-03T22:00:00Z', 'Thursday, December 3: 2:00 PM – 3:00 PM'],
  ])('of %s is %j by the dispensary’s calendar', (start, label) => {
    expect(plain(formatSlot(slotAt(start), context))).toBe(label);
  });

  test('finds tomorrow across the end of a year', () => {
    const newYear = createContext('en-US', '2027-01-01T00:30:00Z');
    expect(plain(formatSlot(slotAt('2027-01-01T20:00:00Z'), newYear))).toBe('Tomorrow: 12:00 PM – 1:00 PM');
  });

  test('D-41 in the checkout spells tomorrow as the specification does', () => {
    expect(plain(formatCheckoutSlot(slotAt('2026-11-03T22:00:00Z'), context))).toBe('Tomorow: 2:00 PM – 3:00 PM');
    const french = createContext('fr-CA', '2026-11-03T06:30:00Z');
    expect(plain(formatCheckoutSlot(slotAt('2026-11-03T22:00:00Z'), french))).toBe('Demain : de 14 h 00 à 15 h 00');
  });

  test('is translated to French', () => {
    const french = createContext('fr-CA', '2026-11-03T06:30:00Z');
    expect(plain(formatSlot(slotAt('2026-11-04T22:00:00Z'), french))).toBe(
      'mercredi 4 novembre : de 14 h 00 à 15 h 00',
    );
  });
});

test('the day and the hours alone also use the dispensary’s time zone', () => {
  const { locale, t } = createContext('en-US', '2026-11-03T06:30:00Z');
  expect(formatSlotDay('2026-11-03T06:30:00Z', { locale, timezone })).toBe('Monday, November 2');
  expect(formatShortDay('2026-11-03T06:30:00Z', { locale, timezone })).toBe('Mon, Nov 2');
  expect(plain(formatSlotHours(slotAt('2026-11-03T06:30:00Z'), { locale, t, timezone }))).toBe('10:30 PM – 11:30 PM');
});

describe('D-35 the short label of a slot', () => {
  const context = createContext('en-US', '2026-11-03T18:00:00Z');

  test.each([
    ['2026-11-03T22:00:00Z', 'Today: 2:00 PM'],
    ['2026-11-04T22:00:00Z', 'Tomorrow: 2:00 PM'],
    ['2026-11-05T22:00:00Z', 'Thursday, November 5'],
  ])('of %s is %j, the start of the full label', (start, label) => {
    expect(plain(formatSlotStart(slotAt(start), context))).toBe(label);
    expect(plain(formatSlot(slotAt(start), context)).startsWith(label)).toBe(true);
  });

  test('is translated to French', () => {
    const french = createContext('fr-CA', '2026-11-03T18:00:00Z');
    expect(plain(formatSlotStart(slotAt('2026-11-03T22:00:00Z'), french))).toBe('Aujourd’hui : 14 h 00');
  });
});
