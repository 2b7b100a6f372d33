import { describe, expect, test } from 'vitest';
import { openTestShop } from '../../../tests/fixtures/openTestShop';
import { lowestPrice, thcPercent } from '../../domain/catalogue/productFigures';
import type { ProductSummary } from '../../domain/catalogue/productSummary';

/* Searches as shoppers type them, with the results that must come first. Run on this project's own content, in the header's search and in the list of pods. */
const california = openTestShop('en-US', 'CA');
const ohio = openTestShop('en-US', 'OH');
const ontario = openTestShop('fr-CA', 'ON');
const english = openTestShop('en-CA', 'ON');

type Shop = typeof california;
type Is = (pod: ProductSummary) => boolean;
const slugs = (products: readonly ProductSummary[]) => products.map(({ slug }) => slug).sort();
const perHeader = 6;

/** The list has exactly these pods, and the header's search shows the first of them. */
function expectPods(shop: Shop, q: string, is: Is): void {
  const { products, search } = shop.list(q);
  const expected = shop.pods.filter(is);
  expect(expected.length, 'pods to find').toBeGreaterThan(0);
  expect(slugs(products)).toEqual(slugs(expected));
  expect(search!.ignoredWords).toEqual([]);
  const first = products.slice(0, perHeader).map(({ title }) => title);
  expect(shop.titles(q).product!.slice(0, first.length)).toEqual(first);
}

const plant = (value: ProductSummary['plantType']) => (pod: ProductSummary) => pod.plantType === value;
const method = (value: ProductSummary['oilType']) => (pod: ProductSummary) => pod.oilType === value;
const effect = (value: 'sleepy' | 'energized' | 'relaxed') => (pod: ProductSummary) => pod.effects!.includes(value);
const size = (grams: number) => (pod: ProductSummary) => pod.variants.some((each) => each.grams === grams);
const priced = (from: number, to: number) => (pod: ProductSummary) =>
  pod.variants.some(({ price }) => price !== null && price >= from && price <= to);
const thc = (from: number, to: number) => (pod: ProductSummary) => thcPercent(pod)! >= from && thcPercent(pod)! <= to;
const all =
  (...tests: Is[]): Is =>
  (pod) =>
    tests.every((is) => is(pod));

