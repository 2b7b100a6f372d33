import { lettering } from '../../../src/content/lettering/lettering';
import { drawKitPrint, packBox, printedPack } from './carton';
import { oilColors, siteColors } from './color';
import { Drawing, group, path, placement, rect } from './drawing';
import { drawPod, podShadow } from './pod';
import { houseBrand } from './products';
import { image } from './renders';

const size = 1000;

function ground(d: Drawing, top: string, bottom: string): string {
  return rect([0, 0, size, size], { fill: d.linear(`0 ${top}, 1 ${bottom}`, 'y') });
}

/** Shows a pod beside its pack, with the eight letters on the pack's strip. */
export function codeStepPicture(): string {
  const d = new Drawing(size, size);
  const { w, h } = packBox;
  const letters = lettering('KTRWQMZA', 76, { weight: 640, tracking: 90 });
  const strip =
    rect([0, 690, w, 150], { fill: siteColors.amber }) +
    path(letters.d, { fill: siteColors.ink, t: placement((w - letters.width) / 2, 765 + letters.capHeight / 2) });
  const paper = '#1b1916';
  const print = rect([0, 0, w, h], { fill: paper }) + drawKitPrint(d, { w, h: 680 }, '#fbfaf7') + strip;
  return d.svg(
    ground(d, '#faf3e2', '#efdcb4') +
      d.glow([330, 420, 620, 520], '#fff', 0.8) +
      printedPack(d, { x: 110, ground: 880, height: 810 }, { paper, print }) +
      group(podShadow(d, oilColors.sativa.mid) + drawPod(d, { brand: houseBrand, plant: 'sativa' }), {
        t: placement(800, 890 - 990 * 0.5, 0.5),
      }),
  );
}

interface Scene {
  /** The picture's width and height. */
  side: number;
  /** The middle of a light and how far the lens spreads it, as fractions of `side`. A render does not show that. */
  bloom?: readonly [x: number, y: number, reach: number];
}

const scenes: Record<string, Scene> = {
  'step-insert': { side: 1000 },
  'step-light': { side: 1000, bloom: [0.48, 0.558, 0.46] },
  'step-report': { side: 1000 },
  unlock: { side: 1200, bloom: [0.46, 0.62, 0.3] },
};

/** Returns the pictures that consist of one rendered scene: each one's name and its SVG. */
export const scenePictures = (): [string, string][] =>
  Object.entries(scenes).map(([name, { side, bloom }]) => {
    const d = new Drawing(side, side);
    const [x, y, reach] = bloom ?? [0, 0, 0];
    const light = reach && group(d.glow([x * side, y * side, reach * side], '#ff9d1a', 0.2), { blend: 'screen' });
    return [name, d.svg(image(`${name}.jpg`, [0, 0, side, side]) + (light || ''))];
  });
