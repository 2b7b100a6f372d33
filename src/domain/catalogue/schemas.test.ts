import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { batchSchema } from './batchSchema';
import { brandSchema } from './brandSchema';
import { productSchema } from './productSchema';

const words = { en: 'Words' };
const oil = {
  originalId: 'p1',
  slug: 'california-blue-ridge',
  title: words,
  brand: 'alder',
  tagline: words,
  description: { en: 'Words', enCa: 'Words, eh', fr: 'Des mots' },
  pictures: ['pod'],
  availability: 'available',
  expressDeliveryProvidersCount: 2,
  visibility: {
    availableUs: true,
    availableUsOh: false,
    availableUsMo: false,
    availableUsUt: false,
    availableUsWa: false,
    availableUsCo: false,
    availableUsNm: false,
    availableCaAll: false,
    availableCa: false,
    availableCaAb: false,
  },
  variants: [
    {
      id: 'california-blue-ridge-half',
      title: words,
      grams: 0.5,
      thcGrams: 0.4,
      coaReport: { weightText: '0.5 g' },
      availability: 'available',
      suggestedPrice: 34.5,
      batchIds: ['AL-2026-01'],
    },
  ],
  publishedOn: '2026-03-01',
  productType: 'oil',
  plantType: 'Hybrid',
  oilType: 'Live Resin',
  strain: { name: 'Blue Ridge', lineage: null },
  effects: ['happy'],
  aromas: ['pine'],
  flavors: ['berry'],
};
const batch = {
  batchId: 'AL-2026-01',
  productVariantId: 'california-blue-ridge-half',
  status: 'released',
  jurisdiction: 'CA',
  lab: { name: 'Quarry Labs', licence: 'L-1', accreditation: 'A-1' },
  producerLicence: 'P-1',
  sampleId: 'QL-260120-0001',
  packagedOn: '2026-01-10',
  collectedOn: '2026-01-11',
  receivedOn: '2026-01-12',
  testedOn: '2026-01-20',
  expiresOn: '2027-02-01',
  totalThcPercent: 80,
  totalCbdPercent: 0.2,
  cannabinoids: [{ name: 'THC', percent: 80 }],
  terpenes: [{ name: 'Myrcene', percent: 2.1 }],
  ingredients: ['Cannabis distillate'],
  contaminants: [{ name: 'pesticides', passed: true, found: [{ analyte: 'Boscalid', amount: 0.04 }] }],
};
const brand = {
  slug: 'alder',
  name: 'Alder',
  story: words,
  label: { ink: '#101010', paper: '#fafafa', accent: '#3366ff', pattern: 'rings' },
};

function faults(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

test('S3-10 valid files pass', () => {
  expect(faults(productSchema, oil)).toEqual([]);
  expect(faults(batchSchema, batch)).toEqual([]);
  expect(faults(brandSchema, brand)).toEqual([]);
});

describe('S3-10 an invalid product file names the field and what was expected', () => {
  test.each<[unknown, RegExp]>([
    [{ ...oil, title: { en: 'x', de: 'y' } }, /^title: .*"de"/],
    [{ ...oil, oilType: 'Butter' }, /^oilType: .*"Distillate"/],
    [{ ...oil, effects: ['furious'] }, /^effects\.0: .*"euphoric"/],
    [{ ...oil, variants: [] }, /^variants: .*>=1/],
    [{ ...oil, variants: [{ ...oil.variants[0], batchIds: ['al 1'] }] }, /^variants\.0\.batchIds\.0: /],
    [{ ...oil, publishedOn: '03/01/2026' }, /^publishedOn: .*date/],
    [
      { ...oil, visibility: { ...oil.visibility, availableUsOh: undefined } },
      /^visibility\.availableUsOh: .*expected boolean/,
    ],
    [{ ...oil, visibility: { ...oil.visibility, availableUsTx: true } }, /^visibility: .*"availableUsTx"/],
  ])('S3-10 case %#: %o', (value, fault) => {
    const found = faults(productSchema, value);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(fault);
  });
});

test.each<[z.ZodType, unknown, RegExp]>([
  [batchSchema, { ...batch, batchId: 'al-1' }, /^batchId: /],
  [batchSchema, { ...batch, totalThcPercent: 101 }, /^totalThcPercent: .*<=100/],
  [batchSchema, { ...batch, terpenes: [{ name: 'Salt', percent: 1 }] }, /^terpenes\.0\.name: .*"Myrcene"/],
  [batchSchema, { ...batch, testedOn: 'soon' }, /^testedOn: .*calendar day/],
  [batchSchema, { ...batch, jurisdiction: 'TX' }, /^jurisdiction: .*"CA"/],
  [batchSchema, { ...batch, status: 'sold' }, /^status: .*"released"\|"failed"/],
  [
    batchSchema,
    { ...batch, contaminants: [{ name: 'pesticides', passed: true, found: [{ analyte: 'Boscalid', amount: 0 }] }] },
    /^contaminants\.0\.found\.0\.amount: .*>0/,
  ],
  [
    batchSchema,
    { ...batch, recall: { announcedOn: '2026-02-01', reason: {}, action: { en: 'Return it.' } } },
    /^recall\.reason\.en: /,
  ],
  [
    brandSchema,
    { ...brand, label: { ...brand.label, ink: 'black' } },
    /^label\.ink: expected a color such as #1a2b3c$/,
  ],
  [brandSchema, { ...brand, label: { ...brand.label, pattern: 'plaid' } }, /^label\.pattern: .*"rings"/],
])('S2-71 an invalid batch or brand file names its error: case %#', (schema, value, fault) => {
  const found = faults(schema, value);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(fault);
});
