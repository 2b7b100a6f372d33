import { expect, test } from 'vitest';
import { localeOf } from '../region/locales';
import { podPageLink } from './podPage';

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
