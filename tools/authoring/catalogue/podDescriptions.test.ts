import { describe, expect, test } from 'vitest';
import type { Oil, Product } from '../../../src/domain/catalogue/productSchema';
import { terpenes, type OilType } from '../../../src/domain/catalogue/vocabulary';
import { makeCatalogue } from './catalogue';
import { nearDuplicates, sentencesOf } from './nearDuplicates';
import { podDescriptions } from './podDescriptions';

const { products, batches } = makeCatalogue();
const byId = new Map(batches.map((batch) => [batch.batchId, batch]));
const pods = products.filter((product): product is Oil => product.productType === 'oil');
const usPods = pods.filter(({ visibility }) => !visibility.availableCaAll);

/** Two texts may share less than a tenth of their runs of three words. */
const threshold = 0.1;

const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

const inLanguage = (language: 'en' | 'fr') =>
  new Map(
    products.flatMap(({ slug, description }: Product): [string, string][] => {
      const text = description[language];
      return text ? [[slug, text]] : [];
    }),
  );

describe.each(['en', 'fr'] as const)('descriptions in %s', (language) => {
  const texts = inLanguage(language);

  test('repeat no sentence in the whole catalogue', () => {
    expect(repeated([...texts.values()].flatMap(sentencesOf))).toEqual([]);
  });

  test('are not near-duplicates of each other', () => {
    expect(nearDuplicates(texts, threshold)).toEqual([]);
  });
});

test('the count finds a repeated sentence, and a text that differs in a few words', () => {
  expect(repeated(['Oak and tea. Low heat.', 'Plum. Low heat!'].flatMap(sentencesOf))).toEqual(['low heat']);
  const near = new Map([
    ['a', 'A hybrid with oak and black tea in the first draw, pressed as rosin.'],
    ['b', 'A hybrid with oak and black tea in the last draw, pressed as rosin.'],
    ['c', 'Lemons over slate from a tall sativa.'],
  ]);
  expect(nearDuplicates(near, threshold)).toEqual(['a and b: 0.60']);
});

test('every US pod has a description, and every description its pod', () => {
  expect([...podDescriptions.keys()].sort()).toEqual(usPods.map(({ slug }) => slug).sort());
});

const methodWords: Record<OilType, RegExp> = {
  Distillate: /distill|distilled/i,
  'Cannabis Terpene Distillate': /cannabis|own terpenes|its ocimene|blend|ocimene by|recovered|weight/i,
  'Broad Spectrum Extract': /broad-spectrum/i,
  'Distilled Live Resin': /(?=.*(distill|still))(?=.*(resin|live))/i,
  'Cured Resin': /\b(cured?|curing|hung|cures)\b/i,
  'Live Resin': /live resin|froze|frozen/i,
  'Activated THCA': /THCA/,
  'Live Diamonds': /diamonds/i,
  Rosin: /rosin/i,
};

/** Words of a method that only oils made by it may use. */
const otherMethods: [RegExp, OilType[]][] = [
  [/\brosin\b/i, ['Rosin']],
  [/diamonds/i, ['Live Diamonds']],
  [/live resin/i, ['Live Resin', 'Distilled Live Resin']],
  [/THCA/, ['Activated THCA']],
  [/broad-spectrum/i, ['Broad Spectrum Extract']],
  [/distillate/i, ['Distillate', 'Cannabis Terpene Distillate', 'Distilled Live Resin']],
];

test.each(usPods.map((pod) => [pod.slug, pod] as const))('%s agrees with its facts', (_slug, pod) => {
  const text = pod.description.en;
  expect(text).toMatch(methodWords[pod.oilType]);
  for (const [words, methods] of otherMethods) if (words.test(text)) expect(methods).toContain(pod.oilType);
  const types = ['sativa', 'indica', 'hybrid', 'CBD'].filter((type) => new RegExp(`\\b${type}s?\\b`, 'i').test(text));
  expect(types).toEqual([pod.plantType === 'CBD' ? 'CBD' : pod.plantType.toLowerCase()]);
  expect(text, 'heat advice').toMatch(/heat|level|setting|volts|\blow\b|\bmedium\b|\bhigh\b|\bone\b|\btwo\b|cool/i);
  const named = terpenes.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(text));
  expect(named.length, 'a terpene').toBeGreaterThanOrEqual(1);
  for (const id of pod.variants.flatMap(({ batchIds }) => batchIds)) {
    const found = byId.get(id)!.terpenes.map(({ name }) => name);
    expect(found, id).toEqual(expect.arrayContaining(named));
  }
});

test('a stated ratio of CBD to THC is the report’s, and broad-spectrum extract claims no THC', () => {
  const ratios: [RegExp, number][] = [
    [/twenty/, 20],
    [/eight/, 8],
    [/four/, 4],
    [/(two parts CBD|two to one|doubled)/i, 2],
  ];
  for (const pod of usPods.filter(({ plantType }) => plantType === 'CBD')) {
    const { totalCbdPercent: cbd, totalThcPercent: thc } = byId.get(pod.variants[0]!.batchIds[0]!)!;
    const stated = ratios.filter(([words]) => words.test(pod.description.en)).map(([, ratio]) => ratio);
    if (thc === 0) expect([pod.slug, stated]).toEqual([pod.slug, []]);
    for (const ratio of stated) expect([pod.slug, Math.round(cbd / thc)]).toEqual([pod.slug, ratio]);
  }
});
