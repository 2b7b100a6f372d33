import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { offerTerms } from '../../src/content/seo/offerTerms';
import { shippingServices } from '../../src/content/seo/shippingServices';
import { buildDispensary } from '../fixtures/builders/buildCity';
import { createTemporaryFolder } from '../fixtures/createTemporaryFolder';
import { openBuiltSite } from './builtSite';
import { alternateFaults, canonicalFaults, nameFaults, previewFaults } from './headFaults';
import { addressFaults, localeFaults, type Crawl } from './linkFaults';
import type { CrawledPage } from './readPage';
import { structuredDataFaults } from './structuredDataFaults';
import { wordFaults } from './wordFaults';

const siteUrl = 'https://site.test';
const description = 'A description that is long enough for search engines to show it whole.';
const alternate = (hreflang: string, path: string) =>
  `<link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${path}">`;
const both = alternate('en-US', '/us/en/a') + alternate('fr-CA', '/ca/fr/a');

interface Parts {
  lang?: string;
  head?: string;
  body?: string;
  title?: string;
}

const html = (path: string, { lang = 'en-US', head = both, body = '', title = 'A title' }: Parts = {}) =>
  `<!DOCTYPE html><html lang="${lang}"><head><title>${title}</title><meta name="description" content="${description}">` +
  `<link rel="canonical" href="${siteUrl}${path}">${head}</head><body><h1>A</h1>${body}</body></html>`;

/** A site of two pages that refer to each other. Tests change /us/en/a. */
async function crawlOf(parts: Parts, page?: string): Promise<{ page: CrawledPage; crawl: Crawl }> {
  const root = createTemporaryFolder({
    'us/en/a/index.html': page ?? html('/us/en/a', parts),
    'ca/fr/a/index.html': html('/ca/fr/a', { lang: 'fr-CA', body: '<p id="there">' }),
    'us/en/hidden/index.html': html('/us/en/hidden', { head: '<meta name="robots" content="noindex">' }),
    'us/en/order/index.html': html('/us/en/order'),
    'app.js': '',
    'p-240.avif': '',
    _redirects: '/us/en/order/* /us/en/order 200\n/us/en/old /us/en/a 301\n/* /404.html 404\n',
    _headers: '',
  });
  const site = await openBuiltSite(root, join(import.meta.dirname, '..', '..', 'netlify.toml'));
  return { page: site.pages.get('/us/en/a')!, crawl: { site, siteUrl } };
}

test('a correct page has no faults by any rule', async () => {
  const { page, crawl } = await crawlOf({
    body:
      '<a href="/us/en/order/1/2">rewritten</a><a href="/ca/fr/a#there">the same in French</a><a href="?page=2">next</a>' +
      '<a href="https://elsewhere.test/x">elsewhere</a><a href="mailto:a@site.test">mail</a>' +
      '<picture><source srcset="/p-240.avif 240w"></picture><script src="/app.js"></script>',
  });
  expect(page.references.length).toBeGreaterThan(8);
  for (const rule of [addressFaults, localeFaults, nameFaults, canonicalFaults, alternateFaults])
    expect(rule(page, crawl)).toEqual([]);
});

describe('finds a bad address', () => {
  test.each([
    ['that leads nowhere', '<a href="/us/en/gone">x</a>', 'a href /us/en/gone is not there'],
    ['of a missing picture', '<img src="/q.avif">', 'img src /q.avif is not there'],
    [
      'of one size of a picture',
      '<picture><source srcset="/p-240.avif 240w, /p-480.avif 480w"></picture>',
      'source srcset /p-480.avif is not there',
    ],
    ['of a preload', '<link rel="preload" href="/gone.js">', 'link preload /gone.js is not there'],
    [
      'of a script loaded later',
      '<script data-chunks="/app.js /gone.js"></script>',
      'script data-chunks /gone.js is not there',
    ],
    ['that is redirected', '<a href="/us/en/old">x</a>', 'a href /us/en/old is not there'],
    ['with a trailing slash', '<a href="/us/en/a/">x</a>', 'is redirected, for its slash at the end'],
    ['of a missing fragment', '<a href="/ca/fr/a#here">x</a>', 'names a place that its page lacks'],
    ['as an absolute URL', `<a href="${siteUrl}/gone">x</a>`, 'is not there'],
    ['in a style', '<style>a{background:url(/gone.webp)}</style>', 'style url /gone.webp is not there'],
    ['in a preview', `<meta property="og:image" content="${siteUrl}/og/gone.jpg">`, 'is not there'],
  ])('%s', async (_, body, fault) => {
    const { page, crawl } = await crawlOf({ body });
    const found = addressFaults(page, crawl);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(fault);
  });

  test('S4-30 that leads to another page of another locale', async () => {
    const { page, crawl } = await crawlOf({
      body: '<a href="/ca/fr/a">same</a><a href="/ca/fr">home</a><a href="/ca/fr/shop/pods/b">other</a>',
    });
    expect(localeFaults(page, crawl)).toEqual(['/us/en/a: /ca/fr/shop/pods/b leads to another locale']);
  });
});

