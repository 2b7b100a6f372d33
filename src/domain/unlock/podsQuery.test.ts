import { describe, expect, test } from 'vitest';
import { parsePodsQuery, defaultPodsQuery, writePodsQuery, type PodsQuery } from './podsQuery';

describe('S2-75 the URL of My pods', () => {
  test.each<[string, Partial<PodsQuery>]>([
    ['', {}],
    ['?year=2026', { year: 2026 }],
    ['?year=2026&unrated=true', { year: 2026, isUnrated: true }],
    ['?view=history', { view: 'history' }],
    ['?view=history&page=3', { view: 'history', page: 3 }],
    ['?view=history&start=2026-01-01&end=2026-02-01', { view: 'history', start: '2026-01-01', end: '2026-02-01' }],
  ])('S2-75 %j parses and round-trips', (search, changes) => {
    const whole = { ...defaultPodsQuery, ...changes };
    expect(parsePodsQuery(search)).toEqual(whole);
    expect(writePodsQuery(whole, '')).toBe(search);
  });

  test.each<[string, Partial<PodsQuery>]>([
    ['?year=26', {}],
    ['?year=1999', {}],
    ['?year=2026x', {}],
    ['?unrated=yes', {}],
    ['?view=pods&page=2&start=2026-01-01', {}],
    ['?view=history&year=2026&unrated=true', { view: 'history' }],
    ['?view=history&page=0', { view: 'history' }],
    ['?view=history&page=-1', { view: 'history' }],
    ['?view=history&page=999999', { view: 'history', page: 100_000 }],
    ['?view=history&start=2026-02-01&end=2026-01-01', { view: 'history' }],
    ['?view=history&start=2026-02-31', { view: 'history' }],
    ['?view=history&start=<script>', { view: 'history' }],
  ])('invalid values in %j are ignored', (search, changes) => {
    expect(parsePodsQuery(search)).toEqual({ ...defaultPodsQuery, ...changes });
  });

  test('other parameters stay, and those the view does not use are removed', () => {
    const history: PodsQuery = { ...defaultPodsQuery, view: 'history', page: 2, year: 2026 };
    expect(writePodsQuery(history, '?from=mail&year=2026')).toBe('?from=mail&view=history&page=2');
    expect(writePodsQuery(defaultPodsQuery, '?view=history&page=2')).toBe('');
  });
});
