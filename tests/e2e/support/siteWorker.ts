import type { Page } from '@playwright/test';
import { getCacheKind, pageDataPath, scriptList } from '../../../src/app/siteWorker/cacheKind';
import { localePath, splitLocalePath } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import { expect } from './test';

/** The browser logs these without a network. */
export const offlineErrors = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];

export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.replace(window.origin, ''));
  });

/** Waits until the site's worker controls the page and has cached these paths. */
export async function expectCached(page: Page, paths: readonly string[]): Promise<void> {
  await expect(async () => {
    const cached = new Set(await cachedPaths(page));
    expect(paths.filter((path) => !cached.has(path))).toEqual([]);
  }).toPass();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Waits until the worker has cached everything for browsing in the page's locale. */
export async function expectWarm(page: Page): Promise<void> {
  const listed = await page.evaluate(
    async (list) => (await (await fetch(list, { cache: 'no-store' })).json()) as string[],
    scriptList,
  );
  const { locale } = splitLocalePath(new URL(page.url()).pathname)!;
  const scripts = listed.filter((path) => getCacheKind(path, false) === 'file');
  expect(scripts.length).toBeGreaterThan(20);
  // The worker caches this last.
  await expectCached(page, [...scripts, pageDataPath(localePath(locale, routePath('support')))]);
}
