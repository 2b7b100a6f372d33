import type { Batch } from '../../../src/domain/catalogue/batchSchema';
import {
  terpenes,
  type Aroma,
  type Cannabinoid,
  type OilType,
  type PlantType,
  type Terpene,
} from '../../../src/domain/catalogue/vocabulary';
import { methods, minorCannabinoids, terpenesOfAroma, terpenesOfPlant } from './data/chemistry';
import { between, round, shuffle, type Random } from './random';

/** The properties that determine an oil's chemistry. */
export interface OilNature {
  plantType: PlantType;
  oilType: OilType;
  aromas: readonly Aroma[];
  cbdRatio: number | null;
}

/** Values shared by every batch of a variant, so that its thcGrams is true for each of them. */
export interface Potency {
  thc: number;
  thca: number;
  cbd: number;
  totalThc: number;
}

/** THCA loses its acid group, 12.3% of its weight, when it turns into THC. */
const thcOfThca = 0.877;

/** Chooses random amounts of one variant's leading cannabinoids. */
export function potencyOf({ oilType, cbdRatio }: OilNature, random: Random): Potency {
  const { strength, thca: thcaRange } = methods[oilType];
  const total = between(random, strength, 2);
  // THC is removed from broad-spectrum extract down to the limit of detection.
  if (oilType === 'Broad Spectrum Extract') return { thc: 0, thca: 0, cbd: round(total * 0.94, 2), totalThc: 0 };
  if (cbdRatio !== null) {
    // CBD-rich oils leave room for the plant's other cannabinoids.
    const thc = round((total * 0.92) / (cbdRatio + 1), 2);
    return { thc, thca: 0, cbd: round(total * 0.92 - thc, 2), totalThc: thc };
  }
  const thca = between(random, thcaRange, 2);
  const thc = round(total - thcOfThca * thca, 2);
  return { thc, thca, cbd: between(random, [0.1, 0.7], 2), totalThc: round(thc + thcOfThca * thca, 2) };
}

/** The cannabinoids in the report, the strongest first. Undetected ones are left out. */
export function cannabinoidsOf(
  { plantType }: OilNature,
  { thc, thca, cbd }: Potency,
  random: Random,
): Batch['cannabinoids'] {
  const trace = Object.entries(minorCannabinoids[plantType]).map(([name, range]) => ({
    name: name as Cannabinoid,
    percent: between(random, range, 2),
  }));
  const leading: Batch['cannabinoids'] = [
    { name: 'THC', percent: thc },
    { name: 'THCA', percent: thca },
    { name: 'CBD', percent: cbd },
  ];
  return [...leading, ...trace].filter(({ percent }) => percent > 0).sort((a, b) => b.percent - a.percent);
}

function terpeneWeights({ aromas, plantType }: OilNature): Map<Terpene, number> {
  const weights = new Map<Terpene, number>();
  const raise = (terpene: Terpene, by: number) => weights.set(terpene, (weights.get(terpene) ?? 0) + by);
  aromas.forEach((aroma, at) =>
    terpenesOfAroma[aroma].forEach((terpene, rank) => raise(terpene, (at === 0 ? 4 : 2.4) - rank * 1.2)),
  );
  terpenesOfPlant[plantType].forEach((terpene, rank) => raise(terpene, 1.5 - rank * 0.4));
  return weights;
}

/** The terpenes in the report: those behind the aromas come first, followed by one or two traces. */
export function terpenesOf(nature: OilNature, atLeast: number, random: Random): Batch['terpenes'] {
  const weights = terpeneWeights(nature);
  const traces = shuffle(
    random,
    terpenes.filter((terpene) => !weights.has(terpene)),
  );
  traces.slice(0, Math.max(1, atLeast - weights.size)).forEach((terpene) => weights.set(terpene, 0.4));
  const drawn = [...weights].map(([name, weight]) => ({ name, weight: weight * (0.85 + random() * 0.3) }));
  const sum = drawn.reduce((total, { weight }) => total + weight, 0);
  const total = between(random, methods[nature.oilType].terpenes, 2);
  return drawn
    .map(({ name, weight }) => ({ name, percent: round((total * weight) / sum, 2) }))
    .sort((a, b) => b.percent - a.percent || a.name.localeCompare(b.name));
}
