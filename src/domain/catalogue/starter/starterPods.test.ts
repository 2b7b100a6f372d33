import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSummary } from '../../../../tests/fixtures/builders/buildShop';
import { findRange, thcRanges } from '../list/figureRanges';
import { thcPercent } from '../productFigures';
import type { ProductSummary } from '../productSummary';
import { effects as allEffects, plantTypes, type Effect } from '../vocabulary';
import {
  firstAnswers,
  highestPrice,
  moodFacts,
  starterBudgets,
  starterMoods,
  starterStrengths,
  type StarterAnswers,
} from './starterAnswers';
import { repriceStarters, starterPods, type StarterSource } from './starterPods';

type Offers = StarterSource['offers'];

const size = (id: string, price: number | null, thcGrams = 0.325) => ({
  id,
  title: '0.5 g',
  grams: 0.5,
  thcGrams,
  price,
  availability: 'available' as ProductSummary['availability'],
});

/** A gentle, happy pod of a maker of its own. */
const pod = (slug: string, summary: Partial<ProductSummary> = {}): ProductSummary =>
  buildSummary({
    slug,
    title: slug,
    brandSlug: `maker-of-${slug}`,
    plantType: 'Hybrid',
    effects: ['happy'],
    variants: [size(`${slug}-500mg`, 40)],
    ...summary,
  });

const percentOf = (slug: string, percent: number) => [size(`${slug}-500mg`, 40, percent / 200)];

function source(catalogue: readonly ProductSummary[], rest: Partial<StarterSource> = {}): StarterSource {
  return {
    products: catalogue.map((summary) => ({ ...summary, thcRange: findRange(thcPercent(summary), thcRanges) })),
    cardAt: (position) => catalogue[position]!,
    ratingAt: () => null,
    region: 'CA',
    offers: null,
    ...rest,
  };
}

const choose = (
  catalogue: readonly ProductSummary[],
  answers: Partial<StarterAnswers> = {},
  rest: Partial<StarterSource> = {},
) => starterPods({ ...firstAnswers, ...answers }, source(catalogue, rest));
const slugs = (...given: Parameters<typeof choose>) => choose(...given).map(({ summary }) => summary.slug);

const stock = (stocks: Record<string, [quantity: number, price: number]>): Offers =>
  new Map(
    Object.entries(stocks).map(([id, [availableQuantity, amount]]) => [id, { availableQuantity, price: { amount } }]),
  );

describe('a pod to start with', () => {
  test.each<[string, Partial<ProductSummary>]>([
    ['is sold out', { availability: 'sold-out' }],
    ['is coming soon', { availability: 'coming-soon' }],
    ['is of another region', { regions: ['OH'] }],
    ['is a device', { productType: 'devices' }],
    ['is delivered by nobody', { expressDeliveryProvidersCount: 0 }],
    ['has no size with a price', { variants: [size('other-500mg', null)] }],
    ['has its only size sold out', { variants: [{ ...size('other-500mg', 40), availability: 'sold-out' }] }],
    ['has no known THC', { variants: [{ ...size('other-500mg', 40), thcGrams: null }] }],
    ['has no fitting effect', { effects: ['creative'] }],
    ['has an effect that rules it out', { effects: ['happy', 'sleepy'] }],
    ['has no effects, as in Canada', { effects: undefined as unknown as Effect[] }],
    ['is two steps too strong', { variants: percentOf('other', 81) }],
    ['has the title of a better one', { title: 'first' }],
  ])('is not one that %s', (_, other) => {
    expect(slugs([pod('first', { effects: ['happy', 'uplifted'] }), pod('other', other)])).toEqual(['first']);
  });

  test.each<[string, Partial<StarterAnswers>, Partial<ProductSummary>, Partial<ProductSummary>]>([
    [
      'of the strength asked for before a better mood',
      {},
      {},
      { effects: ['happy', 'uplifted'], variants: percentOf('worse', 75) },
    ],
    ['that fits the mood better', { mood: 'sleepy' }, { effects: ['sleepy'] }, { effects: ['relaxed'] }],
    ['with more fitting effects', {}, { effects: ['happy', 'relaxed'] }, { effects: ['happy'] }],
    [
      'of the mood’s usual plant type',
      { mood: 'clear' },
      { effects: ['focused'], plantType: 'Sativa' },
      { effects: ['focused'] },
    ],
    ['that costs less', {}, { variants: [size('better-500mg', 39)] }, {}],
  ])('comes first if it is one %s', (_, answers, better, worse) => {
    expect(slugs([pod('worse', worse), pod('better', better)], answers)).toEqual(['better', 'worse']);
  });

  test('owners’ ratings decide between equals, before the price', () => {
    const catalogue = [pod('cheap', { variants: [size('cheap-500mg', 30)] }), pod('liked')];
    const ratingAt = (position: number) => (position === 1 ? { average: 4.6, count: 9 } : null);
    expect(slugs(catalogue, {}, { ratingAt })).toEqual(['liked', 'cheap']);
  });

  test('pods of three makers come before a second one of the same', () => {
    const same = (slug: string) => pod(slug, { brandSlug: 'alder' });
    expect(slugs([same('a'), same('b'), pod('c'), pod('d')])).toEqual(['a', 'c', 'd']);
    expect(slugs([same('a'), same('b'), pod('c')])).toEqual(['a', 'b', 'c']);
  });

  test('it is sold in the size that costs least within the budget', () => {
    const variants = [
      { ...size('a-300mg', 20), availability: 'sold-out' as const },
      size('a-1g', 60),
      size('a-500mg', 34),
    ];
    expect(choose([pod('a', { variants })], { budget: '35' })[0]).toMatchObject({
      variant: { id: 'a-500mg' },
      price: 34,
    });
    expect(choose([pod('a', { variants: [size('a-1g', 35.5)] })], { budget: '35' })).toEqual([]);
    expect(choose([pod('a', { variants: [size('a-1g', 35)] })], { budget: '35' })).toHaveLength(1);
  });
});

