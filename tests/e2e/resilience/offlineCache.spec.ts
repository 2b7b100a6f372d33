import { getCacheKind, pageDataPath } from '../../../src/app/siteWorker/cacheKind';
import { cacheNames } from '../../../src/app/siteWorker/cacheNames';
import { storageKeys } from '../../../src/data/storage';
import { localePath, locales, type Locale } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import { waitUntilHydrated } from '../support/hydrated';
import { openOrdering } from '../support/placeOrder';
import { openAccount } from '../support/shopper';
import { cachedPaths, expectCached, expectWarm, offlineErrors } from '../support/siteWorker';
import { seedStorage } from '../support/storage';
import { expect, test } from '../support/test';
import { american } from '../support/words';

test.use({ serviceWorkers: 'allow' });

const at = (locale: Locale, path: string) => localePath(locale, path);
const pods = at(american, routePath('pods'));

test(
  'S7-26 what a proxy sent in place of the site’s files is replaced',
  { tag: ['@phone', '@night'] },
  async ({ page, context, expectedErrors }) => {
    await page.goto(pods);
    await expectCached(page, [pods, pageDataPath(pods)]);
    await expectWarm(page);
    const names = Object.values(cacheNames).filter((name) => name !== cacheNames.offline);
    // An earlier version of the worker cached such responses.
    await page.evaluate(async (all) => {
      const portal = () =>
        new Response('<h1>Sign in to this network</h1>', { headers: { 'content-type': 'text/html' } });
      for (const name of all) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) await cache.put(key, portal());
      }
    }, names);
    await page.reload();
    await waitUntilHydrated(page);
    await expect(async () => {
      const foreign = await page.evaluate(async (name) => {
        const cache = await caches.open(name);
        const keys = await cache.keys();
        const types = await Promise.all(
          keys.map(async (key) => (await cache.match(key))!.headers.get('content-type')!),
        );
        return keys.flatMap(({ url }, index) => (types[index]!.includes('html') ? [url] : []));
      }, cacheNames.file);
      expect(foreign).toEqual([]);
    }).toPass();
    expectedErrors.push(...offlineErrors);
    await context.setOffline(true);
    await page.reload();
    await waitUntilHydrated(page);
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test(
  'S7-26 API responses, ID images and orders are never cached',
  { tag: '@phone' },
  async ({ page, context, outbox }) => {
    const token = await openAccount(page.request, outbox);
    await seedStorage(context, { [storageKeys.token]: token });
    const { placeOrder } = await openOrdering(page.request, token);
    const order = await placeOrder();
    const orderPage = at(american, order.detailsPagePath);
    await page.goto(at(american, routePath('account')));
    await expectCached(page, [at(american, routePath('account'))]);
    const answered = page.waitForResponse((response) => response.url().includes('/order') && response.ok());
    await page.goto(orderPage);
    await answered;
    await page.goto(at(american, routePath('orders')));
    await expectCached(page, [at(american, '/delivery/order'), at(american, routePath('orders'))]);
    const cached = await cachedPaths(page);
    // The worker itself stores the offline pages, and the number on the app's icon.
    const workerFiles = [...locales.map((locale) => at(locale, '/offline')), '/_push/badge'];
    const others = cached.filter(
      (path) =>
        !workerFiles.includes(path) && getCacheKind(path, true) !== 'page' && getCacheKind(path, false) === null,
    );
    expect(others).toEqual([]);
    const { pathname } = new URL(orderPage, 'https://shop.example');
    const secrets = [token, ...pathname.split('/').slice(-1)];
    expect(cached.filter((path) => secrets.some((secret) => path.includes(secret)) || path.includes('?'))).toEqual([]);
    const bodies = await page.evaluate(async () => {
      const caught: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) caught.push(await (await cache.match(key))!.text());
      }
      return caught;
    });
    expect(bodies.length).toBeGreaterThan(20);
    expect(bodies.filter((body) => secrets.some((secret) => body.includes(secret)))).toEqual([]);
  },
);
