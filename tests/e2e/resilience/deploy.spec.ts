import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { bundleWorker } from '../../../src/content/build/bundleScripts';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { localePath } from '../../../src/domain/region/locales';
import { openHost, type Deploy } from '../support/deploy';
import { findProduct } from '../support/siteContent';
import { waitUntilPrefetched } from '../support/waitUntilPrefetched';
import { expectCached, expectWarm } from '../support/siteWorker';
import { expect, test as base } from '../support/test';
import { american, at, wordsOf } from '../support/words';

const { t } = wordsOf(american);
const pods = at('pods');
const product = findProduct(({ productType, visibility }) => productType === 'oil' && visibility.availableUs);
const productPage = localePath(american, productPath(product));
/** Has the same slug, which lists derive from the title. */
const newTitle = `${product.title.en}!`;
const newer: Deploy = { words: [product.title.en, newTitle] };

interface Fixtures {
  host: Awaited<ReturnType<typeof openHost>>;
}

const test = base.extend<Fixtures>({
  host: async ({ baseURL, context }, provide) => {
    const host = await openHost(baseURL!);
    await provide(host);
    // Closes the pages first, so that no request is cut off.
    await Promise.all(context.pages().map((page) => page.close()));
    host.server.closeAllConnections();
    await host.close();
  },
});

test.use({ serviceWorkers: 'allow' });

const buildOf = (page: Page) =>
  page.evaluate(() => {
    const { ___webpackCompilationHash: build } = window as unknown as { ___webpackCompilationHash: string };
    return build;
  });
const askForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration('/'))?.update();
  });
/** After reconnecting, tabs check for a newer build. Background tabs do so later. */
const reconnect = async (context: BrowserContext) => {
  await context.setOffline(true);
  for (const page of context.pages()) await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await context.setOffline(false);
};
const offerOf = (page: Page) => page.getByRole('region', { name: t('toast.label') }).getByText(t('app.updateReady'));

async function openBefore(page: Page, origin: string): Promise<void> {
  await page.goto(origin + pods);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectCached(page, [pods]);
  await expectWarm(page);
}

