import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { localePath, locales } from '../../src/domain/region/locales';
import { routes, staticPath } from '../../src/domain/site/routing/routes';
import { htmlGzip, pageBytes } from './pageBytes';

const publicDir = join(import.meta.dirname, '..', '..', 'public');
/** Gzipped bytes. A kilobyte is 1,000 bytes. */
const budget = {
  shopJs: 134_000,
  partnersJs: 136_900,
  // These two compute opening hours in the store's time zone, with date-fns-tz.
  storeLocatorJs: 143_400,
  placeJs: 138_400,
  accountJs: 157_600,
  islandJs: 163_400,
  homeJs: 128_400,
  listJs: 127_900,
  productJs: 129_700,
  css: 14_000,
  // Most stay below 20,700. In the others, repetitions are farther apart than the 32 KB that gzip looks back.
  productHtml: 24_300,
  // With the first order.
  deviceHtml: 25_000,
};

const scriptBudget = ({ id, template, isIndexed }: (typeof routes)[number]): number => {
  if (id === 'home') return budget.homeJs;
  // Its sections are part of the first screen.
  if (id === 'partners') return budget.partnersJs;
  if (template === 'ProductList') return budget.listJs;
  // Its list and search are part of the first screen.
  if (template === 'StoreLocator') return budget.storeLocatorJs;
  if (template === 'Place') return budget.placeJs;
  // Indexed, but its scripts are those of the account's pages.
  if (id === 'unlock') return budget.accountJs;
  // Only the browser can render the main content of these pages, so its script counts.
  if (['Favorites', 'FindBatch', 'LabReport', 'Track'].includes(template)) return budget.islandJs;
  return isIndexed ? budget.shopJs : budget.accountJs;
};

const productPaths = (folder: string): string[] => {
  const base = join(publicDir, folder);
  return existsSync(base)
    ? readdirSync(base, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${folder}/${name}`)
        // The folder of a list's later pages has no page itself.
        .filter((path) => existsSync(join(publicDir, path, 'index.html')))
    : [];
};

beforeAll(() => {
  if (!existsSync(join(publicDir, 'us', 'en', 'index.html')))
    throw new Error('No build in public/: run npm run build.');
});

describe.each(locales)('in $id', (locale) => {
  // A visit starts on a page that search engines index. The others belong to an account or an order.
  test.each(routes.map((route) => ({ id: route.id, path: staticPath(route.path), most: scriptBudget(route) })))(
    'the page $id stays within its budget',
    ({ path, most }) => {
      const { js, css } = pageBytes(publicDir, localePath(locale, path));
      expect(js.gzip, js.files.join(' ')).toBeLessThanOrEqual(most);
      expect(js.gzip, 'the page has scripts').toBeGreaterThan(0);
      expect(css.gzip).toBeLessThanOrEqual(budget.css);
      const hinted = js.files.filter((file) =>
        readFileSync(join(publicDir, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
      );
      expect(hinted, 'the libraries, the shell and the page have the compile hint').toHaveLength(3);
    },
  );

  test.each(['/shop/devices', '/shop/pods'])('the product pages below %s stay within their budgets', (folder) => {
    const paths = productPaths(localePath(locale, folder));
    const mostHtml = folder === '/shop/devices' ? budget.deviceHtml : budget.productHtml;
    expect(paths.length).toBeGreaterThan(0);
    const { js, css } = pageBytes(publicDir, paths[0]!);
    expect(js.gzip, js.files.join(' ')).toBeLessThanOrEqual(budget.productJs);
    expect(css.gzip).toBeLessThanOrEqual(budget.css);
    expect(paths.filter((path) => htmlGzip(publicDir, path) > mostHtml)).toEqual([]);
  });
});
