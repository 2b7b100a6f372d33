import type { Brand } from '../../../domain/catalogue/brandSchema';
import { luminance } from '../../contrast';
import { fitted, lettering } from '../../lettering/lettering';
import type { Typeface } from '../../lettering/lettering';
import type { Plant } from './color';
import { group, path, place, rect } from './drawing';
import type { Drawing } from './drawing';
import { pattern } from './patterns';
import { plantMark } from './plantMark';

export type LabelBrand = Pick<Brand, 'slug' | 'name' | 'label'>;

/** A stable number for each brand, so that brands differ in type and layout and each keeps its own. */
export function seedOf(slug: string): number {
  return [...slug].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0, 2166136261) >>> 5;
}

const faces: readonly (Typeface & { upper?: boolean })[] = [
  { weight: 700, width: 100, tracking: -22 },
  { weight: 500, width: 75, tracking: 110, upper: true },
  { weight: 600, width: 86, italic: true, tracking: -10 },
  { weight: 700, width: 75, tracking: 10, upper: true },
  { weight: 400, width: 100, tracking: 0 },
  { weight: 600, width: 100, tracking: 60, upper: true },
];

export const faceOf = (brand: LabelBrand) => faces[seedOf(brand.slug) % faces.length]!;
export function nameOf(brand: LabelBrand): string {
  return faceOf(brand).upper ? brand.name.toUpperCase() : brand.name;
}

export const plantNames: Record<Plant, string> = { sativa: 'SATIVA', indica: 'INDICA', hybrid: 'HYBRID', cbd: 'CBD' };

export interface LabelSubject {
  brand: LabelBrand;
  plant: Plant;
}

/** The printed label of a pod, flat, in a box w × h from 0,0. */
export function labelArt(drawing: Drawing, { brand, plant }: LabelSubject, box: { w: number; h: number }): string {
  const { w, h } = box;
  const { ink, paper, accent } = brand.label;
  const seed = seedOf(brand.slug);
  const art = { w, h: h * 0.46, seed };
  const top = seed % 2 === 0;
  const bandY = top ? 0 : h - art.h;
  const face = faceOf(brand);
  const name = fitted(nameOf(brand), { size: h * 0.27, width: w * 0.74 }, face);
  const wordsY = top ? art.h : 0;
  const baseline = wordsY + h * 0.185 + name.capHeight / 2;
  const type = lettering(plantNames[plant], h * 0.092, { weight: 600, tracking: 140 });
  const markSize = h * 0.052;
  const lineY = wordsY + h * 0.43;
  const startX = (w - type.width - markSize * 3.2) / 2;
  const strong = Math.abs(luminance(accent) - luminance(paper)) > 0.12 ? accent : ink;
  return (
    rect([0, 0, w, h], { fill: paper }) +
    group(pattern(brand.label.pattern, art, accent), {
      t: place(0, bandY),
      clip: drawing.clip(`M0 0H${w}V${art.h.toFixed(1)}H0z`),
    }) +
    path(name.d, { fill: ink, t: place((w - name.width) / 2, baseline) }) +
    plantMark(plant, strong, place(startX + markSize, lineY - type.capHeight / 2, markSize / 10)) +
    path(type.d, { fill: ink, t: place(startX + markSize * 3.2, lineY) })
  );
}