describe('S2-72 a search understands', () => {
  test.each<[string, Is]>([
    ['rosin', method('Rosin')],
    ['indica live rosin', all(plant('Indica'), method('Rosin'))],
    ['live indica rosin', all(plant('Indica'), method('Rosin'))],
    ['Live-Rosin sativas', all(plant('Sativa'), method('Rosin'))],
    ['liverosin', method('Rosin')],
    ['live resin', method('Live Resin')],
    ['distilled live resin', method('Distilled Live Resin')],
    ['indica or sativa', (pod) => plant('Indica')(pod) || plant('Sativa')(pod)],
    ['cbd', plant('CBD')],
    ['sleepy indica', all(plant('Indica'), effect('sleepy'))],
    ['something for sleep', effect('sleepy')],
    ['energizing sativa pods', all(plant('Sativa'), effect('energized'))],
    ['1g indica', all(plant('Indica'), size(1))],
    ['half gram hybrid', all(plant('Hybrid'), size(0.5))],
    ['rosin 0.5 g', all(method('Rosin'), size(0.5))],
    ['1000mg sativa', all(plant('Sativa'), size(1))],
    ['under $40', priced(0, 39.99)],
    ['relaxing less than 45 dollars', all(effect('relaxed'), priced(0, 44.99))],
    ['$35-$45 sativa', all(plant('Sativa'), priced(35, 45))],
    ['over 85% thc', thc(85.01, 100)],
    ['thc 90', thc(85, 95)],
    ['high thc', thc(80, 100)],
    ['cheap 1g', size(1)],
    ['nettlewick sativa', (pod) => pod.brand === 'Nettlewick' && plant('Sativa')(pod)],
    ['indca', plant('Indica')],
    ['rosn', method('Rosin')],
    ['hybird', plant('Hybrid')],
    ['indica live ro', all(plant('Indica'), method('Rosin'))],
    ['lemn ledgr', ({ title }) => title === 'Lemon Ledger'],
    ['copperwire', ({ title }) => title === 'Copper Wire'],
    ['gold finch', ({ title }) => title === 'Goldfinch Row'],
    ['window seat', ({ title }) => title === 'Window Seat'],
  ])('%j', (q, is) => expectPods(california, q, is));

  test('a size and a price as those of the same size', () => {
    const cheap = ({ variants }: ProductSummary) => variants.some(({ grams, price }) => grams === 1 && price! < 50);
    expectPods(california, '1 gram under $50', cheap);
  });

  test('a name before a flavor: "lemon" is in titles, and what citrus tastes of', () => {
    const { products } = california.list('lemon');
    const named = products.filter(({ title }) => title.includes('Lemon')).length;
    expect(named).toBeGreaterThan(1);
    expect(products.slice(0, named).every(({ title }) => title.includes('Lemon'))).toBe(true);
    expect(products.slice(named).every(({ flavors }) => flavors!.includes('citrus'))).toBe(true);
  });

  test.each(['cheapest', 'cheap rosin', 'budget sativa'])('%j as an order by price', (q) => {
    const bought = california.list(q).products.filter(({ availability }) => availability === 'available');
    expect(bought.length).toBeGreaterThan(5);
    expect(bought.map((pod) => lowestPrice(pod)!)).toEqual(
      bought.map((pod) => lowestPrice(pod)!).toSorted((a, b) => a - b),
    );
  });

  test.each(['strongest', 'most potent indica'])('%j as an order by THC', (q) => {
    const bought = california.list(q).products.filter(({ availability }) => availability === 'available');
    expect(bought.map((pod) => thcPercent(pod)!)).toEqual(
      bought.map((pod) => thcPercent(pod)!).toSorted((a, b) => b - a),
    );
  });

  test('"new" as the newest first, and what can be bought before what cannot', () => {
    const { products } = california.list('new');
    const bought = products.filter(({ availability }) => availability === 'available');
    expect(products.slice(0, bought.length)).toEqual(bought);
    const days = bought.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual(days.toSorted().reverse());
  });
});

describe('the header’s search finds', () => {
  test.each([
    ['battery', 'product', 'Battery'],
    ['vape pen', 'product', 'Battery'],
    ['charger', 'product', 'Battery'],
    ['kit', 'product', 'Starter Kit'],
    ['lab report', 'page', 'How to read a lab report'],
    ['coa', 'question', 'Where is my pod’s lab report?'],
    ['certificate of analysis', 'page', 'How to read a lab report'],
    ['is it legal', 'question', 'Does Lumapod sell cannabis?'],
    ['delivery hours', 'question', 'When can I get my delivery?'],
    ['how long does delivery take', 'question', 'When can I get my delivery?'],
    ['where is my order', 'question', 'My order is late or was declined'],
    ['refund', 'question', 'Can I return a pod or a battery?'],
    ['return policy', 'question', 'Can I return a pod or a battery?'],
    ['warranty', 'question', 'What does the warranty cover?'],
    ['store near 90012', 'store', 'Kindlethorpe Cannabis'],
    ['store near 90210', 'page', 'Dispensary locator: vape pods near you'],
    ['90210', 'page', 'XPRESS delivery in Beverly Hills'],
    ['delivery', 'page', 'XPRESS delivery in California'],
    ['delivery oakland', 'page', 'XPRESS delivery in Oakland'],
    ['kestrl yrad', 'maker', 'Kestrel Yard'],
    ['rosin', 'page', 'Rosin vape pods'],
  ] as const)('%j: %s %s', (q, kind, title) => {
    const resultTitles = california.titles(q)[kind] ?? [];
    expect(kind === 'page' ? resultTitles.slice(0, 2) : resultTitles.slice(0, 1)).toContain(title);
  });

  test.each([
    ['battery', 'product'],
    ['charger', 'product'],
    ['rosin', 'product'],
    ['pods', 'product'],
    ['store near 90210', 'place'],
    ['ferncastle', 'maker'],
    ['refund', 'question'],
  ] as const)('%j shows %s first', (q, kind) => expect(california.kinds(q)[0]).toBe(kind));
});