test(
  'S7-26 S8-22 a tab open during a deploy keeps working, and shows the new version on its next page',
  { tag: ['@phone', '@night'] },
  async ({ page, host }) => {
    await openBefore(page, host.origin);
    // This host deletes every old script, even if the tab has not loaded it yet.
    host.deploy({ ...newer, keepsOld: false });
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${t('header.cart')}`) })
      .click();
    const cart = page.getByRole('dialog', { name: t('cart.title'), exact: true });
    await expect(cart).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await buildOf(page)).toBe(host.build);

    // This deploy renames texts, but no words of the search index.
    await page.getByRole('searchbox', { name: t('list.search') }).fill(product.title.en);
    await page.getByRole('article').getByRole('link', { name: newTitle }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(newTitle);
    await expect(page).toHaveURL(host.origin + productPage);
    await expect.poll(() => buildOf(page)).not.toBe(host.build);
  },
);

test.describe('S7-26 a page prefetched before a deploy', { tag: '@phone' }, () => {
  const openAhead = async (page: Page, host: Fixtures['host']) => {
    await openBefore(page, host.origin);
    await page.getByRole('searchbox', { name: t('list.search') }).fill(product.title.en);
    const link = page.getByRole('article').getByRole('link', { name: product.title.en, exact: true }).first();
    await expect(link).toBeVisible();
    await waitUntilPrefetched(page, productPage);
    host.deploy(newer);
    return link;
  };

  test('is replaced by its newer version', async ({ page, host }) => {
    await (await openAhead(page, host)).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(newTitle);
    await expect.poll(() => buildOf(page)).not.toBe(host.build);
  });

  test('stays if it is already in use, and the newer version is offered', async ({ page, host }) => {
    const link = await openAhead(page, host);
    // Faster than any person could click.
    await page.evaluate((title) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === title) dispatchEvent(new KeyboardEvent('keydown'));
      });
      observer.observe(document, { childList: true, characterData: true, subtree: true });
    }, product.title.en);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.title.en);
    await expect(offerOf(page)).toBeVisible();
    expect(await buildOf(page)).toBe(host.build);
  });
});

test(
  'S7-26 an open tab is offered a deploy’s version: ignoring it changes nothing, accepting it loads the version',
  { tag: '@phone' },
  async ({ page, context, host, axe }) => {
    await openBefore(page, host.origin);
    const other = await context.newPage();
    await other.goto(host.origin + pods);
    await expect(other.getByRole('article').first()).toBeVisible();
    await expect.poll(() => other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    // The page registers its worker some seconds after it opens.
    await other.waitForFunction(() => performance.getEntriesByType('resource').length > 0 && performance.now() > 6000);
    host.deploy(newer);
    await reconnect(context);
    await expect(offerOf(page)).toBeVisible();
    await expect(offerOf(other)).toBeVisible();
    await axe();
    await page.waitForTimeout(5000);
    await expect(offerOf(page), 'longer than a toast').toBeVisible();

    await page.getByRole('button', { name: t('toast.dismiss') }).click();
    await expect(offerOf(page)).toBeHidden();
    expect(await buildOf(page)).toBe(host.build);
    await page.getByRole('searchbox', { name: t('list.search') }).fill('a');
    await expect(page.getByRole('article').first()).toBeVisible();

    await other.getByRole('button', { name: t('app.reload') }).click();
    await expect.poll(() => buildOf(other).catch(() => host.build)).not.toBe(host.build);
    await expect(other.getByRole('article').first()).toBeVisible();
    expect(await buildOf(page), 'a tab whose offer is ignored is not reloaded').toBe(host.build);
    await page.goto(host.origin + productPage);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(newTitle);
  },
);

test(
  'S7-26 a worker that is still offline does not hide a deploy behind its cache',
  { tag: '@phone' },
  async ({ page, context, host }) => {
    await openBefore(page, host.origin);
    const [worker] = context.serviceWorkers();
    await worker!.evaluate(() => {
      self.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    });
    host.deploy(newer);
    await reconnect(context);
    await expect(offerOf(page)).toBeVisible();
  },
);

test(
  'S7-26 a visitor who returns after a deploy gets the new pages immediately, and offline too',
  { tag: '@phone' },
  async ({ page, context, host, expectedErrors }) => {
    await page.goto(host.origin + productPage);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.title.en);
    await expectCached(page, [productPage]);
    await expectWarm(page);
    host.deploy({ ...newer, keepsOld: false });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(newTitle);
    expect(await buildOf(page)).not.toBe(host.build);
    await expectWarm(page);
    await reconnect(context);
    await page.waitForTimeout(1000);
    await expect(offerOf(page), 'it is the new one already').toBeHidden();
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(newTitle);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  },
);

test(
  'S7-26 the kill switch: a deploy removes the worker and its caches, and nothing else',
  { tag: '@phone' },
  async ({ page, host }) => {
    await openBefore(page, host.origin);
    const out = mkdtempSync(join(tmpdir(), 'retired-'));
    await bundleWorker({ root: process.cwd(), out }, { source: 'siteWorker/retiredWorker', file: 'sw.js', define: {} });
    const worker = readFileSync(join(out, 'sw.js'), 'utf8');
    rmSync(out, { recursive: true });
    await page.evaluate(() => caches.open('order-alerts'));
    host.deploy({ ...newer, worker });
    await askForUpdate(page);
    // An open page keeps its worker until that has responded to all requests. Opening a page sends requests, so this
    // waits until the worker is gone.
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
    await page.goto(host.origin + productPage);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(newTitle);
    await expect(async () => {
      expect(await page.evaluate(() => caches.keys())).toEqual(['order-alerts']);
      expect(await registrations(), 'what the page registers goes at once').toBe(0);
    }).toPass();
  },
);
