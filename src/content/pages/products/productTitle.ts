import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import type { OilType, PlantType } from '../../../domain/catalogue/vocabulary';
import type { Language, Locale } from '../../../domain/region/locales';

/** Search engines truncate longer titles. */
const maxLength = 65;

/** Lowercase, for use within a sentence. */
export const frenchOils: Record<OilType, string> = {
  Distillate: 'distillat',
  'Live Resin': 'résine vivante',
  'Cured Resin': 'résine affinée',
  Rosin: 'rosine',
  'Activated THCA': 'THCA activé',
  'Distilled Live Resin': 'résine vivante distillée',
  'Broad Spectrum Extract': 'extrait à large spectre',
  'Cannabis Terpene Distillate': 'distillat aux terpènes de cannabis',
  'Live Diamonds': 'diamants de résine vivante',
};
export const frenchPlants: Record<PlantType, string> = {
  Sativa: 'sativa',
  Indica: 'indica',
  Hybrid: 'hybride',
  CBD: 'CBD',
};

/** For use within a sentence: 'Live Resin' → 'live resin'. */
export const lowercaseTerm = (words: string): string =>
  words.toLowerCase().replace(/\b(thca|cbd)\b/, (name) => name.toUpperCase());

type Named = Pick<ProductSummary, 'title' | 'brand' | 'plantType' | 'oilType'>;
interface Pod extends Named {
  plantType: PlantType;
  oilType: OilType;
}

const isPod = (product: Named): product is Pod => product.plantType !== null && product.oilType !== null;

/** Titles in the words that people search for, the longest first. */
const podNames: Record<Language, (title: string, oil: OilType, drug: string) => string[]> = {
  en: (title, oil, drug) => [
    `${title} ${oil} ${drug} Vape Pod`,
    `${title} ${oil} ${drug} Pod`,
    `${title} ${oil} Pod`,
    `${title} ${drug} Vape Pod`,
  ],
  fr: (title, oil, drug) => [
    `${title} – capsule de ${drug}, ${frenchOils[oil]}`,
    `${title} – capsule, ${frenchOils[oil]}`,
    `${title} – capsule de ${drug}`,
  ],
};

const deviceTitles: Record<Language, (title: string, brand: string) => string> = {
  en: (title, brand) => `${brand} ${title} | Pod Vaporizer`,
  fr: (title, brand) => `${title} ${brand} | Vaporisateur à capsules`,
};

/** 'First Ferry Rosin THC Vape Pod | Tidewright', 'Lumapod Battery | Pod Vaporizer'. */
export function productTitle(product: Named, { language }: Locale): string {
  const { title, brand } = product;
  if (!isPod(product)) return deviceTitles[language](title, brand);
  const names = podNames[language](title, product.oilType, product.plantType === 'CBD' ? 'CBD' : 'THC').map((name) =>
    // Avoids 'Activated THCA THC'.
    name.replace(/(?<=THCA) THC\b/, ''),
  );
  const titles = names.map((name) => `${name} | ${brand}`);
  return titles.find(({ length }) => length <= maxLength) ?? titles.at(-1)!;
}

const podLines: Record<Language, (pod: Pod) => string> = {
  en: ({ plantType, oilType, brand }) => `${plantType} ${lowercaseTerm(oilType)} vape cartridge by ${brand}.`,
  fr: ({ plantType, oilType, brand }) =>
    `Capsule de vapotage ${frenchPlants[plantType]}, ${frenchOils[oilType]}, de ${brand}.`,
};

/** The first sentence of a pod's description in search results. Null for a device. */
export const productLine = (product: Named, { language }: Locale): string | null =>
  isPod(product) ? podLines[language](product) : null;
