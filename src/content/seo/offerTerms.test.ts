import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildDispensary } from '../../../tests/fixtures/builders/buildCity';
import { buildOil, buildPage, productSoldIn } from '../../../tests/fixtures/contentFolder';
import { ofType, thingsOf, type Thing } from '../../../tests/fixtures/structuredDataThings';
import { freeDeliveryAbove } from '../../domain/delivery/orderTotals';
import { offerTerms } from './offerTerms';

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

  test('have the link to the answer about returns', () => {
    expect(offer({ ...dispensary, ...support() })).toMatchObject({
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

  test.each([28, 40, 65])('at $%d name neither a cost nor a place of delivery, which depend on the order', (price) => {
    const variants = [{ ...buildOil().variants[0]!, suggestedPrice: price }];
    const data = offer({ ...dispensary, ...support(), ...pod({ variants }) })!;
    expect(data).toMatchObject({ availability: 'https://schema.org/InStock', price: price.toFixed(2) });
    expect(JSON.stringify(data)).not.toMatch(/shipping|delivery|DefinedRegion/i);
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

describe('the data agrees with the site’s own words', () => {
  const read = (file: string) => JSON.parse(readFileSync(`content/${file}`, 'utf8')) as never;
  const { questions } = read('pages/support.json') as {
    questions: { id: string; onlyIn?: string; answer: { en: string } }[];
  };
  const answer = (id: string) => questions.find((each) => each.id === id && each.onlyIn !== 'ca')!.answer.en;
  const legal = readFileSync('content/legal/terms.json', 'utf8');

  test('delivery is free above the amount that support and terms name', () => {
    const words = `delivery is free on orders above $${freeDeliveryAbove}`;
    expect(answer('delivery-cost')).toContain(words);
    expect(legal).toContain(words);
    expect(answer('delivery-cost')).toContain('Each dispensary sets a minimum and a delivery fee');
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
    const { seller } = offerTerms({ region: 'California', siteUrl: 'https://site.test' }, { returnsPath: '/returns' });
    const policy = (seller as Thing).hasMerchantReturnPolicy as Thing;
    expect(Object.keys(policy)).toEqual(['@type', 'merchantReturnLink']);
  });
});
