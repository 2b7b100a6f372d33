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
  ['en ;q=0.1 , fr ; q=0.9', 'fr'],
  ['fr_CA', 'fr'],
  ['FR-CA;Q=0.9', 'fr'],
  ['fr;level=1;q=0.2, en', 'en'],
  ['fr;q=1.0.0', 'en'],
  ['de', 'en'],
  ['fri', 'en'],
])('%s is written to in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
