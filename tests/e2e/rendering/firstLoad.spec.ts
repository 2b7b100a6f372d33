import { join } from 'node:path';
import { storageKeys } from '../../../src/data/storage';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { localePath, locales } from '../../../src/domain/region/locales';
import { routes, staticPath } from '../../../src/domain/site/routing/routes';
import { pageBytes } from '../../bench/pageBytes';
import { chunkFile } from '../support/chunkFiles';
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

/** Without requests for this many milliseconds, a page has loaded. Prefetching starts after three seconds. */
const idleMs = 500;

// The budgets are computed from the HTML and the bundler's lists. This compares them with what a browser requests for a
// new visitor, before any interaction.
for (const [template, path] of pages)
  test(
    `the budget of ${template} is what its page loads`,
    { tag: template === 'Product' ? ['@phone', '@core'] : '@phone' },
    async ({ page }) => {
      // The legal notice appears once and is not part of the page (D-09).
      await page.addInitScript((key) => localStorage.setItem(key, 'true'), storageKeys.legalAccepted);
      const loaded: string[] = [];
      let requestedAt = Date.now();
      page.on('request', (request) => {
        requestedAt = Date.now();
        const { pathname } = new URL(request.url());
        // Requested three seconds after the load, which may be before a slow machine has rendered the page.
        if (pathname.endsWith('.js') && pathname !== chunkFile('watch-worker')) loaded.push(pathname);
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
