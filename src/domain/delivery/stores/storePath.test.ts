import { expect, test } from 'vitest';
import { buildStore } from '../../../../tests/fixtures/builders/buildShop';
import { directionsUrl } from './storePath';

test('S1-12 directions to a store use its coordinates', () => {
  const url = new URL(directionsUrl(buildStore({ latitude: 36.7378, longitude: -119.7871 })));
  expect([url.protocol, url.pathname]).toEqual(['https:', '/maps/dir/']);
  expect(Object.fromEntries(url.searchParams)).toEqual({ api: '1', destination: '36.7378,-119.7871' });
});
