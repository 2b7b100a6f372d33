import type { Brand } from '../../../src/domain/catalogue/brandSchema';
import { fitLettering, lettering, type Typeface } from '../../../src/content/lettering/lettering';
import type { Aroma } from '../../../src/domain/catalogue/vocabulary';
import { formatCoordinate } from '../../../src/content/lettering/coordinates';
import { aromaMark } from './aromaMark';
import { luminance } from '../../../src/content/source/contrast';
import { mixColors, type Plant } from './color';
import { ellipse, group, path, placement, rect, type Drawing } from './drawing';
import { pattern } from './patterns';
import { plantMark } from './plantMark';

export type LabelBrand = Pick<Brand, 'slug' | 'name' | 'label'>;

/** A stable number for each brand, from which its type and layout derive. */
export function brandSeed(slug: string): number {
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

export const brandTypeface = (brand: LabelBrand) => faces[brandSeed(brand.slug) % faces.length]!;
export function labelName(brand: LabelBrand): string {
  return brandTypeface(brand).upper ? brand.name.toUpperCase() : brand.name;
}

export const plantNames: Record<Plant, string> = { sativa: 'SATIVA', indica: 'INDICA', hybrid: 'HYBRID', cbd: 'CBD' };

/** The strain's data on a label. */
export interface LabelStrain {
  slug: string;
  name: string;
  aroma: Aroma;
}

export interface LabelSubject {
  brand: LabelBrand;
  plant: Plant;
  /** Omitted for generic pods. */
  strain?: LabelStrain;
  /** '1 g' or '0.5 g'. */
  size?: string;
}

interface Box {
  w: number;
  h: number;
}

/** Draws the plant type's sign and name, and the pod's size, on one line from 0,0. */
function typeLine({ plant, size }: LabelSubject, cap: number, colors: { ink: string; strong: string }) {
  const words = lettering(size ? `${plantNames[plant]} ${size}` : plantNames[plant], cap * 1.36, {
    weight: 600,
    tracking: 60,
  });
  const mark = cap * 0.66;
  const body =
    plantMark(plant, colors.strong, placement(mark, -words.capHeight / 2, mark / 10)) +
    path(words.d, { fill: colors.ink, t: placement(mark * 3, 0) });
  return { body, width: mark * 3 + words.width };
}

const strongOf = ({ accent, paper, ink }: LabelBrand['label']) =>
  Math.abs(luminance(accent) - luminance(paper)) > 0.12 ? accent : ink;

/** Draws the brand's pattern, different for each strain, with the sign of the strain's main aroma on it. */
function motif(drawing: Drawing, { brand, strain }: LabelSubject, art: Box): string {
  const { accent, paper, pattern: kind } = brand.label;
  const seed = brandSeed(strain?.slug ?? brand.slug);
  const size = Math.min(art.w, art.h);
  const [x, y, r] = [art.w / 2, art.h / 2, size * 0.36];
  const sign = strain
    ? ellipse([x, y, r], { fill: paper }) + aromaMark(strain.aroma, strongOf(brand.label), placement(x, y, r / 15))
    : '';
  return group(
    rect([0, 0, art.w, art.h], { fill: mixColors(paper, accent, 0.1) }) +
      pattern(kind, { ...art, seed }, accent) +
      sign,
    {
      clip: drawing.clip(`M0 0H${formatCoordinate(art.w)}V${formatCoordinate(art.h)}H0z`),
    },
  );
}

/** On a full-height pod, the motif is above or below the centered words. */
function tallLabel(drawing: Drawing, subject: LabelSubject, { w, h }: Box): string {
  const { brand, strain } = subject;
  const { ink } = brand.label;
  const isTop = brandSeed(brand.slug) % 2 === 0;
  const art = { w, h: h * 0.38 };
  // At the sides the label extends slightly higher than at the front.
  const words = isTop ? art.h : h * 0.04;
  const middle = (width: number) => (w - width) / 2;
  const maker = fitLettering(
    labelName(brand),
    { size: h * (strain ? 0.125 : 0.27), width: w * 0.7 },
    brandTypeface(brand),
  );
  const title =
    strain && fitLettering(strain.name, { size: h * 0.2, width: w * 0.76 }, { weight: 700, width: 88, tracking: -8 });
  const line = typeLine(subject, h * 0.068, { ink, strong: strongOf(brand.label) });
  return (
    group(motif(drawing, subject, art), { t: placement(0, isTop ? 0 : h - art.h) }) +
    path(maker.d, { fill: ink, t: placement(middle(maker.width), words + h * (strain ? 0.175 : 0.3)) }) +
    (title ? path(title.d, { fill: ink, t: placement(middle(title.width), words + h * 0.365) }) : '') +
    group(line.body, { t: placement(middle(line.width), words + h * 0.52) })
  );
}

/** On a half-height pod, the motif is to the left of the words. */
function lowLabel(drawing: Drawing, subject: LabelSubject, { w, h }: Box): string {
  const { brand, strain } = subject;
  const { ink } = brand.label;
  const left = w * 0.3;
  const room = w * 0.64;
  const maker = fitLettering(labelName(brand), { size: h * (strain ? 0.17 : 0.27), width: room }, brandTypeface(brand));
  const title =
    strain && fitLettering(strain.name, { size: h * 0.3, width: room }, { weight: 700, width: 88, tracking: -8 });
  const line = typeLine(subject, h * 0.085, { ink, strong: strongOf(brand.label) });
  return (
    motif(drawing, subject, { w: w * 0.24, h }) +
    path(maker.d, { fill: ink, t: placement(left, h * (strain ? 0.31 : 0.5)) }) +
    (title ? path(title.d, { fill: ink, t: placement(left, h * 0.6) }) : '') +
    group(line.body, { t: placement(left, h * 0.82) })
  );
}

/** Draws a flat label in a box w × h from 0,0. */
export function labelArt(drawing: Drawing, subject: LabelSubject, box: Box): string {
  const drawLabel = box.w / box.h > 1.7 ? lowLabel : tallLabel;
  return rect([0, 0, box.w, box.h], { fill: subject.brand.label.paper }) + drawLabel(drawing, subject, box);
}
