import { describe, expect, test } from 'vitest';
import {
  buildOil,
  fixturePictureNames,
  oilFiles,
  productSoldIn,
  renderedPictures,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import { ofType, things, thingsOf, type Thing } from '../../../tests/fixtures/structuredDataThings';
import type { Score } from '../../domain/rating/rating';
import { en } from '../../i18n/messages/en';
import type { PageContext } from '../pages/pageContext';
import { sitePages } from '../pages/sitePages';
import { readContent } from '../source/readContent';

const amber = buildOil();
const variant = amber.variants[0]!;

const product = (path: string, changes?: Record<string, unknown>) => ofType(thingsOf(path, changes), 'Product');
const amberPath = '/us/en/shop/pods/california-amber';

describe('a product', () => {
  test('S2-71 has the brand, oil, lab report and weights that its page shows', () => {
    expect(product(amberPath)).toMatchObject({
      name: 'Amber',
      brand: { name: 'Alder' },
      productID: 'id-california-amber',
      sku: 'amber-1g',
      category: 'Pods',
      url: 'https://site.test/us/en/shop/pods/california-amber',
      image: ['https://site.test/pictures/pod-480.webp'],
      additionalProperty: [
        { name: 'Plant type', value: 'Sativa' },
        { name: 'Extraction', value: 'Live Resin' },
        { name: 'Strain', value: 'Amber' },
        { name: 'Total THC', value: 80, unitCode: 'P1' },
        { name: 'Total CBD', value: 0, unitCode: 'P1' },
      ],
      hasMeasurement: [{ name: '1 g', value: 1, unitCode: 'GRM' }],
    });
  });

  test('S2-71 has the THC of the label, which every batch shares', () => {
    const changes = { 'products/california-amber.json': { ...amber, variants: [{ ...variant, thcGrams: 0.84 }] } };
    expect(product(amberPath, changes).additionalProperty).toContainEqual(
      expect.objectContaining({ name: 'Total THC', value: 84 }),
    );
  });

  test('D-07 has an offer with its price in California', () => {
    expect(product(amberPath).offers).toEqual([
      {
        '@type': 'Offer',
        url: 'https://site.test/us/en/shop/pods/california-amber',
        sku: 'amber-1g',
        name: '1 g',
        price: '32.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        areaServed: { '@type': 'State', name: 'California' },
        seller: { '@type': 'Organization', name: 'Licensed dispensaries in California' },
      },
    ]);
  });

  const newest = [2, 5].map((score) => ({
    id: '3b241101-e2bb-4255-8caf-4136c566a962',
    score: score as Score,
    text: `I gave it ${score}. <b>"Fine"</b>`,
    writtenOn: '2026-11-20',
  }));
  const ratings = {
    asOf: '2026-11-29',
    products: [{ slug: 'california-amber', average: 4.6, count: 54 }],
    reviewed: [{ slug: 'california-amber', count: 9, newest }],
  };
  const rated = (changes: Record<string, unknown> = {}, path = amberPath) =>
    ofType(thingsOf(path, changes, { ratings }), 'Product');

  test('has the owners’ ratings of the build’s day, without scripts, and none without ratings', () => {
    expect(rated().aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.6,
      ratingCount: 54,
      bestRating: 5,
      worstRating: 1,
    });
    expect(product(amberPath)).not.toHaveProperty('aggregateRating');
    expect(rated({}, '/us/en/shop/devices/battery')).not.toHaveProperty('aggregateRating');
  });

  test('has the newest reviews, bad ones too, as they are on the page and by nobody’s name', () => {
    const reviewRating = (ratingValue: number) => ({ '@type': 'Rating', ratingValue, bestRating: 5, worstRating: 1 });
    expect(rated().review).toEqual(
      newest.map(({ score, text }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: en['reviews.verified'] },
        datePublished: '2026-11-20',
        reviewBody: text,
        reviewRating: reviewRating(score),
      })),
    );
    expect(product(amberPath)).not.toHaveProperty('review');
    expect(rated({}, '/us/en/shop/devices/battery')).not.toHaveProperty('review');
  });

  test('has reviews while too few owners have rated the pod', () => {
    const thing = ofType(thingsOf(amberPath, {}, { ratings: { ...ratings, products: [] } }), 'Product');
    expect([thing.review, thing.aggregateRating]).toEqual([[expect.anything(), expect.anything()], undefined]);
  });

  test('has ratings where its region shows no prices, and none in Canada', () => {
    const visibility = productSoldIn('availableUsOh', 'availableCaAll');
    const files = { 'products/california-amber.json': buildOil({ visibility }) };
    expect(rated(files)).toMatchObject({ name: 'Amber', aggregateRating: { ratingCount: 54 } });
    expect(rated(files)).not.toHaveProperty('offers');
    expect(rated(files, '/ca/en/shop/pods/california-amber')).toBeUndefined();
  });

  test.each([
    ['sold only in Ohio', { visibility: productSoldIn('availableUsOh') }, amberPath],
    [
      'on a Canadian page',
      { visibility: productSoldIn('availableUs', 'availableCaAll') },
      '/ca/en/shop/pods/california-amber',
    ],
    ['without a known price', { variants: [{ ...variant, suggestedPrice: null }] }, amberPath],
  ])('D-05 D-07 has only its breadcrumb %s, where it can have neither an offer nor a rating', (_, oil, path) => {
    const all = thingsOf(path, { 'products/california-amber.json': buildOil(oil) });
    expect(all.map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
    expect(JSON.stringify(all)).not.toMatch(/offer|price|rating|review/i);
  });

  test.each([
    ['available', 1, 'InStock'],
    ['available', 0, 'InStoreOnly'],
    ['sold-out', 1, 'SoldOut'],
    ['coming-soon', 1, 'OutOfStock'],
  ] as const)('S4-02 that is %s, carried by %i dispensaries, is %s', (availability, carriers, said) => {
    const oil = buildOil({
      expressDeliveryProvidersCount: carriers,
      availability,
      availabilityComingSoonDate: '2027-03-01',
      variants: [{ ...variant, availability }],
    });
    const [offer] = product(amberPath, { 'products/california-amber.json': oil }).offers as Thing[];
    expect(offer!.availability).toBe(`https://schema.org/${said}`);
    expect(offer!.availabilityStarts).toBe(availability === 'coming-soon' ? '2027-03-01' : undefined);
  });

  test('that is a device has its specifications, and no weight', () => {
    const battery = product('/us/en/shop/devices/battery');
    expect(battery.additionalProperty).toEqual(
      [1, 2, 3].map((number) => ({ '@type': 'PropertyValue', name: `Name ${number}`, value: `Value ${number}` })),
    );
    expect(battery).not.toHaveProperty('hasMeasurement');
  });
});

