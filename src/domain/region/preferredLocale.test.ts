import { expect, test } from 'vitest';
import { preferredLocale } from './preferredLocale';

test.each([
  ['the stored locale takes precedence', 'fr-CA', 'us', ['en-US'], 'fr-CA'],
  ['an unknown stored locale is ignored', 'de-DE', 'ca', ['fr'], 'fr-CA'],
  ['the country in the preferred language', null, 'ca', ['es-MX', 'fr-FR', 'en-CA'], 'fr-CA'],
  ['the order of languages matters', null, 'ca', ['en-GB', 'fr'], 'en-CA'],
  ['a country without the language', null, 'us', ['fr-CA'], 'en-US'],
  ['a language without a site', null, 'ca', ['de'], 'en-CA'],
  ['an unknown country', null, null, ['fr-CA'], 'en-US'],
] as const)('D-10 %s', (_, stored, country, languages, id) => {
  expect(preferredLocale({ stored, country, languages }).id).toBe(id);
});
