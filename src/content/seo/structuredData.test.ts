import { describe, expect, test } from 'vitest';
import {
  buildOil,
  oilFiles,
  fixturePictureNames,
  renderedPictures,
  productSoldIn,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import { headWords } from '../../app/headWordsByLocale';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import type { PageContext } from '../pages/pageContext';
import { readContent } from '../source/readContent';
import { sitePages } from '../pages/sitePages';
import { structuredData } from './structuredData';
import { internationalNumber } from '../../domain/account/phoneNumber';

type Thing = Record<string, unknown> & { '@type': string };

const amber = buildOil();
const variant = amber.variants[0]!;

function thingsOf(path: string, changes: Record<string, unknown> = {}, stores?: Store[]): Thing[] {
  const content = readContent(writeContent(changes), fixturePictureNames);
  const page = sitePages(content, renderedPictures).find((each) => each.path === path)!.context;
  return things(page, stores ?? content.stores);
}

function things(page: PageContext, stores: readonly Store[] = []): Thing[] {
  const productIds = new Map([
    ['california-amber', 'id-california-amber'],
    ['battery', 'id-battery'],
  ]);
  const graph = structuredData(page, { stores, productIds, words: headWords });
  return (graph?.['@graph'] ?? []) as unknown as Thing[];
}

const ofType = (all: Thing[], type: string) => all.find((thing) => thing['@type'] === type)!;
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

describe('stores', () => {
  const fresno: Store = {
    id: 'fresno',
    name: 'Brindlecroft',
    region: 'CA',
    addressOne: '1 Oak Ave',
    city: 'Fresno',
    state: 'CA',
    postalCode: '93701',
    latitude: 36.7,
    longitude: -119.8,
    timezone: 'America/Los_Angeles',
    phone: '(559) 555-0101',
    hours: {
      Mon: { open: '09:00', close: '18:00' },
      Wed: { open: '09:00', close: '18:00' },
      Sat: { open: '10:00', close: '16:00' },
    },
    brands: [],
  };
  const list = (stores: Store[]) => ofType(thingsOf('/us/en/store-locator', {}, stores), 'ItemList');

  test('S2-20 a store has its address, phone number and hours, with days of equal hours grouped', () => {
    const [{ item }] = list([fresno]).itemListElement as [{ item: Thing }];
    expect(item).toEqual({
      '@type': 'Store',
      '@id': 'https://site.test/us/en/stores/fresno#store',
      url: 'https://site.test/us/en/stores/fresno',
      name: 'Brindlecroft',
      telephone: '+1-559-555-0101',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Oak Ave',
        addressLocality: 'Fresno',
        addressRegion: 'CA',
        postalCode: '93701',
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 36.7, longitude: -119.8 },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Wednesday'], opens: '09:00', closes: '18:00' },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '16:00' },
      ],
    });
  });

  test('a store’s own page names the same store, with the ways to pay and the way there, below the store locator', () => {
    const [breadcrumb, store] = thingsOf('/us/en/stores/fresno', {
      'stores/fresno.json': { ...fresno, payments: ['cash', 'debit'] },
    });
    expect(breadcrumb).toMatchObject({
      itemListElement: [
        { name: 'Lumapod' },
        { name: 'Heading of storeLocator', item: 'https://site.test/us/en/store-locator' },
        { name: 'Brindlecroft', item: 'https://site.test/us/en/stores/fresno' },
      ],
    });
    expect(store).toMatchObject({
      '@type': 'Store',
      '@id': 'https://site.test/us/en/stores/fresno#store',
      paymentAccepted: 'Cash, Debit card',
      hasMap: expect.stringContaining('36.7') as string,
    });
  });

  test('the page names at most fifty stores, only of the default region', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...fresno, id: `store-${index}` }));
    const found = list([{ ...fresno, id: 'toledo', region: 'OH' }, ...many]);
    expect(found.numberOfItems).toBe(60);
    expect(found.itemListElement).toHaveLength(50);
    expect(JSON.stringify(found)).not.toContain('toledo');
  });

  test('D-07 if the default region has no store locator, its page has no data', () => {
    expect(thingsOf('/ca/en/store-locator', {}, [{ ...fresno, region: 'AB', state: 'AB' }])).toEqual([]);
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

  test.each([
    ['(415) 555-0142', '+1-415-555-0142'],
    ['1 415 555 0142', '+1-415-555-0142'],
    ['+44 20 7946 0000', '+44 20 7946 0000'],
  ])('%s is dialed %s', (written, dialled) => {
    expect(internationalNumber(written)).toBe(dialled);
  });
});
