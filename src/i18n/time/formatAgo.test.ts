import { expect, test } from 'vitest';
import { localeOf, type LocaleId } from '../../domain/region/locales';
import { formatAgo } from './formatAgo';

test.each<[LocaleId, number, string]>([
  ['en-US', 0, 'now'],
  ['en-US', 59, 'now'],
  ['en-US', 60, '1 minute ago'],
  ['en-US', 179, '2 minutes ago'],
  ['en-US', 3600, '1 hour ago'],
  ['en-US', 3 * 3600 + 120, '3 hours ago'],
  ['fr-CA', 10, 'maintenant'],
  ['fr-CA', 120, 'il y a 2 minutes'],
])('in %s, %i seconds reads %s', (localeId, seconds, words) => {
  expect(formatAgo(seconds * 1000, localeOf(localeId))).toBe(words);
});
