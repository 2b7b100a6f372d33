import { buildTime } from '../../../src/content/source/buildTime';
import { readEntries } from '../../../src/content/source/readFolder';
import type { Brand } from '../../../src/domain/catalogue/brandSchema';
import { packPictureName } from '../../../src/domain/catalogue/packPictureName';
import { dimensionsPicture, sizesPicture } from './anatomy';
import type { OilType } from '../../../src/domain/catalogue/vocabulary';
import type { Plant } from './color';
import { coveragePicture } from './coverage';
import { heroLightPicture, heroPicture, heroTallPicture, sharePicture } from './hero';
import { inlineDrawings } from './icons';
import type { LabelStrain } from './label';
import type { PodSubject } from './pod';
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
  oilType: OilType;
  strain: LabelStrain;
  /** In grams, the default variant's first. */
  grams: number[];
  /** The name of the drawing of its pack. */
  pack: string;
}

export function readPods(content: string): PicturedPod[] {
  return readEntries(content, 'products', buildTime(process.env)).flatMap((product) => {
    if (product.productType !== 'oil') return [];
    const { slug, brand, title, plantType, oilType, aromas, variants } = product;
    const pack = packPictureName(product);
    const strain = { slug, name: title.en, aroma: aromas[0]! };
    const grams = variants.map((variant) => variant.grams!);
    return [{ brand, plant: plantType.toLowerCase() as Plant, oilType, strain, grams, pack }];
  });
}

const renderSize = (grams: number): PodRenderSize => (grams < 1 ? '0.5g' : '1g');

/** `pod-<slug>` has the default size, and `pod-<slug>-full` the other. */
function drawingsOfPod({ plant, oilType, strain, grams }: PicturedPod, brand: Brand): [string, string][] {
  return grams.map((amount, index) => {
    const subject: PodSubject = { brand, plant, oilType, strain, size: `${amount} g` };
    return [`pod-${strain.slug}${index === 0 ? '' : '-full'}`, podPicture(subject, renderSize(amount))];
  });
}

function drawingOfPack(pod: PicturedPod, brand: Brand): [string, string] {
  const { plant, oilType, grams, pack } = pod;
  const sizes = grams.map((amount) => [{ brand, plant, oilType, size: `${amount} g` }, renderSize(amount)] as const);
  return [pack, packPicture(sizes)];
}

/** Returns every drawing in content/pictures/: its name and its SVG. */
export function allDrawings(brands: readonly Brand[], pods: readonly PicturedPod[]): Map<string, string> {
  const bySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  const packed = new Map(pods.map((pod) => [pod.pack, pod]));
  const sized = pods.find(({ strain }) => strain.slug === 'halyard-nine-apricot-union')!;
  const packs = [...packed.values()].map((pod) => drawingOfPack(pod, bySlug.get(pod.brand)!));
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
    ['battery-sizes', sizesPicture({ ...sized, brand: bySlug.get(sized.brand)! })],
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
