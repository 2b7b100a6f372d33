import { expect, test, vi } from 'vitest';
import { localeOf } from '../../domain/region/locales';
import { en } from '../messages/en';
import { fr } from '../messages/fr';
import { createTranslator } from '../translator';
import { formatArrival } from './formatArrival';

const eta = { start: '2026-11-30T02:10:00Z', end: '2026-11-30T02:40:00Z' };
const words = { 'en-US': en, 'fr-CA': fr } as const;

test.each([
  ['en-US', '2026-11-30T02:40:00Z', 'Arriving 6:10 – 6:40 PM'],
  ['en-US', '2026-11-28T02:00:00Z', 'Arriving Sun, Nov 29, 6:10 – 6:40 PM'],
  ['en-US', '2026-11-30T02:41:00Z', 'Later than planned (6:10 – 6:40 PM)'],
  ['en-US', '2026-11-30T20:00:00Z', 'Later than planned (Sun, Nov 29, 6:10 – 6:40 PM)'],
  ['fr-CA', '2026-11-30T02:41:00Z', 'Plus tard que prévu (18 h 10 – 18 h 40)'],
] as const)('S2-18 in %s at %s an order’s arrival reads “%s”', (localeId, now, expected) => {
  const locale = localeOf(localeId);
  const { t } = createTranslator(words[localeId], locale.language, vi.fn());
  const text = formatArrival(eta, { locale, t, timezone: 'America/Los_Angeles', now: new Date(now) });
  expect(text.replace(/[\u00a0\u202f\u2009]/g, ' ')).toBe(expected);
});
