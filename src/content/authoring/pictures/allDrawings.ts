import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSchema } from '../../../domain/catalogue/brandSchema';
import type { Brand } from '../../../domain/catalogue/brandSchema';
import { plants } from './colour';
import { heroPicture, heroTallPicture, sharePicture } from './hero';
import { inlineDrawings } from './icons';
import { deliveryPicture, storePicture } from './places';
import {
  batteryPicture,
  chargingPicture,
  packPicture,
  podPicture,
  referralKitPicture,
  starterKitPicture,
} from './products';
import { discoverPicture, labPicture, partnersPicture, unlockPicture } from './scenes';

/** The brands of a content folder, by slug; drawings depend on their names and labels alone. */
export function readBrands(folder: string): Brand[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => brandSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}

/** Every drawing of content/pictures/: its name and its SVG. */
export function allDrawings(brands: readonly Brand[]): Map<string, string> {
  const ofBrands = brands.flatMap((brand): [string, string][] => [
    ...plants.map((plant): [string, string] => [`pod-${brand.slug}-${plant}`, podPicture(brand, plant)]),
    [`pack-${brand.slug}`, packPicture(brand)],
  ]);
  return new Map([
    ...ofBrands,
    ['battery', batteryPicture()],
    ['battery-charging', chargingPicture()],
    ['starter-kit', starterKitPicture()],
    ['referral-starter-kit', referralKitPicture()],
    ['hero', heroPicture()],
    ['hero-tall', heroTallPicture()],
    ['share', sharePicture()],
    ['unlock', unlockPicture()],
    ['discover', discoverPicture(brands)],
    ['lab', labPicture()],
    ['partners', partnersPicture(brands)],
    ['delivery', deliveryPicture()],
    ['store', storePicture(brands)],
    ...Object.entries(inlineDrawings()),
  ]);
}
