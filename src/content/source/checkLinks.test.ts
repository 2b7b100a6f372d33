import { describe, expect, test } from 'vitest';
import {
  buildContentBatch,
  buildOil,
  fixturePictureNames,
  productSoldIn,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import { inspectContent } from './readContent';

const words = { en: 'A', fr: 'B' };
const canadian = {
  'products/canada-maple.json': buildOil({
    slug: 'canada-maple',
    visibility: productSoldIn('availableCaAll'),
    variants: [{ ...buildOil().variants[0]!, id: 'maple-1g', batchIds: ['B-2'] }],
  }),
  'batches/B-2.json': buildContentBatch({ batchId: 'B-2', productVariantId: 'maple-1g' }),
};

const faultsOf = (changes: Record<string, unknown>) =>
  inspectContent(writeContent({ ...canadian, ...changes }), fixturePictureNames).faults.map(
    ({ file, field, message }) => `${file} ${field} ${message}`,
  );

const page = (link: string, onlyIn?: string) => ({
  'pages/terms.json': {
    route: 'terms',
    title: words,
    description: words,
    heading: words,
    lead: words,
    sections: [{ id: 'one', heading: words, link: { label: words, path: link }, onlyIn }],
  },
});
const footer = (hyperlink: string) => ({
  'footer/footer.json': {
    mainLinks: [{ originalId: 'a', title: words, hyperlink }],
    additionalLinks: [],
    trademark: words,
    terms: words,
  },
});
const menu = (path: string, subcountryVisibility: string[] = []) => ({
  'navigation/main.json': {
    items: [{ id: 'a', title: words, target: { path }, authenticationVisibility: 'any', subcountryVisibility }],
  },
});
const news = (changes: Record<string, unknown>, subcountries: string[] = []) => ({
  'notifications/news.json': {
    originalId: 'news',
    text: { en: '<p>News</p>', fr: '<p>Nouvelles</p>' },
    category: 'news',
    expiresAfter: null,
    meta: { publishedAt: '2026-01-01T00:00:00Z', createdAt: '2026-01-01T00:00:00Z' },
    link: null,
    picture: null,
    visibilitySettings: { authentication: 'any', subcountries: subcountries.map((slug) => ({ slug })) },
    ...changes,
  },
});

describe('a broken link is a fault', () => {
  const section = 'content/pages/terms.json sections[0].link.path';
  const bell = 'content/notifications/news.json';
  test.each([
    [
      'of a page',
      page('/shop/pots'),
      `${section} expected a page of this site, got /shop/pots; did you mean /shop/pods?`,
    ],
    [
      'of a page, to a missing product',
      page('/shop/pods/nothing-like-it'),
      `${section} expected a page of this site, got /shop/pods/nothing-like-it`,
    ],
    [
      'to a route that needs parameters',
      page('/delivery/order'),
      `${section} expected a page of this site, got /delivery/order`,
    ],
    [
      'with a locale',
      page('/us/en/shop'),
      `${section} expected a path without the locale, such as /shop, got /us/en/shop`,
    ],
    ['with a trailing slash', page('/shop/'), `${section} expected a path without a slash at its end, got /shop/`],
    [
      'of the footer',
      footer('/nowhere-at-all'),
      'content/footer/footer.json mainLinks[0].hyperlink expected a page of this site, got /nowhere-at-all',
    ],
    [
      'of the menu',
      menu('/nowhere-at-all'),
      'content/navigation/main.json items[0].target.path expected a page of this site, got /nowhere-at-all',
    ],
    [
      'of a notification',
      news({ link: { path: '/nowhere-at-all' } }),
      `${bell} link.path expected a page of this site, got /nowhere-at-all`,
    ],
    [
      'in the text of a notification',
      news({ text: { en: '<p><a href="/nowhere-at-all">A</a></p>', fr: '<p>B</p>' } }),
      `${bell} text.en expected a page of this site, got /nowhere-at-all`,
    ],
    [
      'of one country’s section, to a product of the other',
      page('/shop/pods/canada-maple', 'us'),
      `${section} expected a page that the United States has, got /shop/pods/canada-maple, which is not sold there`,
    ],
    [
      'of one country’s menu, to a product of the other',
      menu('/shop/pods/california-amber', ['AB']),
      'content/navigation/main.json items[0].target.path expected a page that Canada has, got /shop/pods/california-amber, which is not sold there',
    ],
    [
      'of a notification for both, to a product of one',
      news({ link: { path: '/shop/pods/california-amber' } }),
      `${bell} link.path expected a page that Canada has, got /shop/pods/california-amber, which is not sold there`,
    ],
  ])('%s', (_, changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault]);
  });
});

describe('not a fault', () => {
  test.each([
    ['a page with a query and a fragment', page('/support?topic=1#top')],
    ['the home page', page('/')],
    ['a section for both, to a product of one: the other does not see the link', page('/shop/pods/canada-maple')],
    [
      'a notification of one country to its own product',
      news({ link: { path: '/shop/pods/california-amber' } }, ['OH']),
    ],
    ['another site’s address', footer('https://elsewhere.test/x')],
  ])('%s', (_, changes) => {
    expect(faultsOf(changes)).toEqual([]);
  });

  test('a link to a product whose file cannot be read', () => {
    const faults = faultsOf({ ...page('/shop/pods/california-amber'), 'products/california-amber.json': '{' });
    expect(faults).toEqual([expect.stringContaining('content/products/california-amber.json  expected JSON')]);
  });
});
