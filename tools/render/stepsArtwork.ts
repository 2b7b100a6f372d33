import { lettering } from '../../src/content/lettering/lettering';
import { drawPackPrint, packBox } from '../authoring/pictures/carton';
import { siteColors } from '../authoring/pictures/color';
import { Drawing, path, placement, rect } from '../authoring/pictures/drawing';
import type { LabelBrand } from '../authoring/pictures/label';
import { wordmark } from '../authoring/pictures/mark';
import { terpeneCards } from './terpenes';

const { ink, paper } = siteColors;
/** Looks like the site's amber once it is rendered, which turns saturated colors yellower. */
const amberInk = '#f58c06';

/** The phone's screen around the light, which is a part of the model. */
export function screenArt(): string {
  const d = new Drawing(700, 1520);
  const [x, y, half] = [350, 950, 130];
  const square = (by: number): [number, number, number, number, number] => [
    x - half - by,
    y - half - by,
    2 * (half + by),
    2 * (half + by),
    34 + by,
  ];
  const rings = [46, 98, 156].map((by, index) =>
    rect(square(by), { stroke: amberInk, w: 7 - index * 1.5, o: [0.62, 0.34, 0.16][index]!, filter: d.blur(1.6, 0.1) }),
  );
  const word = wordmark(50);
  return d.svg(
    rect([0, 0, 700, 1520], { fill: '#060505' }) +
      d.glow([x, y, 400], '#ff8a00', 0.36) +
      rect(square(8), { fill: '#ffac3c', o: 0.9, filter: d.blur(20, 0.4) }) +
      rings.join('') +
      path(word.d, { fill: paper, o: 0.85, t: placement(x - word.width / 2, 300) }) +
      rect([x - 90, 1340, 180, 76, 38], { stroke: paper, w: 4, o: 0.5 }) +
      rect([x - 13, 1365, 26, 26, 4], { fill: paper, o: 0.7 }),
  );
}

/** Batch CA-HAL-2607-500, in milligrams per gram. No metals were detected in it. */
const batch = {
  id: 'CA-HAL-2607-500',
  lab: 'Plumb Line Laboratories',
  cannabinoids: { CBD: 456, THC: 228, CBG: 17, CBC: 15, CBN: 3 },
  metals: ['Pb', 'As', 'Cd', 'Hg'],
};

/** Draws text that is the same in every language: abbreviations, chemical symbols and units. */
function text(words: string, [x, y]: readonly [number, number], { size = 19, weight = 500, o = 1 } = {}): string {
  return path(lettering(words, size, { weight }).d, { fill: ink, o, t: placement(x, y) });
}

const rows = (): string =>
  Object.entries(batch.cannabinoids)
    .map(([name, amount], index) => {
      const y = 250 + index * 58;
      const bar = 330;
      return (
        text(name, [64, y + 17], { size: 24, weight: 600 }) +
        rect([168, y, bar, 18, 4], { fill: '#ece8de' }) +
        rect([168, y, (bar * amount) / 480, 18, Math.min(4, amount / 3)], {
          fill: index === 0 ? amberInk : '#3b3732',
        }) +
        text(`${amount} mg/g`, [518, y + 16], { size: 22 })
      );
    })
    .join('');

const checks = (): string =>
  batch.metals
    .map((name, index) => {
      const y = 626 + index * 44;
      return (
        rect([64, y + 22, 556, 1.2], { fill: ink, o: 0.12 }) +
        text(name, [64, y + 8], { weight: 600 }) +
        text('ND', [168, y + 8], { o: 0.7 }) +
        path(`M586 ${y}l9 9 18-20`, { stroke: '#2f7d4f', w: 5, cap: 'round' })
      );
    })
    .join('');

/** The head of a laboratory's certificate of analysis, and what follows below it. */
function sheetArt(body: string): string {
  return new Drawing(684, 880).svg(
    rect([0, 0, 684, 880], { fill: '#fdfcf9' }) +
      path('M76 62V92', { stroke: ink, w: 4 }) +
      path('M62 92H90L76 122z', { fill: ink }) +
      text(batch.lab, [112, 106], { size: 34, weight: 620 }) +
      rect([64, 160, 556, 2], { fill: ink, o: 0.16 }) +
      text(batch.id, [64, 208], { size: 22, o: 0.6 }) +
      body +
      text('1 / 1', [586, 834], { size: 14, o: 0.5 }),
  );
}

export const reportArt = (): string => sheetArt(rows() + rect([64, 566, 556, 2], { fill: ink, o: 0.16 }) + checks());

/** The report's page of terpenes. */
export const terpenesArt = (): string => sheetArt(terpeneCards(text));

/** The front of a maker's pack. Its strip is torn off, and shows the letters of one pod. */
export function packArt(brand: LabelBrand): string {
  const { w, h } = packBox;
  const d = new Drawing(w, h);
  const word = { size: 66, style: { weight: 640, tracking: 50 } };
  const [first, last] = ['KTRW', 'QMZA'].map((letters) => lettering(letters, word.size, word.style));
  const gap = 30;
  const left = (w * 0.905 - first!.width - gap - last!.width) / 2;
  const y = 765 + first!.capHeight / 2;
  const [top, low] = [700, 830];
  // Perforation leaves small teeth along both edges.
  const teeth = Array.from({ length: 2 * Math.ceil(w / 12) }, (_, at) => [at * 6, at % 2 === 0 ? 0 : 5] as const);
  const edges = [
    ...teeth.map(([x, out]) => `${x} ${top - out}`),
    ...teeth.toReversed().map(([x, out]) => `${x} ${low + out}`),
  ];
  return d.svg(
    rect([0, 0, w, h], { fill: brand.label.paper }) +
      drawPackPrint(d, { brand, plant: 'cbd' }, packBox) +
      path(`M${edges.join('L')}z`, { fill: amberInk }) +
      rect([w * 0.905, top, w * 0.1, low - top], { fill: brand.label.accent }) +
      path(first!.d, { fill: ink, t: placement(left, y) }) +
      path(last!.d, { fill: ink, t: placement(left + first!.width + gap, y) }),
  );
}
