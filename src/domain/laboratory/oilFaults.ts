import type { Batch } from '../catalogue/batchSchema';
import type { Cannabinoid, Ingredient, OilType } from '../catalogue/vocabulary';
import type { Fault } from './recordFaults';

const hydrocarbons = ['Butane', 'Propane', 'Ethanol'];
const distilling = ['Ethanol', 'Heptane', 'Acetone'];

/** The solvents that each ingredient may leave behind. The others are made without any. */
const processSolvents: Partial<Record<Ingredient, readonly string[]>> = {
  'Cannabis distillate': distilling,
  'Broad-spectrum cannabis extract': distilling,
  'Cannabis live resin': hydrocarbons,
  'Cannabis cured resin': hydrocarbons,
  'Activated THCA': [...hydrocarbons, 'Pentane'],
  'Activated THCA diamonds': [...hydrocarbons, 'Pentane'],
};

const addedTerpenes: readonly Ingredient[] = ['Cannabis-derived terpenes', 'Botanically derived terpenes'];

/** The ingredients of each method, of which a report lists those of one line. */
export const methodIngredients: Record<OilType, readonly (readonly Ingredient[])[]> = {
  Distillate: addedTerpenes.map((terpenes) => ['Cannabis distillate', terpenes]),
  'Cannabis Terpene Distillate': [['Cannabis distillate', 'Cannabis-derived terpenes']],
  'Distilled Live Resin': [['Cannabis distillate', 'Cannabis live resin']],
  'Live Resin': [['Cannabis live resin']],
  'Cured Resin': [['Cannabis cured resin']],
  Rosin: [['Cannabis rosin']],
  'Activated THCA': [['Activated THCA', 'Cannabis-derived terpenes']],
  'Live Diamonds': [['Activated THCA diamonds', 'Cannabis live resin']],
  'Broad Spectrum Extract': [['Broad-spectrum cannabis extract', 'Cannabis-derived terpenes']],
};

/** A failed batch may contain what does not belong in it. */
function solventFaults({ status, ingredients, contaminants }: Batch): Fault[] {
  if (status === 'failed') return [];
  const used = new Set(ingredients.flatMap((ingredient) => processSolvents[ingredient] ?? []));
  return contaminants.flatMap(({ name, found }, testIndex) =>
    found.flatMap(({ analyte }, index): Fault[] =>
      name !== 'residual-solvents' || used.has(analyte)
        ? []
        : [
            {
              field: `contaminants[${testIndex}].found[${index}].analyte`,
              message: `expected no ${analyte.toLowerCase()}: ${ingredients.join(' and ')} is made without it`,
            },
          ],
    ),
  );
}

const acids: readonly Cannabinoid[] = ['THCA', 'CBDA'];
/** Ingredients that were hot for long enough to turn every acid into THC or CBD. */
const withoutAcids: ReadonlySet<Ingredient> = new Set([
  'Cannabis distillate',
  'Broad-spectrum cannabis extract',
  ...addedTerpenes,
]);

function acidFaults({ ingredients, cannabinoids }: Batch): Fault[] {
  if (!ingredients.every((ingredient) => withoutAcids.has(ingredient))) return [];
  return cannabinoids.flatMap(({ name }, index) =>
    acids.includes(name)
      ? [
          {
            field: `cannabinoids[${index}].name`,
            message: `expected no ${name}: distilling turns it into ${name.slice(0, 3)}`,
          },
        ]
      : [],
  );
}

/** Below it, the CBN from heating may be too little to quantify. */
const thcWithCbn = 20;

function heatingFaults({ cannabinoids }: Batch): Fault[] {
  const thc = cannabinoids.find(({ name }) => name === 'THC')?.percent ?? 0;
  return thc < thcWithCbn || cannabinoids.some(({ name }) => name === 'CBN')
    ? []
    : [{ field: 'cannabinoids', message: `expected CBN: making ${thc} % THC by heat turns a little of it into CBN` }];
}

/** Plants make both at once, and less humulene. Added terpenes of other plants, such as hops, may differ. */
function terpeneFaults({ ingredients, terpenes }: Batch): Fault[] {
  if (ingredients.includes('Botanically derived terpenes')) return [];
  const caryophyllene = terpenes.find(({ name }) => name === 'Caryophyllene')?.percent ?? 0;
  return terpenes.flatMap(({ name, percent }, index) =>
    name === 'Humulene' && percent > caryophyllene
      ? [
          {
            field: `terpenes[${index}].percent`,
            message: `expected no more than the caryophyllene (${caryophyllene} %), with which cannabis makes it, got ${percent}`,
          },
        ]
      : [],
  );
}

/** The rest of pressed oils and resins is wax, which refined oils do not contain. */
const refinedMinimum = 80;

function balanceFaults({ ingredients, cannabinoids, terpenes }: Batch): Fault[] {
  if (!ingredients.every((ingredient) => withoutAcids.has(ingredient))) return [];
  const sum = [...cannabinoids, ...terpenes].reduce((total, { percent }) => total + percent, 0);
  return sum >= refinedMinimum
    ? []
    : [
        {
          field: 'cannabinoids',
          message: `expected at least ${refinedMinimum} % together with the terpenes, because ${ingredients[0]} is refined, got ${sum.toFixed(2)} %`,
        },
      ];
}

/** Checks that the figures fit how the oil was made. */
export const oilFaults = (batch: Batch): Fault[] =>
  [solventFaults, acidFaults, heatingFaults, terpeneFaults, balanceFaults].flatMap((faultsOf) => faultsOf(batch));
