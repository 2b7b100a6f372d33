import type { APIRequestContext, Page } from '@playwright/test';
import { localeOf, localePath } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import { en } from '../../../src/i18n/messages/en';
import { chunkFile } from '../support/chunkFiles';
import { installClock } from '../support/clock';
import { waitUntilIdle } from '../support/hydrated';
import { waitUntilPrefetched } from '../support/waitUntilPrefetched';
import { expect, test } from '../support/test';

/** The time between batches, in milliseconds (S9-13). */
const pause = 3000;
const most = 4;
const step = 250;

/** Returns the paths of the page-data files that the page has prefetched. */
const prefetched = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map((link) => new URL(link.href).pathname),
  );

/** The data of products in view does not wait for its batch. */
const isProductData = (path: string): boolean => /\/shop\/(?:pods|devices)\/[^/]+\/page-data/.test(path);

/** Pauses the clock, and returns the time that has passed on it until the page was hydrated. */
async function open(page: Page): Promise<number> {
  await installClock(page, 0);
  await page.clock.pauseAt(1000);
  await page.goto(localePath(localeOf('en-US'), '/'));
  let ran = 0;
  const isHydrated = () => page.evaluate(() => document.querySelector('html:not([data-dehydrated]) main') !== null);
  await expect(async () => {
    await page.clock.runFor(step);
    ran += step;
    expect(await isHydrated()).toBe(true);
  }).toPass({ intervals: [50] });
  await expect(page.locator('html')).not.toHaveAttribute('data-gate');
  return ran;
}

/** Returns the scripts of the components that these page-data files name. */
async function scriptsOf(request: APIRequestContext, data: string[]): Promise<string[]> {
  const names = data.map(async (path) => {
    const { componentChunkName } = (await (await request.get(path)).json()) as { componentChunkName: string };
    return chunkFile(componentChunkName);
  });
  return Promise.all(names);
}

test(
  'S9-13 pages of visible links are prefetched, four every three seconds, with their components',
  { tag: ['@desktop', '@core'] },
  async ({ page, request }) => {
    const requested: string[] = [];
    page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
    const hydratedAt = await open(page);
    let data: string[] = [];
    for (let at = hydratedAt; data.length <= most && at < hydratedAt + 20 * pause; at += step) {
      data = (await prefetched(page)).filter((path) => !isProductData(path));
      // The clock was slightly ahead when it was paused.
      const batches = Math.floor((at + 2 * step) / pause);
      expect(data.length, `requested within ${at} ms`).toBeLessThanOrEqual(batches * most);
      await page.clock.runFor(step);
    }
    expect(data.length, 'a second batch follows').toBeGreaterThan(most);
    const scripts = await scriptsOf(request, data.slice(0, most));
    await expect.poll(() => requested).toEqual(expect.arrayContaining(scripts));
  },
);

test(
  'S9-13 a prefetched page renders with all its words, although the server no longer responds',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto(localePath(localeOf('en-US'), routePath('pods')));
    const link = page.getByRole('main').getByRole('article').getByRole('link').first();
    const title = await link.innerText();
    await waitUntilPrefetched(page, (await link.getAttribute('href'))!);
    // The messages load last.
    await page.waitForFunction(
      (words) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(words)),
      chunkFile('messages-en-product-ts'),
    );
    // They have arrived, and run before the page is idle.
    await waitUntilIdle(page);
    const productScripts = ['component---src-templates-product-tsx', 'messages-en-product-ts'].map(chunkFile);
    const requested: string[] = [];
    const isOwn = ({ pathname }: URL) => pathname.startsWith('/page-data') || productScripts.includes(pathname);
    await page.route(isOwn, (route) => void requested.push(route.request().url()));
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: en['product.related'] })).toBeVisible();
    expect(requested.filter((url) => !url.endsWith('/app-data.json'))).not.toContainEqual(
      expect.stringMatching(new RegExp(`${new URL(page.url()).pathname}/page-data|${productScripts[0]}`)),
    );
  },
);