describe('with a dispensary', () => {
  const catalogue = [pod('a'), pod('b'), pod('c'), pod('d')];

  test('only its stock counts, at its prices, whether or not the catalogue names a dispensary', () => {
    const offers = stock({ 'b-500mg': [2, 38], 'c-500mg': [0, 20], 'd-500mg': [7, 36] });
    const chosen = choose([...catalogue.slice(0, 3), pod('d', { expressDeliveryProvidersCount: 0 })], {}, { offers });
    expect(chosen.map(({ summary, price, stock: left }) => [summary.slug, price, left])).toEqual([
      ['d', 36, 7],
      ['b', 38, 2],
    ]);
  });

  test.each<[string, Offers, string[] | null]>([
    ['no address', null, ['a', 'b']],
    ['all in stock', stock({ 'a-500mg': [1, 31], 'b-500mg': [1, 32] }), ['a', 'b']],
    ['one out of stock', stock({ 'a-500mg': [1, 31], 'b-500mg': [0, 32] }), null],
    ['one that it does not carry', stock({ 'a-500mg': [1, 31] }), null],
  ])('the page’s own pods get its prices, or are replaced: %s', (_, offers, expected) => {
    const picks = catalogue.slice(0, 2).map((summary) => ({ summary, rating: null }));
    const pods = repriceStarters(firstAnswers, picks, offers);
    expect(pods?.map(({ summary }) => summary.slug) ?? null).toEqual(expected);
    if (offers && pods) expect(pods.map(({ price }) => price)).toEqual([31, 32]);
  });
});

describe('why it is suggested', () => {
  const reasonsOf = (...given: Parameters<typeof choose>) => choose(...given).map(({ reason }) => reason);

  test.each([
    ['gentle', 65, 'asked'],
    ['medium', 65, 'milder'],
    ['gentle', 75, 'stronger'],
    ['strong', 82, 'asked'],
    ['strong', 88, 'asked'],
  ] as const)('for %s, %i%% THC is %s', (strength, percent, expected) => {
    expect(reasonsOf([pod('a', { variants: percentOf('a', percent) })], { strength })).toEqual([
      { effects: ['happy'], thcPercent: percent, strength: expected, distinction: null },
    ]);
  });

  test('names only effects that the pod has, in the order of the mood', () => {
    const [reason] = reasonsOf([pod('a', { effects: ['uplifted', 'euphoric', 'happy'] })]);
    expect(reason!.effects).toEqual(['happy', 'uplifted']);
  });

  test('each says what sets it apart: rating, CBD, price, then flavors', () => {
    const catalogue = [
      pod('liked'),
      pod('cbd', { plantType: 'CBD', variants: [size('cbd-500mg', 30)] }),
      pod('plain', { flavors: ['mint', 'grape', 'pine'], variants: [size('plain-500mg', 41)] }),
    ];
    const ratingAt = (position: number) => (position === 0 ? { average: 4.6, count: 9 } : null);
    expect(reasonsOf(catalogue, {}, { ratingAt }).map(({ distinction }) => distinction)).toEqual([
      { kind: 'rating', average: 4.6 },
      { kind: 'flavors', flavors: ['mint', 'grape'] },
      { kind: 'cbd' },
    ]);
    const cheap = [pod('a'), pod('b', { variants: [size('b-500mg', 39)] })];
    expect(reasonsOf(cheap).map(({ distinction }) => distinction)).toEqual([{ kind: 'price' }, null]);
  });

  test('a low average is no reason, nor is a price that another has too', () => {
    const ratingAt = (position: number) => (position === 0 ? { average: 3.9, count: 9 } : null);
    expect(reasonsOf([pod('a'), pod('b')], {}, { ratingAt }).map(({ distinction }) => distinction)).toEqual([
      null,
      null,
    ]);
  });
});

