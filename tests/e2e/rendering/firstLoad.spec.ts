import { join } from 'node:path';
import { storageKeys } from '../../../src/data/storage';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { localePath, locales } from '../../../src/domain/region/locales';
import { routes, staticPath } from '../../../src/domain/site/routing/routes';
import { pageBytes } from '../../bench/pageBytes';
import { openPage } from '../support/hydrated';
import { findProduct } from '../support/siteContent';
import { expect, test } from '../support/test';
import { wordsOf } from '../support/words';

test.use({ accepted: null });

const publicDir = join(process.cwd(), 'public');
const [locale] = locales;

// Pages that need a session redirect this visitor, which loads other scripts.
const pages = new Map<string, string>(
  routes.filter(({ isSignedIn }) => !isSignedIn).map(({ template, path }) => [template, staticPath(path)]),
);
const isUsPod: Parameters<typeof findProduct>[0] = (product) =>
  product.productType === 'oil' && product.visibility.availableUs;
pages.set('Product', productPath(findProduct(isUsPod)));

/** Without requests for this many milliseconds, a page has loaded. */
const idleMs = 500;

/** Links are prefetched and the worker starts after three seconds, before a busy machine has loaded the page. */
function neverPrefetch(): void {
  const schedule = window.setTimeout;
  window.setTimeout = ((handler: () => void, delay?: number) =>
    delay === 3000 ? 0 : schedule(handler, delay)) as typeof window.setTimeout;
}

// The budgets are computed from the HTML and the bundler's lists. This compares them with what a browser requests for a
// new visitor, before any interaction.
for (const [template, path] of pages)
  test(
    `the budget of ${template} is what its page loads`,
    { tag: template === 'Product' ? ['@phone', '@core'] : '@phone' },
    async ({ page }) => {
      // The legal notice appears once and is not part of the page (D-09).
      await page.addInitScript((key) => localStorage.setItem(key, 'true'), storageKeys.legalAccepted);
      await page.addInitScript(neverPrefetch);
      const loaded: string[] = [];
      let requestedAt = Date.now();
      page.on('request', (request) => {
        requestedAt = Date.now();
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) loaded.push(pathname);
      });
      await openPage(page, localePath(locale, path));
      const { files } = pageBytes(publicDir, localePath(locale, path)).js;
      // The gate loads once the page is hydrated.
      await expect.poll(() => files.filter((file) => !loaded.includes(file))).toEqual([]);
      await expect.poll(() => Date.now() - requestedAt).toBeGreaterThan(idleMs);
      expect([...new Set(loaded)].toSorted()).toEqual(files.toSorted());
    },
  );

test(
  'a button clicked while the scripts load responds once they have loaded',
  { tag: '@core' },
  async ({ page, seedAccepted }) => {
    await seedAccepted();
    await page.route(/\/app-[^/]*\.js$/, async (route) => {
      await new Promise((later) => setTimeout(later, 1500));
      await route.continue();
    });
    await page.goto(localePath(locale, '/'));
    const { t } = wordsOf(locale);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('header.menu') })
      .click();
    await expect(page.getByRole('dialog', { name: t('header.menu') })).toBeVisible();
  },
);
