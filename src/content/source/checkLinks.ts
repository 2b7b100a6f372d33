import { productPath } from '../../domain/catalogue/cataloguePaths';
import { splitLocalePath } from '../../domain/region/locales';
import { regionOf, regionsSelling, type Country, type Subcountry } from '../../domain/region/regions';
import { guidePath } from '../../domain/editorial/guideSchema';
import { matchRoute, routes } from '../../domain/site/routing/routes';
import type { ContentFault } from '../files/contentError';
import type { ContentFiles } from './contentFiles';
import { mostSimilarWord } from './mostSimilarWord';

interface Link {
  field: string;
  path: string;
  countries: readonly Country[];
  /** Set if the link names a product instead of a path. */
  product?: { productType: string; slug: string };
}

const both: readonly Country[] = ['us', 'ca'];
const countryNames: Record<Country, string> = { us: 'the United States', ca: 'Canada' };

const countriesOf = (codes: readonly Subcountry[]): readonly Country[] =>
  codes.length ? both.filter((country) => codes.some((code) => regionOf(code).country === country)) : both;

/** Finds links in the fields that the schemas name `path`, `hyperlink` or `product`. `onlyIn` limits the countries. */
function findLinks(value: unknown, countries: readonly Country[], field = ''): Link[] {
  if (typeof value !== 'object' || value === null) return [];
  const { onlyIn } = value as { onlyIn?: Country };
  const visibleIn = onlyIn ? [onlyIn] : countries;
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const path = Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key;
    if ((key === 'path' || key === 'hyperlink') && typeof child === 'string')
      return child.startsWith('/') ? [{ field: path, path: child, countries: visibleIn }] : [];
    if (key === 'product' && isProductTarget(child))
      return [{ field: `${path}.slug`, path: productPath(child), countries: visibleIn, product: child }];
    return findLinks(child, visibleIn, path);
  });
}

const isProductTarget = (value: unknown): value is { productType: string; slug: string } =>
  typeof value === 'object' && value !== null && 'productType' in value && 'slug' in value;

const linksInText = (html: string, field: string): Omit<Link, 'countries'>[] =>
  [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => ({ field, path: path! }));

interface Site {
  /** Null if no country has the page. */
  countriesWith: (path: string) => readonly Country[] | null;
  paths: string[];
}

function siteOf({ products, guides }: ContentFiles, broken: ReadonlySet<string>): Site {
  const guidePaths = new Set(guides.map(({ value }) => guidePath(value.slug)));
  const byPath = new Map(products.map(({ value }) => [productPath(value), value]));
  return {
    countriesWith: (path) => {
      const product = byPath.get(path);
      if (product) return both.filter((country) => regionsSelling(product, country).length > 0);
      const isReadable = !['products', 'guides'].some((folder) =>
        broken.has(`${folder}/${path.split('/').at(-1)}.json`),
      );
      return matchRoute(path) || guidePaths.has(path) || !isReadable ? both : null;
    },
    paths: [...routes.map((route) => route.path), ...byPath.keys(), ...guidePaths],
  };
}

/**
 * `needs` says whether the page must exist in one of the link's countries or in each of them. Links to pages are hidden
 * in countries without the page.
 */
function linkFault({ path, countries, product }: Link, needs: 'one' | 'each', site: Site): string | null {
  const bare = path.replace(/[?#].*$/s, '');
  const inLocale = splitLocalePath(bare);
  if (inLocale) return `expected a path without the locale, such as ${inLocale.rest}, got ${path}`;
  if (bare.endsWith('/') && bare !== '/') return `expected a path without a slash at its end, got ${path}`;
  const there = site.countriesWith(bare);
  if (!there && product)
    return `expected the slug of a file in content/products/ of the type ${product.productType}, got ${product.slug}`;
  if (!there) {
    const guess = mostSimilarWord(bare, site.paths);
    return `expected a page of this site, got ${path}${guess ? `; did you mean ${guess}?` : ''}`;
  }
  // Links to a product stay hidden until a country sells it.
  if (needs === 'one' && there.length === 0) return null;
  const missing = countries.filter((country) => !there.includes(country));
  if (needs === 'each' ? missing.length === 0 : missing.length < countries.length) return null;
  const names = missing.map((country) => countryNames[country]).join(' and ');
  return `expected a page that ${names} ${missing.length > 1 ? 'have' : 'has'}, got ${path}, which is not sold there`;
}

/** Finds links to missing pages, which browsers would prefetch in vain, and links that no country can see. */
export function checkLinks(files: ContentFiles, broken: ReadonlySet<string>): ContentFault[] {
  const site = siteOf(files, broken);
  const faults: ContentFault[] = [];
  const check = (file: string, links: Link[], needs: 'one' | 'each') => {
    for (const link of links) {
      const message = linkFault(link, needs, site);
      if (message) faults.push({ file: `content/${file}`, field: link.field, message });
    }
  };
  for (const { file, value } of [...files.pages, ...files.guides, ...files.footer])
    check(file, findLinks(value, both), 'one');
  for (const { file, value } of files.navigation)
    value.items.forEach((item, index) => {
      check(file, findLinks(item, countriesOf(item.subcountryVisibility), `items[${index}]`), 'one');
    });
  for (const { file, value } of files.notifications) {
    const countries = countriesOf(value.visibilitySettings.subcountries.map(({ slug }) => slug));
    const inText = Object.entries(value.text).flatMap(([language, html]) => linksInText(html, `text.${language}`));
    const links = [...findLinks(value, countries), ...inText.map((link) => ({ ...link, countries }))];
    check(file, links, 'each');
  }
  return faults;
}
