import { expect, test, describe } from 'vitest';
import { localeOf } from '../region/locales';
import { podPageLink, filterPods, podYears, type PodFilter } from './userPods';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';

const pod = (podKey: string, createdDate: string, userRating: number | null = null) =>
  buildUserPod({ podKey, createdDate, userRating });

/** The second pod is from 2026 in London and from 2025 in New York. */
const pods = [
  pod('A', '2026-06-01T12:00:00.000Z', 4),
  pod('B', '2026-01-01T04:59:59.999Z'),
  pod('C', '2025-03-01T12:00:00.000Z', 1),
  pod('D', '2023-12-31T23:30:00.000Z'),
  buildUserPod({ podKey: 'E', createdDate: '2022-02-01T12:00:00.000Z', unlockedAt: null }),
];

describe('S2-75 My pods by year', () => {
  test.each<[Partial<PodFilter>, string, string]>([
    [{}, 'Europe/London', 'ABCDE'],
    [{ year: 2026 }, 'Europe/London', 'AB'],
    [{ year: 2026 }, 'America/New_York', 'A'],
    [{ year: 2025 }, 'America/New_York', 'BC'],
    [{ year: 2024 }, 'Europe/Berlin', 'D'],
    [{ year: 2024 }, 'Europe/London', ''],
    [{ isUnrated: true }, 'Europe/London', 'BD'],
    [{ year: 2025, isUnrated: true }, 'America/New_York', 'B'],
    [{ year: 2025, isUnrated: true }, 'Europe/London', ''],
    [{ year: 2022, isUnrated: true }, 'Europe/London', ''],
  ])('S2-75 %j in %s leaves %s', (filter, timezone, keys) => {
    const filtered = filterPods(pods, { year: null, isUnrated: false, ...filter }, timezone);
    expect(filtered.map(({ podKey }) => podKey).join('')).toBe(keys);
  });

  test.each([
    ['Europe/London', [2026, 2025, 2023, 2022]],
    ['Europe/Berlin', [2026, 2025, 2024, 2022]],
  ])('the years of the pods in %s, newest first', (timezone, years) => {
    expect(podYears({ pods, timezone })).toEqual(years);
  });

  test('if older pods may be missing, every year of the account can be chosen', () => {
    const open = { from: 2022, to: 2027 };
    expect(podYears({ pods, timezone: 'UTC', open })).toEqual([2027, 2026, 2025, 2024, 2023, 2022]);
    expect(podYears({ pods, timezone: 'UTC', open: null })).toEqual([2026, 2025, 2023, 2022]);
  });
});

const productPath = '/shop/pods/amber';

test.each([
  ['en-US', ['CA', 'OH'], { to: productPath }],
  ['en-CA', ['ON'], { to: productPath }],
  ['fr-CA', ['CA_ALL', 'CA'], { to: productPath }],
  ['fr-CA', ['CA'], { href: '/us/en/shop/pods/amber' }],
  ['en-US', ['AB'], { href: '/ca/en/shop/pods/amber' }],
] as const)('S2-75 in %s a pod that is sold in %j links to %j', (localeId, regions, page) => {
  expect(podPageLink({ productPath, regions: [...regions] }, localeOf(localeId))).toEqual(page);
});

test('S2-75 a pod that is no longer in the catalogue has no page', () => {
  expect(podPageLink({ productPath: null, regions: [] }, localeOf('en-US'))).toBeNull();
});