describe('lists', () => {
  test('a product’s breadcrumb leads over its list to the home page, and a list’s to the home page', () => {
    const steps = (path: string) =>
      (ofType(thingsOf(path), 'BreadcrumbList').itemListElement as Thing[]).map(({ position, name, item }) => [
        position,
        name,
        item,
      ]);
    expect(steps(amberPath)).toEqual([
      [1, 'Lumapod', 'https://site.test/us/en'],
      [2, 'Pods', 'https://site.test/us/en/shop/pods'],
      [3, 'Amber', 'https://site.test/us/en/shop/pods/california-amber'],
    ]);
    expect(steps('/ca/fr/shop/devices')).toEqual([
      [1, 'Lumapod', 'https://site.test/ca/fr'],
      [2, 'Heading of devices (fr)', 'https://site.test/ca/fr/shop/devices'],
    ]);
  });

  test('S2-11 a list names its products in order', () => {
    const list = ofType(thingsOf('/us/en/shop/products'), 'ItemList');
    expect(list.numberOfItems).toBe(2);
    expect((list.itemListElement as Thing[]).map(({ position, url }) => [position, url])).toEqual([
      [1, 'https://site.test/us/en/shop/pods/california-amber'],
      [2, 'https://site.test/us/en/shop/devices/battery'],
    ]);
  });

  test('a further page of a list is the last step of its breadcrumb, and names its own products', () => {
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => Object.entries(oilFiles({ slug: `california-pod-${index}` }))).flat(),
    );
    const all = thingsOf('/us/en/shop/pods/page/2', many);
    const steps = ofType(all, 'BreadcrumbList').itemListElement as Thing[];
    expect(steps.map(({ name, item }) => [name, item]).slice(1)).toEqual([
      ['Heading of pods', 'https://site.test/us/en/shop/pods'],
      ['Page 2', 'https://site.test/us/en/shop/pods?page=2'],
    ]);
    const list = ofType(all, 'ItemList');
    expect([list.numberOfItems, (list.itemListElement as Thing[]).length]).toEqual([31, 7]);
  });

  test('a list without products has no data', () => {
    const types = thingsOf('/ca/en/shop/pods').map((thing) => thing['@type']);
    expect(types).toEqual(['BreadcrumbList']);
  });
});

describe('other pages', () => {
  test.each(['/us/en', '/ca/fr'])('D-01 the home page %s names the organization', (path) => {
    const [organization, website] = thingsOf(path);
    expect(organization).toMatchObject({
      '@type': 'Organization',
      '@id': 'https://site.test/#organization',
      name: 'Lumapod',
      logo: 'https://site.test/icons/icon-512.png',
      telephone: '+1-415-555-0100',
    });
    expect(website).toMatchObject({ '@type': 'WebSite', url: `https://site.test${path}` });
  });

  test('all home pages describe one and the same organization (D-01)', () => {
    const [american, ...others] = ['/us/en', '/ca/en', '/ca/fr'].map((path) => thingsOf(path)[0]);
    for (const other of others) expect(other).toEqual(american);
  });

  test('S2-22 a page of questions has its region’s questions and answers', () => {
    const content = readContent(writeContent(), fixturePictureNames);
    const page = sitePages(content, renderedPictures).find(({ path }) => path === '/us/en/support')!.context;
    const question = (id: string, regions: PageContext['words']['questions'][number]['regions']) => ({
      id,
      topic: null,
      question: `Question ${id}`,
      answer: `Answer ${id}`,
      keywords: null,
      link: null,
      regions,
    });
    const questions = [question('a', null), question('b', ['OH']), question('c', ['CA', 'OH'])];
    expect(things({ ...page, words: { ...page.words, questions } })).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: ['a', 'c'].map((id) => ({
          '@type': 'Question',
          name: `Question ${id}`,
          acceptedAnswer: { '@type': 'Answer', text: `Answer ${id}` },
        })),
      },
    ]);
    expect(things(page)).toEqual([]);
  });

  test('pages that search engines do not index have no data', () => {
    for (const path of ['/us/en/sign-in', '/us/en/user/account', '/ca/en/shop']) expect(thingsOf(path)).toEqual([]);
  });
});
