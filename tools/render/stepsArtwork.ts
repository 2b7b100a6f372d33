import { lettering } from '../../src/content/lettering/lettering';
import { drawKitPrint, packBox } from '../authoring/pictures/carton';
import { siteColors } from '../authoring/pictures/color';
import { Drawing, path, placement, rect } from '../authoring/pictures/drawing';
import { wordmark } from '../authoring/pictures/mark';

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

/** Renders text that is the same in every language: abbreviations, chemical symbols and units. */
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

/** A laboratory's certificate of analysis. */
export function reportArt(): string {
  const d = new Drawing(684, 880);
  return d.svg(
    rect([0, 0, 684, 880], { fill: '#fdfcf9' }) +
      path('M76 62V92', { stroke: ink, w: 4 }) +
      path('M62 92H90L76 122z', { fill: ink }) +
      text(batch.lab, [112, 106], { size: 34, weight: 620 }) +
      rect([64, 160, 556, 2], { fill: ink, o: 0.16 }) +
      text(batch.id, [64, 208], { size: 22, o: 0.6 }) +
      rows() +
      rect([64, 566, 556, 2], { fill: ink, o: 0.16 }) +
      checks() +
      text('1 / 1', [586, 834], { size: 14, o: 0.5 }),
  );
}

/** The front of Lumapod's pack, with the letters of one pod on its strip. */
export function packArt(): string {
  const { w, h } = packBox;
  const d = new Drawing(w, h);
  const letters = lettering('KTRWQMZA', 76, { weight: 640, tracking: 90 });
  const print = d.svg(
    rect([0, 0, w, h], { fill: '#12110e' }) +
      drawKitPrint(d, { w, h: 680 }, '#fbfaf7') +
      rect([0, 690, w, 150], { fill: siteColors.amber }) +
      path(letters.d, { fill: ink, t: placement((w - letters.width) / 2, 765 + letters.capHeight / 2) }),
  );
  return print.replaceAll(siteColors.amber, amberInk);
}
