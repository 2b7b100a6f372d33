import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import zipcodes from 'zipcodes';
import { packPictureName } from '../domain/catalogue/packPictureName';
import type { Oil, Product, LocalizedText } from '../domain/catalogue/productSchema';
import { offeredRegions, regionOf, regions, type Subcountry } from '../domain/region/regions';
import { pictureNames } from './pictures/pictures';
import { readContent } from './source/readContent';

/* Compares this project's own catalogue with the specification. checkContent.ts checks any content. */
const content = readContent('content', new Set(pictureNames(join('content', 'pictures'))));
const { products, stores } = content;
const [brands, batches] = [[...content.brands.values()], [...content.batches.values()]];

const canada: readonly Subcountry[] = ['CA_ALL', 'ON', 'AB'];
const soldIn = (product: Product): Subcountry[] =>
  regions.filter(({ flag }) => product.visibility[flag]).map(({ code }) => code);
const isIn = (code: Subcountry) => (product: Product) => product.visibility[regionOf(code).flag];
const isCanadian = (product: Product) => canada.some((code) => isIn(code)(product));
const oils = products.filter((product): product is Oil => product.productType === 'oil');
const devices = products.filter(({ productType }) => productType === 'devices');
const usPods = oils.filter((oil) => !isCanadian(oil));
const canadaPods = oils.filter(isCanadian);
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('counts', () => {
  test('D-02 there are at least 320 US pods, 16 Canadian pods, the three devices and 24 oil brands', () => {
    expect(usPods.length).toBeGreaterThanOrEqual(320);
    expect(canadaPods).toHaveLength(16);
    expect(new Set(oils.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(24);
    expect(devices.map(({ slug }) => slug)).toEqual(['battery', 'referral-starter-kit', 'starter-kit']);
  });

  test.each<[Subcountry, number]>([
    ['CA', 110],
    ['OH', 40],
    ['MO', 40],
    ['WA', 40],
    ['CO', 40],
    ['NM', 40],
    ['UT', 20],
    ['CA_ALL', 16],
    ['ON', 8],
    ['AB', 8],
  ])('%s has a shelf of at least %i pods', (code, least) => {
    expect(oils.filter(isIn(code)).length).toBeGreaterThanOrEqual(least);
  });

  test.each(regions.map(({ code }) => [code]).filter(([code]) => code !== 'CA_ALL'))('%s has retailers', (code) => {
    expect(stores.filter(({ region }) => region === code).length).toBeGreaterThanOrEqual(code === 'UT' ? 6 : 14);
  });
});

test('names of stores, taglines and descriptions are unique', () => {
  expect(repeated(stores.map(({ name }) => name))).toEqual([]);
  expect(repeated(products.map(({ tagline }) => tagline.en))).toEqual([]);
  expect(repeated(products.map(({ description }) => description.en))).toEqual([]);
});

describe('regions', () => {
  const prefixes: Partial<Record<Subcountry, string>> = {
    CA: 'california',
    CO: 'colorado',
    MO: 'missouri',
    NM: 'new-mexico',
    OH: 'ohio',
    UT: 'utah',
    WA: 'washington',
  };
  const stateOf = (slug: string) => regions.find(({ code }) => slug.startsWith(`${prefixes[code]}-`))?.code;

  test('S2-24 a US pod’s prefix is its only state or its brand', () => {
    for (const pod of usPods) {
      const state = stateOf(pod.slug);
      if (state) expect([pod.slug, soldIn(pod)]).toEqual([pod.slug, [state]]);
      else expect(pod.slug.startsWith(`${pod.brand}-`), pod.slug).toBe(true);
    }
    expect(usPods.filter(({ slug, brand }) => slug.startsWith(brand)).length).toBeGreaterThan(100);
  });

  test('S3-04 a US pod is sold in one to four states, each with a retailer of its brand, and nowhere in Canada', () => {
    for (const pod of usPods) {
      const sold = soldIn(pod);
      expect(sold.length, pod.slug).toBeGreaterThanOrEqual(1);
      expect(sold.length, pod.slug).toBeLessThanOrEqual(4);
      const carried = stores.filter((store) => store.brands.includes(pod.brand)).map(({ region }) => region);
      expect(carried, pod.slug).toEqual(expect.arrayContaining(sold));
    }
  });

  test('S2-24 a Canadian pod is sold in all provinces and has its brand’s prefix', () => {
    for (const pod of canadaPods) {
      expect(pod.visibility.availableCaAll, pod.slug).toBe(true);
      expect(
        soldIn(pod).filter((code) => !canada.includes(code)),
        pod.slug,
      ).toEqual([]);
      expect(pod.slug.startsWith(`${pod.brand}-`), pod.slug).toBe(true);
    }
  });

  test('S2-14 the battery is sold everywhere, and the kits only in the US', () => {
    const battery = devices.find(({ slug }) => slug === 'battery')!;
    expect(soldIn(battery)).toEqual(regions.map(({ code }) => code));
    expect(battery.variants[0]!.suggestedPrice).toBe(30);
    for (const kit of devices.filter((device) => device !== battery)) expect(isCanadian(kit), kit.slug).toBe(false);
  });

  test('only what California sells has express delivery', () => {
    for (const { slug, visibility, expressDeliveryProvidersCount: count } of products)
      if (!visibility.availableUs) expect(count, slug).toBe(0);
    expect(oils.filter(({ expressDeliveryProvidersCount: count }) => count > 0).length).toBeGreaterThan(80);
  });

  test('every offered region has a shelf of each plant type', () => {
    for (const { code } of [...offeredRegions('us'), ...offeredRegions('ca')])
      expect([code, new Set(oils.filter(isIn(code)).map(({ plantType }) => plantType)).size]).toEqual([code, 4]);
  });

  test('S2-78 a store’s postal code is in its state or province', () => {
    const provinces: Record<string, string> = { ON: 'Ontario', AB: 'Alberta' };
    for (const { id, region, state, postalCode } of stores) {
      expect(state, id).toBe(region);
      expect(zipcodes.lookup(postalCode)?.state, id).toBe(provinces[state] ?? state);
    }
  });
});

describe('lab reports', () => {
  test('every batch but the failed ones is listed once, by its variant', () => {
    const listed = products.flatMap(({ variants }) => variants).flatMap(({ batchIds }) => batchIds);
    const sold = batches.filter(({ status }) => status !== 'failed');
    expect(listed.sort()).toEqual(sold.map(({ batchId }) => batchId).sort());
  });

  test('a CBD pod has more CBD than THC, and every other US pod the reverse', () => {
    for (const oil of usPods)
      for (const batchId of oil.variants.flatMap(({ batchIds }) => batchIds)) {
        const { totalThcPercent: thc, totalCbdPercent: cbd } = content.batches.get(batchId)!;
        expect(cbd > thc, batchId).toBe(oil.plantType === 'CBD');
      }
  });

  test('batches of a size differ in their THC, and each is within a twentieth of the label', () => {
    for (const { id, grams, thcGrams, batchIds } of oils.flatMap(({ variants }) => variants)) {
      const measured = batchIds.map((batchId) => content.batches.get(batchId)!.totalThcPercent);
      const label = (thcGrams! / grams!) * 100;
      if (label > 0) expect(new Set(measured).size, id).toBe(batchIds.length);
      for (const each of measured) expect(Math.abs(each - label), id).toBeLessThanOrEqual(label / 20);
    }
  });

  test('each size has a batch tested by the rules of each state that sells it, and no other', () => {
    for (const { id, batchIds, visibility } of oils.flatMap((oil) =>
      oil.variants.map((variant) => ({ ...variant, visibility: oil.visibility })),
    )) {
      const sold = regions
        .filter(({ flag }) => visibility[flag])
        .map(({ code, country }) => (country === 'ca' ? 'CA_ALL' : code));
      const tested = batchIds.map((batchId) => content.batches.get(batchId)!.jurisdiction);
      expect([...new Set<string>(tested)].sort(), id).toEqual([...new Set<string>(sold)].sort());
    }
  });

  test('each maker has a license of its own in each jurisdiction', () => {
    const makers = new Map<string, Set<string>>();
    for (const { brand, variants } of oils)
      for (const batchId of variants.flatMap(({ batchIds }) => batchIds)) {
        const { producerLicence: license, jurisdiction } = content.batches.get(batchId)!;
        makers.set(`${jurisdiction} ${license}`, (makers.get(`${jurisdiction} ${license}`) ?? new Set()).add(brand));
      }
    expect([...makers].filter(([, makersOfLicense]) => makersOfLicense.size > 1)).toEqual([]);
  });

  test('a batch is packaged before it is tested and expires after 12 to 18 months', () => {
    for (const { batchId, packagedOn, testedOn, expiresOn } of batches) {
      expect(packagedOn < testedOn, batchId).toBe(true);
      const months = (Date.parse(expiresOn) - Date.parse(packagedOn)) / 86_400_000 / 30.4;
      expect(months > 11.9 && months < 18.1, batchId).toBe(true);
    }
  });
});

describe('availability', () => {
  test('products that are coming soon, and only they, have an announced date', () => {
    const coming = products.filter(({ availability }) => availability === 'coming-soon');
    expect(products.filter(({ availabilityComingSoonDate: date }) => date)).toEqual(coming);
    expect(coming.length / products.length).toBeLessThan(0.1);
    expect(coming.filter(({ expressDeliveryProvidersCount: count }) => count > 0)).toEqual([]);
  });

  test('the default size of a product on sale is on sale', () => {
    for (const { slug, availability, variants } of products)
      if (availability === 'available') expect(variants[0]!.availability, slug).toBe('available');
  });

  test('a US pod’s price is in half dollars from $28 to $65, higher for a gram; Canadian pods have none', () => {
    for (const { slug, variants } of usPods) {
      const prices = variants.map(({ suggestedPrice }) => suggestedPrice!);
      for (const price of prices)
        expect(price >= 28 && price <= 65 && Number.isInteger(price * 2), `${slug} ${price}`).toBe(true);
      expect([...prices].sort((a, b) => a - b)).toEqual(prices);
    }
    for (const { slug, variants } of canadaPods)
      for (const { suggestedPrice } of variants) expect(suggestedPrice, slug).toBeNull();
  });
});

describe('words', () => {
  const wordsIn = (value: unknown): LocalizedText[] => {
    if (typeof value !== 'object' || value === null) return [];
    return 'en' in value ? [value as LocalizedText] : Object.values(value).flatMap(wordsIn);
  };

  test('D-04 Canadian English uses Canadian spelling', () => {
    const american = /\b(flavor|color|vapor|savory|neighbor|labeled)\b|\bpercent\b/i;
    for (const words of [...products.filter(isCanadian), ...brands].flatMap(wordsIn))
      expect(words.enCa ?? words.en).not.toMatch(american);
  });

  test('no sentence has a gap, and no copy makes a health claim', () => {
    for (const words of products.flatMap(wordsIn)) {
      expect(words.en).not.toMatch(/[{}]|undefined|\s{2}|^\s|\s$/);
      expect(words.en).not.toMatch(
        /\b(cures? (for|your|the)|heal|medicin|relie[fv]|pain|anxi|stress|insomnia|therap|remed)/i,
      );
    }
  });
});

test('D-03 a pod’s pictures are one for each size, and the pack of its brand, plant type, oil and sizes', () => {
  for (const oil of oils) {
    const { slug, variants, pictures } = oil;
    const sizes = variants.length > 1 ? [`pod-${slug}`, `pod-${slug}-full`] : [`pod-${slug}`];
    expect([slug, pictures]).toEqual([slug, [...sizes, packPictureName(oil)]]);
  }
});
