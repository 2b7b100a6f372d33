import { expect, test } from 'vitest';
import { addViewed, maxViewed, recentlyViewed } from './viewed';

const pods = Array.from({ length: 20 }, (_, index) => `pod-${index}`);

test('viewed products are newest first, each once', () => {
  expect(['amber', 'birch', 'amber'].reduce<readonly string[]>(addViewed, [])).toEqual(['amber', 'birch']);
});

test('a reloaded page changes nothing', () => {
  const slugs = ['amber', 'birch'];
  expect(addViewed(slugs, 'amber')).toBe(slugs);
});

test('eight are shown, with or without a product’s own page', () => {
  const slugs = pods.reduce<readonly string[]>(addViewed, []);
  expect(recentlyViewed(slugs, null)).toHaveLength(maxViewed);
  expect(recentlyViewed(slugs, 'pod-19')).toEqual(pods.slice(11, 19).toReversed());
});
