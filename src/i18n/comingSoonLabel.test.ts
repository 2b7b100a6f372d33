import { expect, test } from 'vitest';
import { formatMonth } from '../domain/catalogue/comingSoonMonth';
import { localeOf, type LocaleId } from '../domain/region/locales';
import { comingSoonLabel } from './comingSoonLabel';
import { en } from './messages/en';
import { fr } from './messages/fr';
import { createTranslator } from './translator';

const now = new Date('2026-11-21T15:00:00Z');

function label(date: string | null, localeId: LocaleId, options: { now: Date | null }) {
  const { language } = localeOf(localeId);
  const fail = (key: string) => expect.unreachable(key);
  const { t } = createTranslator(language === 'fr' ? fr : en, language, fail);
  const comingSoonMonth = date === null ? null : formatMonth(date, localeId);
  return comingSoonLabel({ availabilityComingSoonDate: date, comingSoonMonth }, { t, ...options });
}

test.each([
  ['en-US', '2027-02-14', 'Available February 2027'],
  ['en-CA', '2026-11-01', 'Available November 2026'],
  ['fr-CA', '2027-02-14', 'Offert en février 2027'],
  ['en-US', '2026-10-31', 'Coming Soon'],
  ['en-US', null, 'Coming Soon'],
] as const)('S4-08 in %s a date of %s reads %s', (localeId, date, text) => {
  expect(label(date, localeId, { now })).toBe(text);
});

test('S4-08 reads Coming Soon when rendered on the server', () => {
  expect(label('2027-02-14', 'en-US', { now: null })).toBe('Coming Soon');
});