describe('for every catalogue and every answer', () => {
  const answers = fc.record({
    mood: fc.constantFrom(...starterMoods),
    strength: fc.constantFrom(...starterStrengths),
    budget: fc.constantFrom(...starterBudgets),
  });
  const availability = fc.constantFrom('available', 'available', 'available', 'sold-out', 'coming-soon');
  const products = fc.array(
    fc.record({
      title: fc.constantFrom('Amber', 'Birch', 'Cedar', 'Dune', 'Elm'),
      maker: fc.constantFrom('alder', 'briar', 'clove'),
      plantType: fc.constantFrom(...plantTypes),
      effects: fc.uniqueArray(fc.constantFrom(...allEffects), { maxLength: 3 }),
      regions: fc.constantFrom<ProductSummary['regions'][]>(['CA'], ['CA', 'OH'], ['OH']),
      availability,
      percent: fc.integer({ min: 1, max: 95 }),
      prices: fc.array(fc.integer({ min: 20, max: 70 }), { minLength: 1, maxLength: 2 }),
      stocks: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 2 }),
    }),
    { maxLength: 25 },
  );
  test('the pods are sold here, fit the answers, are at most three and differ; the same question has the same answer', () => {
    fc.assert(
      fc.property(products, answers, fc.boolean(), (given, asked, hasAddress) => {
        const catalogue = given.map((each, position) =>
          pod(`pod-${position}`, {
            title: each.title,
            brandSlug: each.maker,
            plantType: each.plantType,
            effects: each.effects,
            regions: each.regions,
            availability: each.availability as ProductSummary['availability'],
            variants: each.prices.map((price, index) => size(`pod-${position}-${index}`, price, each.percent / 200)),
          }),
        );
        const offers = hasAddress
          ? stock(
              Object.fromEntries(
                given.flatMap(({ prices, stocks }, position) =>
                  prices.map((price, index) => [`pod-${position}-${index}`, [stocks[index]!, price + 1]] as const),
                ) as [string, [number, number]][],
              ),
            )
          : null;
        const chosen = choose(catalogue, asked, { offers });
        expect(choose(catalogue, asked, { offers })).toEqual(chosen);
        expect(chosen.length).toBeLessThanOrEqual(3);
        expect(new Set(chosen.map(({ summary }) => summary.title)).size).toBe(chosen.length);
        for (const { summary, variant, price, reason } of chosen) {
          expect(summary).toMatchObject({ productType: 'oil', availability: 'available' });
          expect(summary.regions).toContain('CA');
          expect(price).toBeLessThanOrEqual(highestPrice(asked.budget));
          if (offers) expect(offers.get(variant.id)!.availableQuantity).toBeGreaterThan(0);
          expect(reason.effects.length).toBeGreaterThan(0);
          expect(summary.effects).toEqual(expect.arrayContaining([...reason.effects]));
          expect(summary.effects!.some((effect) => moodFacts[asked.mood].without.includes(effect))).toBe(false);
          if (asked.strength === 'gentle') expect(reason.thcPercent).toBeLessThan(80);
        }
      }),
    );
  });

  test('three pods of different makers are chosen whenever there are some', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 20 }), (makers) => {
        const chosen = choose(makers.map((maker, position) => pod(`p${position}`, { brandSlug: `maker-${maker}` })));
        const chosenMakers = new Set(chosen.map(({ summary }) => summary.brandSlug));
        expect(chosen).toHaveLength(Math.min(3, makers.length));
        expect(chosenMakers.size).toBe(Math.min(3, new Set(makers).size));
      }),
    );
  });
});

test('of a large catalogue, only the cards of three pods are asked for at a time', () => {
  const catalogue = Array.from({ length: 500 }, (_, index) => pod(`pod-${index}`));
  const asked = new Set<number>();
  const cardAt = (position: number) => {
    asked.add(position);
    return null;
  };
  expect(choose(catalogue, {}, { cardAt })).toEqual([]);
  expect(asked.size).toBe(3);
});
