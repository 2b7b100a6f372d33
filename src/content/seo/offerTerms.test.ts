import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildDispensary } from '../../../tests/fixtures/builders/buildCity';
import { buildOil, buildPage, productSoldIn } from '../../../tests/fixtures/contentFolder';
import { ofType, thingsOf, type Thing } from '../../../tests/fixtures/structuredDataThings';
import { freeDeliveryAbove } from '../../domain/delivery/orderTotals';
import type { Dispensary } from '../../domain/delivery/citySchema';
import { offerTerms } from './offerTerms';

const siteUrl = 'https://site.test';
const returnsPath = '/us/en/support#returns';
const terms = (price: number, dispensaries: Dispensary[], isDelivered = true) =>
  offerTerms({ region: 'California', siteUrl, price, isDelivered }, { dispensaries, returnsPath }) as Record<
    string,
    Thing
  >;
const rate = (price: number, ...dispensaries: Dispensary[]) => terms(price, dispensaries).shippingDetails!.shippingRate;
const fee = (value: number) => buildDispensary({ fee: value });

describe('what delivery of an offer costs', () => {
  test.each([
    [32, [fee(5)], { value: 5 }],
    [32, [fee(5), fee(5)], { value: 5 }],
    [32, [fee(7.5), fee(0), fee(5)], { minValue: 0, maxValue: 7.5 }],
    [50, [fee(5)], { value: 5 }],
    [50.01, [fee(5), fee(7)], { value: 0 }],
  ])('for %f dollars with these dispensaries is %#', (price, dispensaries, expected) => {
    expect(rate(price, ...dispensaries)).toEqual({ '@type': 'MonetaryAmount', ...expected, currency: 'USD' });
  });

  const days = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  });
  const handling = (...dispensaries: Dispensary[]) =>
    (terms(32, dispensaries).shippingDetails!.deliveryTime as Thing | undefined)?.handlingTime;

  test('is told with the days until the first window, through closed days', () => {
    const later = buildDispensary({ firstDay: 2 });
    const hours = { open: '10:00', close: '20:00' };
    expect(handling(buildDispensary())).toEqual(days(0, 1));
    expect(handling(buildDispensary(), later)).toEqual(days(0, 2));
    expect(handling(later)).toEqual(days(2, 2));
    expect(handling(buildDispensary({ hours: { Mon: hours } })), 'late on a Monday').toEqual(days(0, 7));
    expect(handling(buildDispensary({ hours: { Mon: hours, Tue: hours, Fri: hours } }))).toEqual(days(0, 3));
  });

  test('is told of California alone, and of nothing that no dispensary delivers', () => {
    expect(terms(32, [fee(5)]).shippingDetails!.shippingDestination).toEqual({
      '@type': 'DefinedRegion',
      addressCountry: 'US',
      addressRegion: 'CA',
    });
    expect(terms(32, [fee(5)], false)).not.toHaveProperty('shippingDetails');
    expect(terms(32, [])).not.toHaveProperty('shippingDetails');
  });
});

describe('the offers of a product page', () => {
  const path = '/us/en/shop/pods/california-amber';
  const question = {
    id: 'returns',
    question: { en: 'Return?', fr: 'Retour?' },
    answer: { en: 'Ask.', fr: 'Demandez.' },
  };
  const support = (changes: object = {}) => ({
    'pages/support.json': { ...buildPage('support'), questions: [{ ...question, ...changes }] },
  });
  const dispensary = { 'dispensaries/fern.json': buildDispensary() };
  const offer = (files: Record<string, unknown>, at = path) =>
    (ofType(thingsOf(at, files), 'Product')?.offers as Thing[] | undefined)?.[0];
  const pod = (changes: object) => ({ 'products/california-amber.json': buildOil(changes) });

  test('have the fee, and the link to the answer about returns', () => {
    expect(offer({ ...dispensary, ...support() })).toMatchObject({
      shippingDetails: { '@type': 'OfferShippingDetails', shippingRate: { value: 5, currency: 'USD' } },
      seller: {
        name: 'Licensed dispensaries in California',
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          merchantReturnLink: 'https://site.test/us/en/support#returns',
        },
      },
    });
  });

  test.each([
    ['without an answer', {}],
    ['with one for Canada alone', support({ onlyIn: 'ca' })],
  ])('say nothing of returns %s', (_, files) => {
    expect(offer(files)!.seller).toEqual({ '@type': 'Organization', name: 'Licensed dispensaries in California' });
  });

  test.each([
    ['sold in stores alone', { expressDeliveryProvidersCount: 0 }],
    ['that is coming soon', { availability: 'coming-soon', availabilityComingSoonDate: '2027-03-01' }],
  ])('have no delivery for a pod %s', (_, changes) => {
    const files = pod({ ...changes, variants: [{ ...buildOil().variants[0]!, ...pickAvailability(changes) }] });
    const data = offer({ ...dispensary, ...support(), ...files })!;
    expect(data).not.toHaveProperty('shippingDetails');
    expect(data.seller).toHaveProperty('hasMerchantReturnPolicy');
  });

  test.each([
    ['Ohio', pod({ visibility: productSoldIn('availableUsOh') }), path],
    [
      'Canada',
      pod({ visibility: productSoldIn('availableUs', 'availableCaAll') }),
      '/ca/en/shop/pods/california-amber',
    ],
  ])('D-07 do not exist in %s, which shows no prices', (_, files, at) => {
    const text = JSON.stringify(thingsOf(at, { ...dispensary, ...support(), ...files }));
    expect(text).not.toMatch(/shipping|return|MonetaryAmount/i);
  });
});

const pickAvailability = (changes: object) => ('availability' in changes ? { availability: changes.availability } : {});

describe('the data agrees with the site’s own words', () => {
  const read = (file: string) => JSON.parse(readFileSync(`content/${file}`, 'utf8')) as never;
  const { questions } = read('pages/support.json') as {
    questions: { id: string; onlyIn?: string; answer: { en: string } }[];
  };
  const answer = (id: string) => questions.find((each) => each.id === id && each.onlyIn !== 'ca')!.answer.en;
  const dispensaries = readdirSync('content/dispensaries').map((name) => read(`dispensaries/${name}`) as Dispensary);
  const legal = readFileSync('content/legal/terms.json', 'utf8');

  test('delivery is free above the amount that support and terms name, and costs the dispensary’s fee below', () => {
    const words = `delivery is free on orders above $${freeDeliveryAbove}`;
    expect(answer('delivery-cost')).toContain(words);
    expect(legal).toContain(words);
    expect(answer('delivery-cost')).toContain('Each dispensary sets a minimum and a delivery fee');
    expect(rate(freeDeliveryAbove + 1, ...dispensaries)).toMatchObject({ value: 0 });
    for (const each of dispensaries) expect(rate(30, each)).toMatchObject({ value: each.fee });
  });

  test('delivery is in California', () => {
    expect(answer('where-delivery')).toContain('California');
    expect(legal).toContain('XPRESS is offered in parts of California');
  });

  test('returns are up to the seller: neither text nor data names a number of days, a fee or a ban', () => {
    const text = answer('returns');
    expect(text).toContain('Ask the store or dispensary that sold it');
    expect(legal).toContain('Returns and refunds follow the dispensary’s policy and state law');
    expect(text).not.toMatch(/\d+\s*days|no returns|not (?:be )?return/i);
    const policy = terms(30, dispensaries).seller!.hasMerchantReturnPolicy as Thing;
    expect(Object.keys(policy)).toEqual(['@type', 'merchantReturnLink']);
  });
});
