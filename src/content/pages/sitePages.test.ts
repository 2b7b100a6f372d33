import { describe, expect, test, vi } from 'vitest';
import {
  buildDevice,
  buildOil,
  fixturePictureNames,
  renderedPictures,
  productSoldIn,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import { localeOf, localePath, locales } from '../../domain/region/locales';
import { routes } from '../../domain/site/routing/routes';
import { extraPages, fallbackContext } from './extraPages';
import { readContent } from '../source/readContent';
import { sitePages } from './sitePages';

const starterKit = buildDevice({ slug: 'starter-kit', visibility: productSoldIn('availableUs', 'availableUsOh') });

function pagesOf(changes: Record<string, unknown> = { 'products/starter-kit.json': starterKit }) {
  return sitePages(readContent(writeContent(changes), fixturePictureNames), renderedPictures);
}

test.each(locales)('the pages of $id alone are those that it has among all', ({ id }) => {
  const content = readContent(writeContent(), fixturePictureNames);
  const all = sitePages(content, renderedPictures).filter(({ context }) => context.localeId === id);
  expect(sitePages(content, renderedPictures, { only: id })).toEqual(all);
});

test('a pod’s description in search results keeps the tagline’s own punctuation', () => {
  const pod = buildOil({ tagline: { en: 'Ready for the evening?', fr: 'Prêt pour la soirée?' } });
  const pages = pagesOf({ 'products/california-amber.json': pod });
  const { words } = pages.find(({ path }) => path === '/us/en/shop/pods/california-amber')!.context;
  expect(words.description).toBe('Sativa live resin vape cartridge by Alder. Ready for the evening? A bright oil.');
});

// S2-02 … S2-23 and S2-26, as the specification lists them, with the pages of D-29 and of tracking links.
const everywhere = [
  '/',
  '/sign-in',
  '/register',
  '/user/account',
  '/user/account/email',
  '/user/account/phone',
  '/user/orders',
  '/user/pods',
  '/user/unlock',
  '/unlock',
  '/shop',
  '/shop/products',
  '/shop/devices',
  '/shop/pods',
  '/search',
  '/favorites',
  '/delivery/checkout',
  '/delivery/checkout/register',
  '/delivery/order',
  '/rating',
  '/store-locator',
  '/stores',
  '/guides',
  '/partners',
  '/support',
  '/find-batch',
  '/lab-report',
  '/terms',
  '/privacy',
  '/privacy-choices',
  '/track',
  '/xpress',
];

describe('S2-01 … S2-26 the pages', () => {
  test.each(locales.map(({ id, prefix }) => ({ id, prefix })))('of $id are every route under $prefix', ({ id }) => {
    const locale = localeOf(id);
    const paths = pagesOf()
      .filter(({ context }) => context.localeId === id && routes.some((route) => route.id === context.routeId))
      .map(({ path }) => path);
    expect(paths.sort()).toEqual(everywhere.map((path) => localePath(locale, path)).sort());
  });

  test.each(locales.map(({ id, prefix }) => ({ id, prefix })))(
    'of $id’s makers list each pod that the country sells, once, and name each other as alternates',
    ({ id, prefix }) => {
      const localePages = pagesOf().filter(({ context }) => context.localeId === id);
      const makers = localePages.filter(({ context }) => context.routeId === 'maker');
      const pods = localePages.filter(({ context }) => context.product?.summary.productType === 'oil');
      const listed = makers.flatMap(({ context }) => context.listing!.products.map(({ slug }) => slug));
      expect(listed.toSorted()).toEqual(pods.map(({ context }) => context.product!.summary.slug).toSorted());
      expect(listed.length > 0).toBe(pods.length > 0);
      for (const { path, context } of makers) {
        expect(path).toBe(`${prefix}/shop/makers/${context.listing!.products[0]!.brandSlug}`);
        expect(context.alternates.map(({ localeId }) => localeId)).toContain(id);
        expect(context.words.description.length).toBeLessThan(160);
      }
    },
  );

  test('have unique addresses without a trailing slash', () => {
    const paths = pagesOf().map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path.endsWith('/'))).toEqual([]);
  });

  test('S2-18 S2-19 completed in the browser match any rest of their address, and no others do', () => {
    const matching = pagesOf().flatMap(({ path, matchPath }) => (matchPath ? [[path, matchPath]] : []));
    expect(matching).toEqual(
      locales.flatMap(({ prefix }) =>
        ['/delivery/order', '/rating', '/lab-report'].map((path) => [`${prefix}${path}`, `${prefix}${path}/*`]),
      ),
    );
  });

  test('have the words of their language', () => {
    const heading = (path: string) => pagesOf().find((page) => page.path === path)!.context.words.heading;
    expect([heading('/us/en/terms'), heading('/ca/fr/terms')]).toEqual(['Heading of terms', 'Heading of terms (fr)']);
  });

  test('have stores of their own country, only on the store locator', () => {
    const pages = pagesOf().filter(({ context }) => context.stores);
    expect(pages.map(({ path, context }) => [path, context.stores!.map(({ id }) => id)])).toEqual([
      ['/us/en/store-locator', ['fresno']],
      ['/ca/en/store-locator', []],
      ['/ca/fr/store-locator', []],
    ]);
  });

  test('have the first screen of the default region’s products, by kind', () => {
    const slugs = (path: string) =>
      pagesOf()
        .find((page) => page.path === path)!
        .context.listing?.products.map(({ slug }) => slug);
    expect(slugs('/us/en/shop/products')).toEqual(['california-amber', 'battery', 'starter-kit']);
    expect(slugs('/us/en/shop/devices')).toEqual(['battery', 'starter-kit']);
    expect(slugs('/us/en/shop/pods')).toEqual(['california-amber']);
    expect(slugs('/ca/fr/shop/products')).toEqual(['battery']);
    expect(slugs('/us/en/terms')).toBeUndefined();
  });

  test('have a line for each product of a short list, unless the page shortens it', () => {
    const lines = (path: string) => pagesOf().find((page) => page.path === path)!.context.listing?.lines;
    expect(Object.keys(lines('/us/en/shop/devices')!)).toEqual(['battery', 'starter-kit']);
    expect(Object.keys(lines('/ca/fr/shop/devices')!)).toEqual(['battery']);
    expect(lines('/us/en')).toBeUndefined();
  });
});

