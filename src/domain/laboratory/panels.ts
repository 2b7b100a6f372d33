import { cannabinoids, terpenes, type Contaminant } from '../catalogue/vocabulary';
import type { Jurisdiction } from '../region/jurisdictions';
import { pesticideLimits } from './pesticideLimits';
import { solventLimits } from './solventLimits';

/** `count` is the number of visible particles in three grams, `area` the covered percentage of the sample. */
export type TestUnit = 'µg/g' | 'µg/kg' | 'CFU/g' | 'count' | 'area';

export interface Analyte {
  name: string;
  /** Null means that any detection fails. */
  limit: number | null;
  /** Only if it differs from the panel's. */
  unit?: TestUnit;
  /** The limits of detection and quantitation. Both are null for tests without a figure. */
  lod: number | null;
  loq: number | null;
  method: string;
}

export interface TestPanel {
  contaminant: Contaminant;
  unit: TestUnit;
  analytes: Analyte[];
}

const rounded = (value: number): number => Number(value.toPrecision(2));

/** A method must quantify amounts down to the legal limit. */
function sensitivity(limit: number | null, usual: { lod: number; loq: number }): { lod: number; loq: number } {
  if (limit === null || limit >= usual.loq) return usual;
  return { lod: rounded(limit / 3), loq: limit };
}

const pesticides = (jurisdiction: Jurisdiction): Analyte[] =>
  pesticideLimits(jurisdiction).map(({ name, limit, isByGas }) => ({
    name,
    limit,
    ...sensitivity(limit, isByGas ? { lod: 0.02, loq: 0.06 } : { lod: 0.01, loq: 0.03 }),
    method: isByGas ? 'GC-MS/MS' : 'LC-MS/MS',
  }));

const solvents = (jurisdiction: Jurisdiction): Analyte[] =>
  solventLimits(jurisdiction).map(([name, limit]) => ({
    name,
    limit,
    ...(limit <= 2 ? { lod: 0.15, loq: 0.5 } : limit <= 100 ? { lod: 3, loq: 10 } : { lod: 15, loq: 50 }),
    method: 'HS-GC-MS (USP <467>)',
  }));

const metalNames = ['Arsenic', 'Cadmium', 'Lead', 'Mercury'] as const;
const inhalationLimits = [0.2, 0.2, 0.5, 0.1];
/** In µg/g, in the order of `metalNames`. Missouri also limits chromium. */
const metalLimits: Record<Jurisdiction, readonly number[]> = {
  CA: inhalationLimits,
  CO: inhalationLimits,
  MO: inhalationLimits,
  NM: inhalationLimits,
  OH: inhalationLimits,
  UT: inhalationLimits,
  WA: [2, 0.82, 1.2, 0.4],
  // The inhalation limits of USP <232>.
  CA_ALL: [0.2, 0.3, 0.5, 0.1],
};

function metals(jurisdiction: Jurisdiction): Analyte[] {
  const namedLimits = metalNames.map((name, index) => ({
    name: name as string,
    limit: metalLimits[jurisdiction][index]!,
  }));
  const all = jurisdiction === 'MO' ? [...namedLimits, { name: 'Chromium', limit: 0.6 }] : namedLimits;
  return all.map((each) => ({ ...each, lod: 0.005, loq: 0.015, method: 'ICP-MS (USP <233>)' }));
}

const mustBeAbsent = (name: string): Analyte => ({ name, limit: null, lod: null, loq: null, method: 'qPCR' });
const countLimit = (name: string, limit: number): Analyte => ({
  name,
  limit,
  lod: 10,
  loq: 10,
  method: 'USP <61>',
});

const stec = mustBeAbsent('Shiga toxin-producing E. coli');
const salmonella = mustBeAbsent('Salmonella spp.');
const aspergillus = ['fumigatus', 'flavus', 'niger', 'terreus'].map((species) =>
  mustBeAbsent(`Aspergillus ${species}`),
);

const yeastsAndMolds = 'Total yeast and mold';

