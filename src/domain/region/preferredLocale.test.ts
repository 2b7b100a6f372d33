import { expect, test } from 'vitest';
import { preferredLocale } from './preferredLocale';

test.each([
  ['the stored locale goes before all', 'fr-CA', 'us', ['en-US'], 'fr-CA'],
  ['a stored locale that is none is passed over', 'de-DE', 'ca', ['fr'], 'fr-CA'],
  ['the country in the dearest of its languages', null, 'ca', ['es-MX', 'fr-FR', 'en-CA'], 'fr-CA'],
  ['the order of the languages counts', null, 'ca', ['en-GB', 'fr'], 'en-CA'],
  ['a country without the language', null, 'us', ['fr-CA'], 'en-US'],
  ['a language that no site speaks', null, 'ca', ['de'], 'en-CA'],
  ['an unknown country', null, null, ['fr-CA'], 'en-US'],
] as const)('D-10 %s', (_, stored, country, languages, id) => {
  expect(preferredLocale({ stored, country, languages }).id).toBe(id);
});