describe('finds a bad head', () => {
  test.each([
    ['without its own address', { head: alternate('fr-CA', '/ca/fr/a') }, 'does not name itself'],
    ['with a missing alternate', { head: both + alternate('en-CA', '/ca/en/a') }, 'is no page'],
    ['with an alternate in another language', { head: both + alternate('en-CA', '/ca/fr/a') }, 'is not in en-CA'],
    [
      'with a hidden alternate',
      { head: both + alternate('x-default', '/us/en/hidden') },
      'is hidden from search engines',
    ],
    ['with a language twice', { head: both + alternate('en-US', '/us/en/a') }, 'names a language twice'],
    ['hidden, with alternates', { head: `<meta name="robots" content="noindex">${both}` }, 'and is hidden'],
  ])('%s', async (_, parts, fault) => {
    const { page, crawl } = await crawlOf(parts);
    expect(alternateFaults(page, crawl).filter((each) => each.includes(fault))).toHaveLength(1);
  });

  test('with an alternate that does not name it back', async () => {
    const { page, crawl } = await crawlOf({});
    crawl.site.pages.get('/ca/fr/a')!.alternates = [];
    expect(alternateFaults(page, crawl)).toEqual([
      `/us/en/a: alternate fr-CA ${siteUrl}/ca/fr/a does not name it in turn`,
    ]);
  });

  test.each([
    ['two titles', html('/us/en/a', { head: '<title>B</title>' }), 'titles'],
    ['a long title', html('/us/en/a', { title: 'A'.repeat(71) }), 'titles'],
    ['no description', html('/us/en/a').replace(/<meta[^>]*>/, ''), 'description'],
    ['two headings', html('/us/en/a', { body: '<h1>B</h1>' }), '2 h1'],
    ['another language', html('/us/en/a', { lang: 'fr-CA' }), 'lang fr-CA'],
  ])('that has %s', async (_, text, fault) => {
    const { page } = await crawlOf({}, text);
    expect(nameFaults(page)).toHaveLength(1);
    expect(nameFaults(page)[0]).toContain(fault);
  });

  test('that names another address as its own, or has no preview', async () => {
    const { page, crawl } = await crawlOf({}, html('/us/en/b'));
    expect(canonicalFaults(page, crawl)).toHaveLength(1);
    expect(previewFaults(page)).toContain('/us/en/a: og:image null');
  });
});

