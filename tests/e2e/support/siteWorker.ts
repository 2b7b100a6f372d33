import type { Page } from '@playwright/test';
import { expect } from './test';

/** The paths that the site's worker has cached. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.replace(window.origin, ''));
  });

/** Waits until the site's worker controls the page and has cached these paths. */
export async function expectCached(page: Page, paths: readonly string[]): Promise<void> {
  await expect(async () => {
    const kept = new Set(await cachedPaths(page));
    expect(paths.filter((path) => !kept.has(path))).toEqual([]);
  }).toPass({ timeout: 30_000 });
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Waits until the worker has cached everything for browsing: nothing new for two seconds. */
export async function expectWarm(page: Page): Promise<void> {
  let before = -1;
  await expect(async () => {
    const now = (await cachedPaths(page)).filter((path) => path.endsWith('.js')).length;
    const isStill = now > 20 && now === before;
    before = now;
    expect(isStill, `${now} scripts`).toBe(true);
  }).toPass({ timeout: 40_000, intervals: [2000] });
}