describe('S2-14 S2-15 S2-25 product pages', () => {
  const productPaths = (changes?: Record<string, unknown>) =>
    pagesOf(changes)
      .filter(({ context }) => context.routeId === 'product')
      .map(({ path }) => path)
      .sort();

  test('exist only in locales whose country sells the product', () => {
    expect(productPaths()).toEqual([
      '/ca/en/shop/devices/battery',
      '/ca/fr/shop/devices/battery',
      '/us/en/shop/devices/battery',
      '/us/en/shop/devices/starter-kit',
      '/us/en/shop/pods/california-amber',
    ]);
  });

  test('do not exist for a product that no region sells', () => {
    expect(productPaths({ 'products/battery.json': buildDevice({ visibility: productSoldIn() }) })).toEqual([
      '/us/en/shop/pods/california-amber',
    ]);
  });

  test('have the lab reports of each variant', () => {
    const page = pagesOf().find(({ path }) => path === '/us/en/shop/pods/california-amber')!;
    expect(page.context.product!.variants[0]!.batches.map(({ batchId }) => batchId)).toEqual(['B-1']);
    expect(page.context.words).toMatchObject({ heading: 'Amber', title: 'Amber Live Resin THC Vape Pod | Alder' });
  });
});

describe('pages outside the route table', () => {
  const content = () => readContent(writeContent(), fixturePictureNames);
  const extra = () => extraPages(content(), renderedPictures).map(({ path }) => path);

  test('D-10 S2-01 are the start URL and a 404 page in each locale', () => {
    expect(extra()).toEqual(expect.arrayContaining(['/', '/us/en/404', '/ca/en/404', '/ca/fr/404']));
    for (const routeId of ['notFound', 'serverError'] as const)
      expect(fallbackContext(content(), renderedPictures, routeId)).toMatchObject({ localeId: 'en-US', routeId });
  });

  test('S2-01 Gatsby’s 404 page, shown at any missing address, has the contexts of the 404 pages of all locales', () => {
    const pages = extraPages(content(), renderedPictures);
    const { byLocale } = fallbackContext(content(), renderedPictures, 'notFound');
    expect(Object.values(byLocale!)).toEqual(
      ['/us/en/404', '/ca/en/404', '/ca/fr/404'].map((path) => pages.find((page) => page.path === path)!.context),
    );
  });

  test('the UI kit is never deployed to production', () => {
    expect(extra()).toContain('/__kit');
    vi.stubEnv('CONTEXT', 'production');
    expect(extra()).not.toContain('/__kit');
  });
});