describe('finds bad structured data', () => {
  const product = {
    '@type': 'Product',
    name: 'Amber',
    sku: 'amber',
    productID: '1',
    brand: { '@type': 'Brand', name: 'Alder' },
    description,
    image: [`${siteUrl}/p-240.avif`],
    additionalProperty: ['a', 'b', 'c'].map((name) => ({ '@type': 'PropertyValue', name, value: 1 })),
  };
  const offer = {
    '@type': 'Offer',
    price: '32.00',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    areaServed: { '@type': 'State', name: 'California' },
    ...offerTerms({ region: 'California', siteUrl }, { returnsPath: '/us/en/a#returns' }),
  };
  const script = (...graph: object[]) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`;

  const faultsOf = async (body: string, path = '/us/en/a') => {
    const { page, crawl } = await crawlOf({ body });
    return structuredDataFaults({ ...page, path }, crawl);
  };

  test('but none in a product with its offers', async () => {
    expect(await faultsOf(script({ ...product, offers: [offer] }))).toEqual([]);
  });

  test.each([
    ['that is not JSON', '<script type="application/ld+json">{</script>', 'SyntaxError'],
    ['of another vocabulary', '<script type="application/ld+json">{"@graph":[]}</script>', '@context'],
    ['with an unknown type', script({ '@type': 'Prodct' }), '"Prodct" is not a valid schema.org type'],
    ['with an unknown property', script({ ...product, flavour: 'pine' }), 'Property "flavour"'],
    ['without what search engines need', script({ ...product, image: undefined }), '"image"'],
    ['with a product without an offer', script(product), 'offers'],
    ['with an offer without a seller', script({ ...product, offers: [{ ...offer, seller: undefined }] }), 'seller'],
    ['with an offer without a price', script({ ...product, offers: [{ ...offer, price: undefined }] }), 'price'],
    ['with a price in words', script({ ...product, offers: [{ ...offer, price: '$32' }] }), 'price'],
    [
      'with a cost of delivery, which depends on the order',
      script({ ...product, offers: [{ ...offer, shippingDetails: { '@type': 'OfferShippingDetails' } }] }),
      'the cost and place of delivery',
    ],
    [
      'with an offer without a return policy',
      script({ ...product, offers: [{ ...offer, seller: { '@type': 'Organization', name: 'A' } }] }),
      'hasMerchantReturnPolicy',
    ],
    ['with a missing picture', script({ ...product, image: [`${siteUrl}/q.avif`] }), 'q.avif is not there'],
    [
      'D-05 with a rating',
      script({ ...product, aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 2 } }),
      'there are no ratings',
    ],
    ['with positions out of order', script(breadcrumb(1, 3)), 'expected the positions'],
  ])('%s', async (_, body, fault) => {
    expect((await faultsOf(body)).join('\n')).toContain(fault);
  });

  test('D-07 with a price in Canada', async () => {
    const body = script({ ...product, offers: [offer] });
    expect((await faultsOf(body, '/ca/fr/a')).join('\n')).toContain('Canada is shown no prices');
  });

  const organization = (change: (conditions: Record<string, unknown>[]) => unknown = (all) => all) => {
    const services = structuredClone(shippingServices([buildDispensary()])) as unknown as Record<string, unknown>[];
    for (const service of services) service.shippingConditions = change(service.shippingConditions as never);
    const of = {
      '@type': 'Organization',
      name: 'Lumapod',
      email: 'hello@lumapod.example',
      url: `${siteUrl}/us/en/a`,
      logo: `${siteUrl}/p-240.avif`,
    };
    return script({ ...of, hasShippingService: services });
  };

  test('but none in an organization with its terms of delivery, which Canada must not have', async () => {
    expect(await faultsOf(organization())).toEqual([]);
    expect((await faultsOf(organization(), '/ca/fr/a')).join('\n')).toContain('Canada is shown no prices');
  });

  test.each([
    ['to a whole state', () => ({ shippingDestination: { addressCountry: 'US', addressRegion: 'CA' } }), 'postalCode'],
    ['without a rate', () => ({ doesNotShip: undefined, shippingRate: undefined }), 'either to have a rate'],
    ['at a rate in words', () => ({ shippingRate: { value: '$5', currency: 'USD' } }), 'shippingRate'],
  ])('of delivery %s', async (_, change, fault) => {
    const body = organization((all) => all.map((each) => ({ ...each, ...change() })));
    expect((await faultsOf(body)).join('\n')).toContain(fault);
  });

  function breadcrumb(...positions: number[]) {
    const itemListElement = positions.map((position) => ({
      '@type': 'ListItem',
      position,
      name: 'A',
      item: `${siteUrl}/us/en/a`,
    }));
    return { '@type': 'BreadcrumbList', itemListElement };
  }
});

describe('finds missing words of a content file', () => {
  const words = {
    title: 'A title',
    description,
    heading: 'A',
    sections: [{ id: 'codes', paragraphs: [], points: ['Six digits'], link: { label: 'On', path: '/x' } }],
    questions: [{ question: 'Why?', answer: 'So.', keywords: 'because' }],
  };
  const faultsOf = async (body: string, changed = {}) => {
    const data = { result: { pageContext: { words: { ...words, ...changed } } } };
    const { page, crawl } = await crawlOf({ body });
    return wordFaults(page, { ...crawl, site: { ...crawl.site, read: () => JSON.stringify(data) } });
  };
  const all = '<p>Six <!-- -->digits</p><script>Gone</script><a href="/x">On</a><h2>Why?</h2><p>So.</p>';

  test.each([
    ['that the page lacks', { lead: 'Gone' }, 'Gone'],
    ['of a title that the head lacks', { title: 'Another' }, 'Another'],
    ['of a description that the head lacks', { description: 'Another' }, 'Another'],
  ])('%s', async (_, changed, text) => {
    expect(await faultsOf(all, changed)).toEqual([`/us/en/a: nowhere shows "${text}"`]);
  });

  test('every one, but none if the page shows them all', async () => {
    expect(await faultsOf('')).toHaveLength(4);
    expect(await faultsOf(all)).toEqual([]);
  });
});

describe('a control that hydrates later than the page', () => {
  const part = (mark: string) =>
    `<div><!--$--><main><div${mark}><!--$--><form><button>Share</button></form><!--/$--></div><button>Menu</button></main><!--/$--></div>`;

  test.each([
    ['is a fault in an unmarked part', part(''), ['Share']],
    ['is none in a marked part', part(' data-dehydrated=""'), []],
    ['is none in the page’s own boundary', '<div><!--$--><button>Menu</button><!--/$--></div>', []],
  ])('%s', async (_, body, unmarked) => {
    const { page } = await crawlOf({ body });
    expect(page.unmarkedControls).toEqual(unmarked);
  });
});
