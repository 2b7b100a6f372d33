import { expect, test } from 'vitest';
import { preferredLanguage } from './language';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'fr'],
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['de,en;q=0.5,fr;q=0.7', 'fr'],
  ['fr;q=0.3, en-CA', 'en'],
  ['fr;q=0', 'en'],
  ['de', 'en'],
  ['fri', 'en'],
])('%s is written to in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
