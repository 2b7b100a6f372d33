import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Oil, Product, Words } from '../../../src/domain/catalogue/productSchema';
import { offeredRegions, regions } from '../../../src/domain/region/regions';
import { batchFaults } from '../../../src/domain/laboratory/batchFaults';
import { certificateOf } from '../../../src/domain/laboratory/certificate';
import { addDays, authoringDate } from './calendar';
import { makeCatalogue } from './catalogue';
import { catalogueFiles } from './catalogueFiles';
import { makers, states } from './data/makers';

const catalogue = makeCatalogue();
const { brands, products, batches, stores } = catalogue;
const oils = products.filter((product): product is Oil => product.productType === 'oil');
const isIn = (code: string) => (product: Product) =>
  product.visibility[regions.find((region) => region.code === code)!.flag];
const isCanadian = (product: Product) => ['CA_ALL', 'ON', 'AB'].some((code) => isIn(code)(product));
const usPods = oils.filter((oil) => !isCanadian(oil));
const canadaPods = oils.filter(isCanadian);
const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const content = fileURLToPath(new URL('../../../content', import.meta.url));

describe('counts', () => {
  test('D-02 there are at least 320 US pods, 16 Canadian pods, the three devices and 24 oil brands', () => {
    expect(usPods.length).toBeGreaterThanOrEqual(330);
    expect(canadaPods).toHaveLength(16);
    expect(new Set(oils.map(({ brand }) => brand)).size).toBeGreaterThanOrEqual(24);
    expect(products.filter(({ productType }) => productType === 'devices').map(({ slug }) => slug)).toEqual([
      'battery',
      'starter-kit',
      'referral-starter-kit',
    ]);
  });

  test.each([
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

test('slugs, ids, batches, stores, taglines and descriptions are unique', () => {
  expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(products.map(({ originalId }) => originalId))).toEqual([]);
  expect(repeated(products.flatMap(({ variants }) => variants.map(({ id }) => id)))).toEqual([]);
  expect(repeated(batches.map(({ batchId }) => batchId))).toEqual([]);
  expect(repeated(stores.map(({ id }) => id))).toEqual([]);
  expect(repeated(stores.map(({ name }) => name))).toEqual([]);
  expect(repeated(products.map(({ tagline }) => tagline.en))).toEqual([]);
  expect(repeated(products.map(({ description }) => description.en))).toEqual([]);
});

describe('regions', () => {
  const soldIn = (product: Product) => regions.filter(({ flag }) => product.visibility[flag]).map(({ code }) => code);

  test('S2-24 a US pod’s prefix is its only state or its brand', () => {
    for (const pod of usPods) {
      const state = states.find(({ prefix }) => pod.slug.startsWith(`${prefix}-`));
      if (state) expect([pod.slug, soldIn(pod)]).toEqual([pod.slug, [state.territory]]);
      else expect(pod.slug.startsWith(`${pod.brand}-`), pod.slug).toBe(true);
    }
    expect(usPods.filter(({ slug, brand }) => slug.startsWith(brand)).length).toBeGreaterThan(100);
  });

  test('S3-04 a US pod is sold in one to four of its brand’s states, and nowhere in Canada', () => {
    for (const pod of usPods) {
      const sold = soldIn(pod);
      expect(sold.length, pod.slug).toBeGreaterThanOrEqual(1);
      expect(sold.length, pod.slug).toBeLessThanOrEqual(4);
      expect(makers[pod.brand]!.territories, pod.slug).toEqual(expect.arrayContaining(sold));
    }
  });

  test('a Canadian pod is sold in all provinces and has its brand’s prefix', () => {
    for (const pod of canadaPods) {
      expect(pod.visibility.availableCaAll, pod.slug).toBe(true);
      expect(
        soldIn(pod).every((code) => ['CA_ALL', 'ON', 'AB'].includes(code)),
        pod.slug,
      ).toBe(true);
      expect(pod.slug.startsWith(`${pod.brand}-`)).toBe(true);
    }
  });

  test('S2-14 the battery is sold everywhere, and the kits only in the US', () => {
    const [battery, ...kits] = products.filter(({ productType }) => productType === 'devices');
    expect(soldIn(battery!)).toEqual(regions.map(({ code }) => code));
    expect(battery!.variants[0]!.suggestedPrice).toBe(30);
    for (const kit of kits) expect(isCanadian(kit), kit.slug).toBe(false);
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
});

describe('lab reports', () => {
  const byId = new Map(batches.map((batch) => [batch.batchId, batch]));

  test('D-02 every batch’s total THC × the variant’s grams is the variant’s thcGrams', () => {
    for (const oil of oils)
      for (const { id, grams, thcGrams, batchIds } of oil.variants) {
        expect(batchIds.length, id).toBeGreaterThanOrEqual(1);
        for (const batchId of batchIds) {
          const batch = byId.get(batchId)!;
          expect(batch.productVariantId).toBe(id);
          expect(Math.abs((batch.totalThcPercent * grams!) / 100 - thcGrams!), batchId).toBeLessThanOrEqual(0.0005);
        }
      }
    expect(
      products
        .flatMap(({ variants }) => variants)
        .flatMap(({ batchIds }) => batchIds)
        .sort(),
    ).toEqual(
      batches
        .filter(({ status }) => status === 'released')
        .map(({ batchId }) => batchId)
        .sort(),
    );
  });

  test('a report’s cannabinoids and terpenes match its totals and leave room in the oil', () => {
    for (const { batchId, cannabinoids, terpenes, totalThcPercent, totalCbdPercent } of batches) {
      const percent = (name: string) => cannabinoids.find((entry) => entry.name === name)?.percent ?? 0;
      expect(percent('THC') + 0.877 * percent('THCA'), batchId).toBeCloseTo(totalThcPercent, 1);
      expect(percent('CBD'), batchId).toBe(totalCbdPercent);
      const sum = [...cannabinoids, ...terpenes].reduce((total, entry) => total + entry.percent, 0);
      expect(sum, batchId).toBeLessThan(100);
      expect(new Set(terpenes.map(({ name }) => name)).size).toBe(terpenes.length);
    }
  });

  test.each(batches.map((batch) => [batch.batchId, batch] as const))('%s agrees with its own figures', (_id, batch) => {
    expect(batchFaults(batch)).toEqual([]);
    expect(certificateOf(batch).passed).toBe(batch.status === 'released');
  });

  test('a few batches failed, in several ways, and no product offers one', () => {
    const failed = batches.filter(({ status }) => status === 'failed');
    const kinds = failed.flatMap(({ contaminants }) => contaminants.filter(({ passed }) => !passed));
    expect(failed.length).toBeGreaterThanOrEqual(4);
    expect(new Set(kinds.map(({ name }) => name)).size).toBeGreaterThanOrEqual(4);
    const offered = new Set(products.flatMap(({ variants }) => variants.flatMap(({ batchIds }) => batchIds)));
    expect(failed.filter(({ batchId }) => offered.has(batchId))).toEqual([]);
  });

  test('each country has a recall to show, with words in its languages', () => {
    const recalled = batches.filter(({ recall }) => recall);
    expect(new Set(recalled.map(({ jurisdiction }) => (jurisdiction === 'CA_ALL' ? 'ca' : 'us'))).size).toBe(2);
    for (const { jurisdiction, recall } of recalled)
      if (jurisdiction === 'CA_ALL') expect([recall!.reason.fr, recall!.action.fr]).not.toContain(undefined);
  });

  test('rosin has no solvent in it, and what was extracted with one has traces of that one alone', () => {
    const solvents = (oilType: Oil['oilType']) =>
      new Set(
        oils
          .filter((oil) => oil.oilType === oilType)
          .flatMap(({ variants }) => variants.flatMap(({ batchIds }) => batchIds))
          .flatMap((id) => byId.get(id)!.contaminants.find(({ name }) => name === 'residual-solvents')!.found)
          .map(({ analyte }) => analyte),
      );
    expect([...solvents('Rosin')]).toEqual([]);
    expect([...solvents('Cured Resin')].sort()).toEqual(['Butane', 'Propane']);
    expect([...solvents('Distillate')]).not.toContain('Butane');
  });

  test('broad-spectrum extract has no THC above the limit of detection', () => {
    const broad = oils.filter(({ oilType }) => oilType === 'Broad Spectrum Extract');
    expect(broad.length).toBeGreaterThan(5);
    for (const { variants } of broad)
      for (const { thcGrams, batchIds } of variants) {
        expect(thcGrams).toBe(0);
        for (const id of batchIds) {
          const { cannabinoids } = certificateOf(byId.get(id)!);
          for (const name of ['THC', 'THCA', 'THCV'])
            expect(cannabinoids.find((each) => each.name === name)!.result, id).toBe('ND');
        }
      }
  });

  test('a CBD pod has more CBD than THC, and every other US pod the reverse', () => {
    for (const oil of usPods)
      for (const { totalThcPercent: thc, totalCbdPercent: cbd } of oil.variants.flatMap(({ batchIds }) =>
        batchIds.map((id) => byId.get(id)!),
      ))
        expect(cbd > thc, oil.slug).toBe(oil.plantType === 'CBD');
  });

  test('a batch is packaged, then tested, both by the authoring date', () => {
    for (const { batchId, packagedOn, testedOn, expiresOn } of batches) {
      expect(packagedOn < testedOn && testedOn <= authoringDate && expiresOn > authoringDate, batchId).toBe(true);
      const months = (Date.parse(expiresOn) - Date.parse(packagedOn)) / 86_400_000 / 30.4;
      expect(months > 11.9 && months < 18.1, batchId).toBe(true);
    }
  });
});

describe('availability', () => {
  test('only products coming soon have an announced date, and none is near', () => {
    const coming = products.filter(({ availability }) => availability === 'coming-soon');
    const dated = products.filter(({ availabilityComingSoonDate }) => availabilityComingSoonDate);
    expect(dated).toEqual(coming);
    expect(dated.filter(({ availabilityComingSoonDate: date }) => date! < addDays(authoringDate, 60))).toEqual([]);
    expect(coming.length / products.length).toBeCloseTo(0.05, 1);
  });

  test('the variants of a product that is not on sale are not on sale either', () => {
    for (const { slug, availability, variants } of products)
      if (availability !== 'available')
        expect(
          variants.every((variant) => variant.availability === availability),
          slug,
        ).toBe(true);
      else expect(variants[0]!.availability, slug).toBe('available');
  });

  test('a US pod’s price is in half dollars from $28 to $65, higher for a gram; Canadian pods have none', () => {
    for (const { slug, variants } of usPods) {
      const prices = variants.map(({ suggestedPrice }) => suggestedPrice!);
      for (const price of prices)
        expect(price >= 28 && price <= 65 && Number.isInteger(price * 2), `${slug} ${price}`).toBe(true);
      expect([...prices].sort((a, b) => a - b)).toEqual(prices);
    }
    expect(
      canadaPods
        .flatMap(({ variants }) => variants.map(({ suggestedPrice }) => suggestedPrice))
        .every((price) => price === null),
    ).toBe(true);
  });
});

describe('words', () => {
  const wordsIn = (value: unknown): Words[] => {
    if (typeof value !== 'object' || value === null) return [];
    return 'en' in value ? [value as Words] : Object.values(value).flatMap(wordsIn);
  };

  test('D-04 everything sold in Canada has French words', () => {
    for (const product of products.filter(isCanadian))
      for (const words of wordsIn(product)) expect(words.fr, `${product.slug}: ${words.en}`).toBeTruthy();
    for (const { slug, story } of brands) expect(story.fr, slug).toBeTruthy();
  });

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

test('a pod has a picture of its own in each of its sizes, and its brand’s pack', () => {
  for (const product of products) {
    if (product.productType !== 'oil') continue;
    const { slug, brand, plantType, variants, pictures } = product;
    const own = variants.length === 2 ? [`pod-${slug}`, `pod-${slug}-full`] : [`pod-${slug}`];
    expect(pictures, slug).toEqual([...own, `pack-${brand}-${plantType.toLowerCase()}`]);
  }
});

describe('labels', () => {
  const luminance = (colour: string): number => {
    const [red, green, blue] = [1, 3, 5]
      .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };

  test.each(brands.map(({ slug, label }) => [slug, label] as const))(
    '%s is readable on its paper',
    (_, { ink, paper }) => {
      const [dark, light] = [luminance(ink), luminance(paper)].sort((a, b) => a - b);
      expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test('a second run makes the same catalogue', () => {
  expect(makeCatalogue()).toEqual(catalogue);
});

test('the files in content/ match what the tool writes', () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(`${content}/${path}`, 'utf8'));
  const stale = [...catalogueFiles(catalogue)].filter(([path, value]) => !isDeepStrictEqual(read(path), value));
  expect(
    stale.map(([path]) => path),
    'expected the output of `npm run author:catalogue`',
  ).toEqual([]);
});
