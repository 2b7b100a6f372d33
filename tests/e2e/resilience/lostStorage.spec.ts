import type { BrowserContext, Page } from '@playwright/test';
import { getCacheKind, pageDataPath } from '../../../src/app/siteWorker/cacheKind';
import { cacheNames } from '../../../src/app/siteWorker/cacheNames';
import { offlineMessages } from '../../../src/app/siteWorker/offlinePage';
import { localePath } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import { reloadPage, waitUntilHydrated } from '../support/hydrated';
import { expectCached, expectWarm, offlineErrors } from '../support/siteWorker';
import { expect, test } from '../support/test';
import { american } from '../support/words';

test.use({ serviceWorkers: 'allow' });

const at = (path: string) => localePath(american, path);
const home = at('/');
const pods = at(routePath('pods'));
const terms = at(routePath('terms'));
const offlinePage = at('/offline');

async function expectComplete(page: Page): Promise<void> {
  await expectCached(page, ['/', offlinePage, home, pods, pageDataPath(pods)]);
  await expectWarm(page);
}

/** Opens what must work offline: the start URL, a list, and the notice on a page that is not cached. */
async function expectWorksOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.goto('/');
  await expect(page).toHaveURL(home);
  await page.goto(pods);
  await waitUntilHydrated(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(terms);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineMessages.en.title);
  await page.context().setOffline(false);
}

const losses: [what: string, lose: (page: Page) => Promise<unknown>][] = [
  ...Object.values(cacheNames).map((name): [string, (page: Page) => Promise<unknown>] => [
    `the cache ${name}`,
    (page) => page.evaluate((each) => caches.delete(each), name),
  ]),
  [
    'all caches',
    (page) => page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name)))),
  ],
  [
    'single entries',
    (page) =>
      page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          const keys = await cache.keys();
          await Promise.all(keys.filter((_, index) => index % 2 === 0).map((key) => cache.delete(key)));
        }
      }),
  ],
  [
    'the times of the caches’ entries',
    (page) =>
      page.evaluate(async () => {
        for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
      }),
  ],
  [
    'the worker',
    (page) =>
      page.evaluate(async () => {
        for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
      }),
  ],
  ['local storage', (page) => page.evaluate(() => localStorage.clear())],
];

for (const [what, lose] of losses)
  test(
    `S7-26 a browser that deleted ${what} and kept the rest works offline again after the next page`,
    { tag: ['@phone', what.includes(cacheNames.offline) ? '@core' : '@night'] },
    async ({ page, expectedErrors }) => {
      await page.goto(pods);
      await expectComplete(page);
      await lose(page);
      await reloadPage(page);
      await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
      await expectComplete(page);
      expectedErrors.push(...offlineErrors);
      await expectWorksOffline(page);
    },
  );

test(
  'S7-26 a tab that was open while the browser deleted its caches has its next page offline',
  { tag: ['@phone', '@core'] },
  async ({ page, context, expectedErrors }) => {
    await page.goto(pods);
    await expectComplete(page);
    await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).not.toHaveURL(pods);
    const { pathname } = new URL(page.url());
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/[^/]+-[0-9a-f]{8}\.js$/.test(path)),
    );
    await expectCached(page, [pathname, pageDataPath(pathname), offlinePage, ...scripts]);
    expectedErrors.push(...offlineErrors);
    await context.setOffline(true);
    await page.reload();
    await waitUntilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('S7-26 if Cache Storage fails, pages load from the network', { tag: '@phone' }, async ({ page, context }) => {
  await page.goto(pods);
  await expectComplete(page);
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(() => {
    const fail = () => Promise.reject(new DOMException('Internal error opening backing store.', 'UnknownError'));
    Object.assign(caches, { open: fail, match: fail });
  });
  await reloadPage(page);
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** Records what the worker requests from now on, for pages or by itself. Returns a function that reads the paths. */
async function watchWorkerRequests(context: BrowserContext): Promise<() => Promise<string[]>> {
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(() => {
    const send = fetch;
    const requested: string[] = [];
    const record: typeof fetch = (input, init) => {
      requested.push(new URL(input instanceof Request ? input.url : input, location.href).pathname);
      return send(input, init);
    };
    Object.assign(globalThis, { requested, fetch: record });
  });
  return () => worker!.evaluate(() => [...(globalThis as unknown as { requested: string[] }).requested]);
}

test(
  'S7-26 opening a page from another one costs the worker a request for its HTML and one for its data',
  { tag: ['@phone', '@night'] },
  async ({ page, context }) => {
    await page.goto(pods);
    await expectComplete(page);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).not.toHaveURL(pods);
    const product = new URL(page.url()).pathname;
    await expectCached(page, [product, pageDataPath(product)]);
    await page.goBack();
    await expect(page).toHaveURL(pods);
    const requested = await watchWorkerRequests(context);
    for (const path of [product, pods, product]) {
      const before = (await requested()).length;
      if (path === product) await page.goForward();
      else await page.goBack();
      await expect(page).toHaveURL(path);
      // Pictures and prefetched pages are requested whenever links come into view.
      const isOwn = (each: string) => each === pageDataPath(path) || getCacheKind(each, true) === 'page';
      await expect
        .poll(async () => (await requested()).slice(before).filter(isOwn).sort())
        .toEqual([pageDataPath(path), path].sort());
    }
    const scripts = (await requested()).filter((each) => getCacheKind(each, false) === 'file');
    expect(scripts, 'no script is requested twice').toEqual([...new Set(scripts)]);
  },
);
