import { expect, test } from 'vitest';
import { productPath } from './cataloguePaths';

test.each([
  ['oil', 'california-blue-dream', '/shop/pods/california-blue-dream'],
  ['devices', 'battery', '/shop/devices/battery'],
  ['Devices', 'starter-kit', '/shop/devices/starter-kit'],
  ['ACCESSORIES', 'case', '/shop/accessories/case'],
])('S2-25 a product of type %s with slug %s is at %s', (productType, slug, path) => {
  expect(productPath({ productType, slug })).toBe(path);
});
