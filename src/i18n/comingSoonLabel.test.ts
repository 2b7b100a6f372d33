import { expect, test } from 'vitest';
import { monthNames } from '../domain/catalogue/comingSoonMonth';
import { localeOf, type LocaleId } from '../domain/region/locales';
import { comingSoonLabel } from './comingSoonLabel';
import { en } from './messages/en';
import { fr } from './messages/fr';
import { createTranslator } from './translator';

const now = new Date('2026-11-21T15:00:00Z');

function label(date: string | null, localeId: LocaleId, options: { now: Date | null; isShort?: boolean }) {
  const { language } = localeOf(localeId);
  const fail = (key: string) => expect.unreachable(key);
  const { t } = createTranslator(language === 'fr' ? fr : en, language, fail);
  const comingSoonMonth = date === null ? null : monthNames(date, localeId);
  return comingSoonLabel({ availabilityComingSoonDate: date, comingSoonMonth }, { t, ...options });
}

test.each([
  ['en-US', '2027-02-14', false, 'Available February 2027'],
  ['en-US', '2027-02-14', true, 'Available Feb 2027'],
  ['en-CA', '2026-11-01', false, 'Available November 2026'],
  ['fr-CA', '2027-02-14', false, 'Offert en février 2027'],
  ['en-US', '2026-10-31', false, 'Coming Soon'],
  ['en-US', null, true, 'Coming Soon'],
] as const)('S4-08 in %s a date of %s (short: %s) reads %s', (localeId, date, isShort, text) => {
  expect(label(date, localeId, { now, isShort })).toBe(text);
});

test('S4-08 reads Coming Soon when rendered on the server', () => {
  expect(label('2027-02-14', 'en-US', { now: null })).toBe('Coming Soon');
});
