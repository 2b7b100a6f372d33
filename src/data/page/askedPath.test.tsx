import { afterEach, expect, test, vi } from 'vitest';
import { askedPath } from './askedPath';

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['/us/en/shop/pods/amber', '/us/en', '/us/en/shop/pods/amber'],
  ['/us/en/404', '/us/en/shop/pods/nope?x=1', '/us/en/shop/pods/nope'],
  ['/ca/fr/404', null, '/ca/fr/404'],
])('at %s, with the document of %s, it is %s', (address, document, expected) => {
  window.history.replaceState(null, '', address);
  const entries = document ? [{ name: `https://site.test${document}` }] : [];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as unknown as PerformanceEntryList);
  expect(askedPath()).toBe(expected);
});
