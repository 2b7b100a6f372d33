import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandSchema } from '../../../domain/catalogue/brandSchema';
import type { Brand } from '../../../domain/catalogue/brandSchema';
import { oilPicture, ringPicture, ringsPicture } from './closeUps';
import { plants } from './color';
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
import { fillingPicture, nightPicture } from './rows';
import { labPicture, partnersPicture, unlockPicture } from './scenes';
import { codeStepPicture, insertStepPicture, lightStepPicture, reportStepPicture } from './steps';

/** Reads the brands of a content folder, sorted by slug. Drawings depend only on brand names and labels. */
export function readBrands(folder: string): Brand[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => brandSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}

/** Every drawing in content/pictures/: its name and its SVG. */
export function allDrawings(brands: readonly Brand[]): Map<string, string> {
  const ofBrands = brands.flatMap((brand): [string, string][] => [
    ...plants.map((plant): [string, string] => [`pod-${brand.slug}-${plant}`, podPicture(brand, plant)]),
    ...plants.map((plant): [string, string] => [`pack-${brand.slug}-${plant}`, packPicture(brand, plant)]),
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
    ['lab', labPicture()],
    ['partners', partnersPicture(brands)],
    ['delivery', deliveryPicture()],
    ['store', storePicture(brands)],
    ...plants.map((plant): [string, string] => [`oil-${plant}`, oilPicture(plant)]),
    ['step-code', codeStepPicture()],
    ['step-insert', insertStepPicture()],
    ['step-light', lightStepPicture()],
    ['step-report', reportStepPicture()],
    ['night', nightPicture(brands)],
    ['ring', ringPicture()],
    ['ring-lights', ringsPicture()],
    ['filling', fillingPicture(brands)],
    ...Object.entries(inlineDrawings()),
  ]);
}
