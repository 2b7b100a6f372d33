import { expect, test } from 'vitest';
import { localeForLanguage } from './localeIn';

test.each([
  ['us', 'en', 'en-US'],
  ['us', 'fr', 'en-US'],
  ['ca', 'en', 'en-CA'],
  ['ca', 'fr', 'fr-CA'],
] as const)('S4-30 in %s, a reader of %s gets %s', (country, language, id) => {
  expect(localeForLanguage(country, language).id).toBe(id);
});