describe('words that nothing matches', () => {
  test.each([
    ['lemon haze', ['haze'], ['lemon']],
    ['xyzzy indica', ['xyzzy'], ['indica']],
    ['2g indica', ['2g'], ['indica']],
  ])('%j drops %j and keeps %j', (q, dropped, kept) => {
    for (const { ignoredWords: without, matchedWords: rest } of [california.list(q).search!, california.site(q)])
      expect({ without, rest }).toEqual({ without: dropped, rest: kept });
    expect(california.list(q).products.length).toBeGreaterThan(0);
  });

  test('words that match only apart show the closest, those of the rarer word first', () => {
    const { products, search } = california.list('ferncastle rosin');
    expect(search).toMatchObject({ ignoredWords: [], isPartial: true });
    expect(products[0]!.brand).toBe('Ferncastle');
  });

  test('alone they find nothing', () => {
    expect(california.list('xyzzy').products).toEqual([]);
    expect(california.site('xyzzy').hits).toEqual([]);
  });
});

describe('regions', () => {
  test.each(['sleepy', 'sommeil', 'relaxing', 'citrus'])('D-43 Canada finds nothing by %j', (q) => {
    for (const shop of [ontario, english]) {
      expect(shop.list(q).products).toEqual([]);
      expect(shop.site(q).hits.filter(({ kind }) => kind === 'product')).toEqual([]);
    }
  });

  test('D-43 Canada leaves an effect out and says so', () => {
    const { products, search } = ontario.list('sleepy indica');
    expect(slugs(products)).toEqual(slugs(ontario.pods.filter(plant('Indica'))));
    expect(search!.ignoredWords).toEqual(['sleepy']);
  });

  test.each(['under $40', 'cheap', 'moins de 40 $', 'pas cher'])('%j finds nothing where no prices are shown', (q) => {
    for (const shop of [ohio, ontario]) {
      expect(shop.list(q).products).toEqual([]);
      expect(shop.site(q).hits.filter(({ kind }) => kind === 'product')).toEqual([]);
    }
  });

  test('a typo never leads to what the region does not sell', () => {
    const away = ohio.pods.filter(({ regions }) => !regions.includes('CA'));
    expect(away.length).toBeGreaterThan(0);
    for (const { title } of away.slice(0, 10)) {
      const found = california.list(title.slice(0, -1)).products;
      expect(found.every(({ regions }) => regions.includes('CA'))).toBe(true);
    }
  });
});

describe('in French', () => {
  test.each<[string, Is]>([
    ['resine vivante', method('Live Resin')],
    ['Résine vivante indica', all(method('Live Resin'), plant('Indica'))],
    ['live resin', method('Live Resin')],
    ['rosine', method('Rosin')],
    ['hybride', plant('Hybrid')],
    ['hybrides', plant('Hybrid')],
    ['hybride 0,5 g', all(plant('Hybrid'), size(0.5))],
    ['demi-gramme sativa', all(plant('Sativa'), size(0.5))],
    ['1 gramme', size(1)],
    ['plus fort', thc(80, 100)],
    ['thc de plus de 80 %', thc(80.01, 100)],
  ])('%j', (q, is) => expectPods(ontario, q, is));

  test.each([
    ['batterie', 'product', 'Batterie'],
    ['chargeur', 'product', 'Batterie'],
    ['remboursement', 'question', 'Puis-je retourner une capsule ou une batterie?'],
    ['rapport d’analyse', 'page', 'Lire un rapport d’analyse'],
    ['légal', 'question', 'Lumapod vend-elle du cannabis?'],
    ['magasin', 'question', 'Comment trouver un magasin?'],
  ] as const)('%j: %s %s', (q, kind, title) => expect(ontario.titles(q)[kind]![0]).toBe(title));
});
