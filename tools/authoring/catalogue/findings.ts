import type { Batch } from '../../../src/domain/catalogue/batchSchema';
import { contaminants, type Contaminant, type OilType } from '../../../src/domain/catalogue/vocabulary';
import { panelsOf, type Analyte } from '../../../src/domain/laboratory/panels';
import type { Jurisdiction } from '../../../src/domain/laboratory/jurisdictions';
import { between, pick, randomOf, type Random } from './random';

type Found = Batch['contaminants'][number]['found'];

/** The solvents of each method, with their typical residue as a share of the limit. Rosin is pressed without any. */
const solventsOf: Record<OilType, [name: string, share: readonly [number, number], chance: number][]> = {
  Distillate: [
    ['Ethanol', [0.008, 0.09], 0.85],
    ['Heptane', [0.004, 0.02], 0.15],
  ],
  'Cannabis Terpene Distillate': [
    ['Ethanol', [0.008, 0.08], 0.8],
    ['Acetone', [0.004, 0.015], 0.1],
  ],
  'Broad Spectrum Extract': [
    ['Ethanol', [0.01, 0.07], 0.9],
    ['Heptane', [0.006, 0.05], 0.7],
  ],
  'Distilled Live Resin': [
    ['Ethanol', [0.006, 0.05], 0.7],
    ['Butane', [0.01, 0.09], 0.8],
    ['Propane', [0.005, 0.03], 0.3],
  ],
  'Cured Resin': [
    ['Butane', [0.02, 0.2], 0.95],
    ['Propane', [0.008, 0.07], 0.5],
  ],
  'Live Resin': [
    ['Butane', [0.02, 0.24], 0.95],
    ['Propane', [0.01, 0.09], 0.6],
    ['Ethanol', [0.004, 0.015], 0.1],
  ],
  'Activated THCA': [
    ['Butane', [0.006, 0.05], 0.7],
    ['Pentane', [0.004, 0.03], 0.4],
  ],
  'Live Diamonds': [
    ['Butane', [0.015, 0.15], 0.9],
    ['Propane', [0.008, 0.05], 0.5],
    ['Pentane', [0.004, 0.02], 0.15],
  ],
  Rosin: [],
};

/** Pesticides that drift in from neighboring fields or remain in recycled growing media, far below their limits. */
const drifting = ['Azoxystrobin', 'Boscalid', 'Piperonyl butoxide', 'Pyrethrins', 'Fludioxonil', 'Spinosad'];

/** Three significant digits, as the laboratories report. */
const reported = (amount: number): number => Number(amount.toPrecision(3));

/** Leaves the amount out below the limit of quantitation. */
function finding({ name, loq, lod }: Analyte, amount: number): Found {
  if (lod === null || amount < lod) return [];
  return [amount < loq! ? { analyte: name } : { analyte: name, amount: reported(amount) }];
}

interface Sample {
  jurisdiction: Jurisdiction;
  oilType: OilType;
  random: Random;
}

const residues = ({ oilType, random }: Sample, analytes: Analyte[]): Found =>
  solventsOf[oilType].flatMap(([name, share, chance]) => {
    const analyte = analytes.find((each) => each.name === name);
    const amount = between(random, share, 4) * (analyte?.limit ?? 0);
    return analyte && random() < chance ? finding(analyte, amount) : [];
  });

function traces({ random }: Sample, analytes: Analyte[]): Found {
  const name = pick(random, drifting);
  const analyte = analytes.find((each) => each.name === name);
  if (!analyte?.limit || random() > 0.16) return [];
  return finding(analyte, Math.min(analyte.loq! * 1.4, analyte.limit * 0.6) * between(random, [0.4, 1], 3));
}

/** Heavy metals come from soil and, for lead, from hardware. */
const metalResidues: Record<string, { amount: readonly [number, number]; chance: number }> = {
  Arsenic: { amount: [0.004, 0.04], chance: 0.5 },
  Cadmium: { amount: [0.003, 0.028], chance: 0.35 },
  Lead: { amount: [0.004, 0.06], chance: 0.6 },
  Chromium: { amount: [0.008, 0.1], chance: 0.5 },
  Mercury: { amount: [0.003, 0.014], chance: 0.1 },
};

const metals = ({ random }: Sample, analytes: Analyte[]): Found =>
  analytes.flatMap((analyte) => {
    const { amount, chance } = metalResidues[analyte.name]!;
    const found = between(random, amount, 4);
    return random() < chance ? finding(analyte, found) : [];
  });

function counts({ random }: Sample, analytes: Analyte[]): Found {
  const counted = analytes.filter(({ loq, limit }) => loq !== null && limit! > loq);
  return counted.flatMap((analyte) =>
    random() < 0.12 ? finding(analyte, Math.min(analyte.limit! / 4, between(random, [10, 60]))) : [],
  );
}

const toxins = ({ random }: Sample, analytes: Analyte[]): Found =>
  random() < 0.04
    ? finding(
        analytes.find(({ name }) => name === 'Ochratoxin A')!,
        1.1,
      )
    : [];

const findersOf: Record<Contaminant, (sample: Sample, analytes: Analyte[]) => Found> = {
  pesticides: traces,
  'residual-solvents': residues,
  'heavy-metals': metals,
  microbials: counts,
  mycotoxins: toxins,
  'foreign-material': () => [],
  'vitamin-e-acetate': () => [],
};

/** The laboratory's findings in a batch that passed. */
export function cleanFindings(batchId: string, jurisdiction: Jurisdiction, oilType: OilType): Batch['contaminants'] {
  const panels = panelsOf(jurisdiction);
  return contaminants.map((name) => {
    const sample = { jurisdiction, oilType, random: randomOf(`${batchId} ${name}`) };
    const { analytes } = panels.find(({ contaminant }) => contaminant === name)!;
    return { name, passed: true, found: findersOf[name](sample, analytes) };
  });
}

/** Replaces an analyte's result by one above its limit. */
export function withFailure(
  clean: Batch['contaminants'],
  { contaminant, ...found }: { contaminant: Contaminant; analyte: string; amount?: number },
): Batch['contaminants'] {
  return clean.map((each) =>
    each.name === contaminant
      ? {
          ...each,
          passed: false,
          found: [...each.found.filter(({ analyte }) => analyte !== found.analyte), found],
        }
      : each,
  );
}
