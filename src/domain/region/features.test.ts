import { describe, expect, test } from 'vitest';
import { featureTable, isFeatureOn, type Feature } from './features';
import { regions, type Subcountry } from './regions';

// Rows of D-07: ● on, · off.
const columns: Subcountry[] = ['CA', 'OH', 'MO', 'UT', 'WA', 'CO', 'NM', 'CA_ALL', 'ON', 'AB'];
const rows: Record<Feature, string> = {
  shopDiscover: '● ● ● · ● ● ● · ● ●',
  shopListing: '● ● ● ● ● ● ● ● ● ●',
  expressDelivery: '● · · · · · · · · ·',
  filters: '● ● ● ● ● ● ● · ● ●',
  priceDisplay: '● · · · · · · · · ·',
  retailProviders: '● ● ● ● ● ● ● · ● ●',
  myPods: '● ● ● ● ● ● ● ● ● ●',
  podRating: '● ● ● ● ● ● ● · ● ●',
  storeLocator: '● ● ● ● ● ● ● · ● ●',
  variantSelector: '● ● ● · ● ● ● ● ● ●',
  unlockAppLinks: '● ● ● · ● ● ● · ● ●',
  unlockApp: '● ● ● ● ● ● ● ● ● ●',
  headerNotifications: '● ● ● · ● ● ● ● ● ●',
  // The specification has thirteen features. These two are additions.
  orderMessages: '● · · · · · · · · ·',
  membership: '● · · · · · · · · ·',
};

describe('S6-09 D-07 the feature table', () => {
  const cells = Object.entries(rows).flatMap(([feature, row]) =>
    row.split(' ').map((mark, index) => [feature as Feature, columns[index]!, mark === '●'] as const),
  );

  test.each(cells)('S1-15 S6-09 %s in %s: %s', (feature, code, isOn) => {
    expect(isFeatureOn(feature, code)).toBe(isOn);
  });

  test('S6-09 has exactly these rows', () => {
    expect(Object.keys(featureTable).sort()).toEqual(Object.keys(rows).sort());
  });

  test('S6-09 covers every region', () => {
    expect(columns).toEqual(regions.map((region) => region.code));
    expect(cells).toHaveLength(15 * 10);
  });

  test('S6-09 express delivery is on for California only', () => {
    expect(columns.filter((code) => isFeatureOn('expressDelivery', code))).toEqual(['CA']);
  });
});
