import { expect, test } from 'vitest';
import { locales } from '../../region/locales';
import { canonicalPath, isIndexed } from './canonicalPath';
import { routes } from './routes';

test.each([
  ['home', true, true],
  ['product', true, true],
  ['pods', true, true],
  ['terms', true, true],
  ['start', true, true],
  ['discover', true, false],
  ['storeLocator', true, false],
  ['xpress', true, false],
  ['search', false, false],
  ['signIn', false, false],
  ['checkout', false, false],
  ['order', false, false],
  ['notFound', false, false],
  ['serverError', false, false],
  ['kit', false, false],
])('D-08 search engines index %s in the US: %s, in Canada: %s', (routeId, us, ca) => {
  const indexed = locales.map(({ id }) => isIndexed({ routeId, localeId: id }));
  expect(indexed).toEqual([us, ca, ca]);
});

test('a signed-in page is never indexed', () => {
  for (const { id } of routes.filter(({ isSignedIn }) => isSignedIn))
    expect([id, isIndexed({ routeId: id, localeId: 'en-US' })]).toEqual([id, false]);
});

test.each([
  ['home', 'fr-CA', '/', '/ca/fr'],
  ['pods', 'en-US', '/shop/pods', '/us/en/shop/pods'],
  ['start', 'en-US', '/', '/'],
] as const)('S2-01 %s in %s has the canonical path %s under its prefix', (routeId, localeId, localPath, path) => {
  expect(canonicalPath({ routeId, localeId, localPath })).toBe(path);
});

test.each([
  [1, '/us/en/shop/pods'],
  [2, '/us/en/shop/pods?page=2'],
])('page %s of a list has the canonical path %s', (page, path) => {
  const list = { routeId: 'pods', localeId: 'en-US', localPath: '/shop/pods' } as const;
  expect(canonicalPath({ ...list, listing: { page } })).toBe(path);
});
