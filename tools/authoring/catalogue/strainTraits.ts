import type { Aroma, Effect, PlantType } from '../../../src/domain/catalogue/vocabulary';
import { strains, type StrainEntry } from './data/strains';
import { pick, randomOf, shuffle } from './random';

export interface Strain extends StrainEntry {
  parents: [string, string] | null;
  effects: Effect[];
  /** Parts CBD to one part THC; null for THC-dominant strains. */
  cbdRatio: number | null;
}

const leadingEffects: Record<PlantType, Exclude<Effect, 'tasty'>[]> = {
  Sativa: ['energized', 'creative', 'focused', 'uplifted', 'happy'],
  Indica: ['relaxed', 'sleepy', 'relaxed', 'euphoric', 'sleepy'],
  Hybrid: ['happy', 'creative', 'euphoric', 'uplifted', 'relaxed'],
  CBD: ['relaxed', 'focused', 'relaxed'],
};

const supportingEffects: Record<PlantType, Effect[]> = {
  Sativa: ['happy', 'uplifted', 'creative', 'energized', 'euphoric', 'tasty'],
  Indica: ['relaxed', 'happy', 'sleepy', 'tasty', 'euphoric'],
  Hybrid: ['relaxed', 'happy', 'uplifted', 'euphoric', 'tasty', 'focused'],
  CBD: ['relaxed', 'focused', 'happy', 'uplifted', 'tasty'],
};

const savory: Aroma[] = ['diesel', 'cheese', 'earth'];

/** Parents come before their child in the list, so that no strain is its own ancestor. */
function parentsOf(strain: StrainEntry, at: number): [string, string] | null {
  const random = randomOf(`parents ${strain.name}`);
  const elders = strains.slice(0, at).filter(({ aromas }) => aromas.some((aroma) => strain.aromas.includes(aroma)));
  if (elders.length < 4 || random() < 0.4) return null;
  const [first, second] = shuffle(random, elders);
  return [first!.name, second!.name];
}

function effectsOf({ name, plantType, aromas }: StrainEntry): Effect[] {
  const random = randomOf(`effects ${name}`);
  const leading: Effect = pick(random, leadingEffects[plantType]);
  const isSavory = aromas.some((aroma) => savory.includes(aroma));
  const others = shuffle(random, supportingEffects[plantType]).filter(
    (effect) =>
      effect !== leading && !(effect === 'tasty' && isSavory) && !(leading === 'sleepy' && effect === 'uplifted'),
  );
  return [leading, ...others.slice(0, random() < 0.55 ? 2 : 1)];
}

const cbdRatioOf = ({ name, plantType }: StrainEntry): number | null =>
  plantType === 'CBD' ? pick(randomOf(`ratio ${name}`), [20, 20, 8, 8, 4, 2]) : null;

/** The strains with all traits that do not depend on the maker. */
export const strainTraits: Strain[] = strains.map((strain, at) => ({
  ...strain,
  parents: parentsOf(strain, at),
  effects: effectsOf(strain),
  cbdRatio: cbdRatioOf(strain),
}));
