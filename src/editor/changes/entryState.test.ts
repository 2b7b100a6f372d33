import { expect, test } from 'vitest';
import { buildOil } from '../../../tests/fixtures/contentFolder';
import { entryState } from './entryState';
import { formatWhen } from './formatWhen';

const path = 'content/products/california-amber.json';
const now = new Date('2026-05-06T12:00:00Z');
const published = (oil: object = {}) => ({
  text: JSON.stringify({ ...buildOil(), ...oil }),
  by: 'Ana',
  at: '2026-05-01T00:00:00Z',
});
const moment = (day: string) => ({ day, time: '09:00', timezone: 'UTC' });
const review = { number: 1, title: 'New', by: 'Ben', at: '2026-05-05T00:00:00Z', url: '', paths: [path] };
const change = { path, text: 'x', base: 'y', at: Date.parse('2026-05-06T11:58:00Z') };

test.each([
  ['published', { published: published() }, 'published', 'Ana'],
  ['published later', { published: published({ publishAt: moment('2026-06-01') }) }, 'scheduled', 'Ana'],
  [
    'published at a moment that has come',
    { published: published({ publishAt: moment('2026-05-01') }) },
    'published',
    'Ana',
  ],
  ['taken down', { published: published({ takeDownAt: moment('2026-05-02') }) }, 'taken down', 'Ana'],
  ['in a pull request', { published: published(), reviews: [review] }, 'in review', 'Ben'],
  ['changed here', { published: published(), reviews: [review], change }, 'draft', 'you'],
])('an entry that is %s', (_, known, name, by) => {
  expect(entryState(path, { change: undefined, reviews: [], now, ...known })).toMatchObject({ name, by });
});

test('an entry that nothing is known of has no state', () => {
  expect(entryState(path, { change: undefined, reviews: [], now })).toBeNull();
});

test.each([
  ['2026-05-06T11:59:40Z', 'just now'],
  ['2026-05-06T11:58:00Z', '2 minutes ago'],
  ['2026-05-06T10:00:00Z', '2 hours ago'],
  ['2026-05-05T11:00:00Z', 'yesterday'],
  ['2026-03-01T12:00:00Z', 'Mar 1, 2026'],
  ['', ''],
])('%s is %s', (at, words) => {
  expect(formatWhen(at, now)).toBe(words);
});
