import type { Page } from '@playwright/test';

/** Waits until the page at a path has been prefetched. */
export const waitUntilPrefetched = (page: Page, path: string): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const { ___loader: loader } = window as unknown as { ___loader?: { loadPageSync: (path: string) => unknown } };
    return loader?.loadPageSync(wanted) !== undefined;
  }, path);
