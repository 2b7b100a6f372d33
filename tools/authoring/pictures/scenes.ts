import { plantColors, siteColors } from './color';
import { Drawing, group, rect } from './drawing';
import { image } from './renders';

type Glow = readonly [at: Parameters<Drawing['glow']>[0], color: string, opacity: number];

/** A render that fills its picture. */
interface Scene {
  size: readonly [w: number, h: number];
  /** The gray that brightens the render's lights. */
  gain?: string;
  /** Light that a lens spreads, which a render does not show. */
  glows?: readonly Glow[];
  /** The render's black edges get the pages' near-black. */
  isOnInk?: boolean;
}

const scenes: Record<string, Scene> = {
  ...Object.fromEntries(plantColors.map((plant): [string, Scene] => [`oil-${plant}`, { size: [960, 1200] }])),
  delivery: { size: [1600, 1200], gain: '#282828', glows: [[[1395, 330, 420, 560], siteColors.amber, 0.14]] },
  filling: { size: [1600, 1200], gain: '#161616' },
  lab: { size: [1200, 1200] },
  night: { size: [1600, 1000], isOnInk: true },
  partners: { size: [1600, 1200], gain: '#121211' },
  ring: { size: [1600, 1000], isOnInk: true },
  'ring-lights': { size: [1600, 900], isOnInk: true },
  'step-code': { size: [1000, 1000] },
  'step-insert': { size: [1000, 1000] },
  'step-light': { size: [1000, 1000], glows: [[[480, 558, 460], '#ff9d1a', 0.2]] },
  'step-report': { size: [1000, 1000] },
  store: {
    size: [1600, 1200],
    glows: [
      [[570, 590, 720, 520], '#ffb04a', 0.16],
      [[1230, 640, 300, 480], '#ffb04a', 0.12],
    ],
  },
  unlock: { size: [1200, 1200], glows: [[[552, 744, 360], '#ff9d1a', 0.2]] },
};

function scenePicture(name: string, { size: [w, h], gain, glows, isOnInk }: Scene): string {
  const d = new Drawing(w, h);
  const box = [0, 0, w, h] as const;
  const render = image(`${name}.jpg`, box);
  return d.svg(
    (isOnInk ? rect(box, { fill: siteColors.ink }) + group(render, { blend: 'screen' }) : render) +
      (gain ? rect(box, { fill: gain, blend: 'color-dodge' }) : '') +
      (glows ? group(glows.map((glow) => d.glow(...glow)).join(''), { blend: 'screen' }) : ''),
  );
}

/** Returns the pictures that consist of one rendered scene: each one's name and its SVG. */
export const scenePictures = (): [string, string][] =>
  Object.entries(scenes).map(([name, scene]) => [name, scenePicture(name, scene)]);
