import type { Page } from '@playwright/test';
import { pageDataPath } from '../../../src/app/siteWorker/cacheKind';
import { cacheNames } from '../../../src/app/siteWorker/cacheNames';
import { offlineMessages } from '../../../src/app/siteWorker/offlinePage';
import { localeOf, localePath } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import { reloadPage, waitUntilHydrated } from '../support/hydrated';
import { expectCached, expectWarm, offlineErrors } from '../support/siteWorker';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

const american = localeOf('en-US');
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
    async ({ page, seedAccepted, expectedErrors }) => {
      await seedAccepted();
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
  async ({ page, context, seedAccepted, expectedErrors }) => {
    await seedAccepted();
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

test(
  'S7-26 if Cache Storage fails, pages load from the network',
  { tag: '@phone' },
  async ({ page, context, seedAccepted }) => {
    await seedAccepted();
    await page.goto(pods);
    await expectComplete(page);
    const [worker] = context.serviceWorkers();
    await worker!.evaluate(() => {
      const fail = () => Promise.reject(new DOMException('Internal error opening backing store.', 'UnknownError'));
      Object.assign(caches, { open: fail, match: fail });
    });
    await reloadPage(page);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);
