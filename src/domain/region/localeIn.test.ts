import { expect, test } from 'vitest';
import { localeIn } from './localeIn';

test.each([
  ['us', 'en', 'en-US'],
  ['us', 'fr', 'en-US'],
  ['ca', 'en', 'en-CA'],
  ['ca', 'fr', 'fr-CA'],
] as const)('S4-30 in %s, a reader of %s gets %s', (country, language, id) => {
  expect(localeIn(country, language).id).toBe(id);
});
