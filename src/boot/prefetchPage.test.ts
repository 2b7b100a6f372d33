import { beforeEach, expect, test, vi } from 'vitest';
import { hasMessages } from '../i18n/messageStore';
import { loadPagesWithMessages, prefetchPage } from './prefetchPage';
import { startFailedEvent } from './startFailed';

let isHydrated: boolean;
beforeEach(() => {
  isHydrated = true;
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => !isHydrated } });
});

test('the first page loads only the messages that its HTML needs to hydrate', async () => {
  isHydrated = false;
  await prefetchPage('/us/en/shop/pods/amber', () =>
    Promise.resolve({ json: { pageContext: { localeId: 'en-US', routeId: 'product' } } }),
  );
  expect((['first', 'product'] as const).map((group) => hasMessages('en-US', group))).toEqual([true, false]);
});

test('S9-13 loads a prefetched page and the messages of its first render', async () => {
  const load = vi.fn(
    () => Promise.resolve({ json: { pageContext: { localeId: 'fr-CA', routeId: 'product' } } }) as never,
  );
  await prefetchPage('/ca/fr/shop/pods', load);
  expect(load).toHaveBeenCalledExactlyOnceWith('/ca/fr/shop/pods');
  expect((['first', 'product', 'details'] as const).map((group) => hasMessages('fr-CA', group))).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([
  ['a page that could not be loaded', () => Promise.reject(new Error('no network'))],
  ['a page that Gatsby does not have', () => Promise.resolve(undefined)],
])('ignores %s: the page is fetched again when opened', async (_, load) => {
  await expect(prefetchPage('/us/en', load as never)).resolves.toBeUndefined();
});

test.each([
  ['is missing', undefined, 1],
  ['failed', { status: 'error' }, 1],
  ['arrives', { page: { path: '/us/en' } }, 0],
])('S8-19 tells the start script about a page that %s', async (_, page, failures) => {
  const loader = { loadPage: (_path: string): Promise<unknown> => Promise.resolve(page) };
  const failed = vi.fn();
  const stubbed = Object.assign(new EventTarget(), { ___loader: loader });
  stubbed.addEventListener(startFailedEvent, failed);
  vi.stubGlobal('window', stubbed);
  loadPagesWithMessages(Promise.resolve());
  await loader.loadPage('/us/en');
  expect(failed).toHaveBeenCalledTimes(failures);
});

test('S9-13 a page that was not prefetched is returned with its messages', async () => {
  const page = { json: { pageContext: { localeId: 'en-CA', routeId: 'pods' } } };
  const loader = { loadPage: vi.fn(() => Promise.resolve(page)) as (path: string) => Promise<unknown> };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { ___loader: loader }));
  loadPagesWithMessages(Promise.resolve());
  expect(hasMessages('en-CA', 'shop')).toBe(false);
  await expect(loader.loadPage('/ca/en/shop/pods')).resolves.toBe(page);
  expect(hasMessages('en-CA', 'shop')).toBe(true);
});

test('S8-19 without the messages that every page needs, the first page is not rendered, and its HTML stays', async () => {
  const loader = { loadPage: (_path: string): Promise<unknown> => Promise.resolve({ page: { path: '/us/en' } }) };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { ___loader: loader }));
  loadPagesWithMessages(Promise.reject(new Error('no messages')));
  await expect(loader.loadPage('/us/en')).rejects.toThrow('no messages');
});
