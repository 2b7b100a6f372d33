import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { localePath, locales } from '../../src/domain/region/locales';
import { routes, staticPath } from '../../src/domain/site/routes';
import { htmlGzip, pageBytes } from './pageBytes';

const publicDir = join(import.meta.dirname, '..', '..', 'public');
/** In bytes, gzipped; a kilobyte is 1,000 bytes. */
const budget = { shopJs: 125_000, accountJs: 140_000, css: 14_000, productHtml: 20_000 };

const productPaths = (folder: string): string[] => {
  const base = join(publicDir, folder);
  return existsSync(base)
    ? readdirSync(base, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${folder}/${name}`)
    : [];
};

beforeAll(() => {
  if (!existsSync(join(publicDir, 'us', 'en', 'index.html')))
    throw new Error('No build in public/: run npm run build.');
});

describe.each(locales)('in $id', (locale) => {
  // A visit starts with a page that search engines index. The others belong to an account or an order.
  test.each(routes.map(({ id, path, isIndexed }) => ({ id, path: staticPath(path), isIndexed })))(
    'the page $id stays within its budget',
    ({ path, isIndexed }) => {
      const { js, css } = pageBytes(publicDir, localePath(locale, path));
      expect(js.gzip, js.files.join(' ')).toBeLessThanOrEqual(isIndexed ? budget.shopJs : budget.accountJs);
      expect(js.gzip, 'the page has scripts').toBeGreaterThan(0);
      expect(css.gzip).toBeLessThanOrEqual(budget.css);
      const atOnce = js.files.filter((file) => /^(framework|app|component---)/.test(basename(file)));
      expect(atOnce, 'the libraries, the shell and the page').toHaveLength(3);
      for (const file of atOnce)
        expect(readFileSync(join(publicDir, file), 'utf8'), 'has the compile hint').toMatch(
          /^\/\/# allFunctionsCalledOnLoad\n/,
        );
    },
  );

  test.each(['/shop/devices', '/shop/pods'])('the product pages below %s stay within their budgets', (folder) => {
    const paths = productPaths(localePath(locale, folder));
    expect(paths.length).toBeGreaterThan(0);
    const { js, css } = pageBytes(publicDir, paths[0]!);
    expect(js.gzip, js.files.join(' ')).toBeLessThanOrEqual(budget.shopJs);
    expect(css.gzip).toBeLessThanOrEqual(budget.css);
    expect(paths.filter((path) => htmlGzip(publicDir, path) > budget.productHtml)).toEqual([]);
  });
});