const microbials: Record<Jurisdiction, Analyte[]> = {
  CA: [stec, salmonella, ...aspergillus],
  CO: [stec, salmonella, ...aspergillus, countLimit(yeastsAndMolds, 10_000)],
  MO: [stec, salmonella, ...aspergillus, countLimit(yeastsAndMolds, 10_000)],
  NM: [stec, salmonella, ...aspergillus],
  OH: [stec, salmonella, ...aspergillus, countLimit(yeastsAndMolds, 10_000)],
  UT: [stec, salmonella, ...aspergillus],
  WA: [stec, salmonella, countLimit('Bile-tolerant gram-negative bacteria', 1000)],
  // USP <1111>, products for inhalation.
  CA_ALL: [
    mustBeAbsent('Staphylococcus aureus'),
    mustBeAbsent('Pseudomonas aeruginosa'),
    mustBeAbsent('Bile-tolerant gram-negative bacteria'),
    countLimit('Total aerobic microbial count', 100),
    countLimit(yeastsAndMolds, 10),
  ],
};

function mycotoxins(jurisdiction: Jurisdiction): Analyte[] {
  const each = { lod: 0.6, loq: 2, method: 'LC-MS/MS' };
  const ochratoxin = { name: 'Ochratoxin A', limit: 20, ...each };
  if (jurisdiction === 'CA_ALL')
    // European Pharmacopoeia 2.8.18, which Health Canada accepts.
    return [
      { name: 'Aflatoxin B1', limit: 2, ...each },
      { name: 'Aflatoxins, total (B1, B2, G1, G2)', limit: 4, ...each },
      ochratoxin,
    ];
  return [{ name: 'Aflatoxins, total (B1, B2, G1, G2)', limit: 20, ...each }, ochratoxin];
}

const coveringMaterials = ['Sand, soil, cinders or dirt', 'Mold', 'Embedded foreign material'];
const countedMaterials = ['Insect fragments', 'Hair', 'Mammalian excreta'];

/** California's limits are in 4 CCR § 15722. Elsewhere, anything that is visible fails. */
function foreignMaterial(jurisdiction: Jurisdiction): Analyte[] {
  const inspected = { lod: null, loq: null, method: 'Visual inspection, 3 g' };
  const [maxArea, maxCount] = jurisdiction === 'CA' ? [25, 1] : [null, null];
  return [
    ...coveringMaterials.map((name) => ({ name, limit: maxArea, unit: 'area' as const, ...inspected })),
    ...countedMaterials.map((name) => ({ name, limit: maxCount, ...inspected })),
  ];
}

/** No state sets a limit above what a method can detect, and Canada forbids added vitamins in anything inhaled. */
const vitaminE: Analyte[] = [{ name: 'Vitamin E acetate', limit: null, lod: 20, loq: 60, method: 'LC-DAD' }];

export const testPanels = (jurisdiction: Jurisdiction): TestPanel[] => [
  { contaminant: 'pesticides', unit: 'µg/g', analytes: pesticides(jurisdiction) },
  { contaminant: 'residual-solvents', unit: 'µg/g', analytes: solvents(jurisdiction) },
  { contaminant: 'heavy-metals', unit: 'µg/g', analytes: metals(jurisdiction) },
  { contaminant: 'microbials', unit: 'CFU/g', analytes: microbials[jurisdiction] },
  { contaminant: 'mycotoxins', unit: 'µg/kg', analytes: mycotoxins(jurisdiction) },
  { contaminant: 'foreign-material', unit: 'count', analytes: foreignMaterial(jurisdiction) },
  { contaminant: 'vitamin-e-acetate', unit: 'µg/g', analytes: vitaminE },
];

/** In percent of the oil's weight. */
export const cannabinoidMethod = { method: 'HPLC-DAD', lod: 0.01, loq: 0.03 } as const;
export const terpeneMethod = { method: 'GC-FID', lod: 0.01, loq: 0.02 } as const;

export const testedCannabinoids = cannabinoids;
export const testedTerpenes = terpenes;
