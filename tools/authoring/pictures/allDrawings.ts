import { buildTime } from '../../../src/content/source/buildTime';
import { readEntries } from '../../../src/content/source/readFolder';
import type { Brand } from '../../../src/domain/catalogue/brandSchema';
import { dimensionsPicture, sizesPicture } from './anatomy';
import { plantColors, type Plant } from './color';
import { coveragePicture } from './coverage';
import { heroLightPicture, heroPicture, heroTallPicture, sharePicture } from './hero';
import { inlineDrawings } from './icons';
import type { LabelStrain, LabelSubject } from './label';
import {
  apartPicture,
  batteryBoxPicture,
  batteryPicture,
  chargingPicture,
  packPicture,
  podPicture,
  referralKitPicture,
  standPicture,
  starterKitPicture,
  turnPicture,
} from './products';
import type { PodRenderSize } from './renders';
import { scenePictures } from './scenes';

export const readBrands = (content: string): Brand[] => readEntries(content, 'brands', buildTime(process.env));

/** All pictures of a pod depend on these fields. */
export interface PicturedPod {
  brand: string;
  plant: Plant;
  strain: LabelStrain;
  /** In grams, the default variant's first. */
  grams: number[];
}

export function readPods(content: string): PicturedPod[] {
  return readEntries(content, 'products', buildTime(process.env)).flatMap((product) => {
    if (product.productType !== 'oil') return [];
    const { slug, brand, title, plantType, aromas, variants } = product;
    const strain = { slug, name: title.en, aroma: aromas[0]! };
    const grams = variants.map((variant) => variant.grams!);
    return [{ brand, plant: plantType.toLowerCase() as Plant, strain, grams }];
  });
}

/** `pod-<slug>` has the default size, and `pod-<slug>-full` the other. */
function drawingsOfPod({ plant, strain, grams }: PicturedPod, brand: Brand): [string, string][] {
  return grams.map((amount, index) => {
    const size: PodRenderSize = amount < 1 ? '0.5g' : '1g';
    const subject: LabelSubject = { brand, plant, strain, size: `${amount} g` };
    return [`pod-${strain.slug}${index === 0 ? '' : '-full'}`, podPicture(subject, size)];
  });
}

/** Returns every drawing in content/pictures/: its name and its SVG. */
export function allDrawings(brands: readonly Brand[], pods: readonly PicturedPod[]): Map<string, string> {
  const bySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  const packs = brands.flatMap((brand) =>
    plantColors.map((plant): [string, string] => [`pack-${brand.slug}-${plant}`, packPicture({ brand, plant })]),
  );
  return new Map([
    ...pods.flatMap((pod) => drawingsOfPod(pod, bySlug.get(pod.brand)!)),
    ...packs,
    ['battery', batteryPicture()],
    ['battery-apart', apartPicture()],
    ['battery-box', batteryBoxPicture()],
    ['battery-charging', chargingPicture()],
    ['battery-stand', standPicture()],
    ['battery-turn', turnPicture()],
    ['battery-dimensions', dimensionsPicture()],
    ['battery-sizes', sizesPicture()],
    ['starter-kit', starterKitPicture()],
    ['referral-kit', referralKitPicture()],
    ['hero', heroPicture()],
    ['hero-tall', heroTallPicture()],
    ['hero-oil', heroLightPicture('oil')],
    ['hero-rim', heroLightPicture('rim')],
    ['share', sharePicture()],
    ['coverage', coveragePicture()],
    ...scenePictures(),
    ...Object.entries(inlineDrawings()),
  ]);
}
