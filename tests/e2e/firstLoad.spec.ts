import { join } from 'node:path';
import { storageKeys } from '../../src/data/storage';
import { productPath } from '../../src/domain/catalogue/productPath';
import { localePath, locales } from '../../src/domain/region/locales';
import { routes, staticPath } from '../../src/domain/site/routes';
import { pageBytes } from '../bench/pageBytes';
import { openPage } from './support/hydrated';
import { findProduct } from './support/siteContent';
import { expect, test } from './support/test';
import { wordsOf } from './support/words';

const publicDir = join(process.cwd(), 'public');
const [locale] = locales;

// Pages that need a session redirect this visitor, which loads other scripts.
const pages = new Map<string, string>(
  routes.filter(({ isSignedIn }) => !isSignedIn).map(({ template, path }) => [template, staticPath(path)]),
);
const isUsPod: Parameters<typeof findProduct>[0] = (product) =>
  product.productType === 'oil' && product.visibility.availableUs;
pages.set('Product', productPath(findProduct(isUsPod)));

// The budgets are computed from the HTML. This test checks them against the browser's requests before any
// interaction.
for (const [template, path] of pages)
  test(
    `the budget of ${template} includes every script that its page loads`,
    { tag: template === 'Product' ? ['@phone', '@core'] : '@phone' },
    async ({ page, seedAccepted }) => {
      await seedAccepted();
      // The legal notice is asked once and not part of the page (D-09).
      await page.addInitScript((key) => localStorage.setItem(key, 'true'), storageKeys.legalAccepted);
      const loaded: string[] = [];
      page.on('request', (request) => {
        const isPrefetch = /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers()['purpose'] ?? '');
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js') && !isPrefetch) loaded.push(pathname);
      });
      await openPage(page, localePath(locale, path));
      expect(loaded.length).toBeGreaterThan(0);
      const { files } = pageBytes(publicDir, localePath(locale, path)).js;
      expect(loaded.filter((file) => !files.includes(file))).toEqual([]);
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
