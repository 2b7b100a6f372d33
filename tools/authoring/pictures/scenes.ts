import { momentLayers } from '../../../src/domain/editorial/sectionSchema';
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
  /** The shares of the picture, from its top and its bottom, in which it fades into the pages' near-black. */
  fade?: readonly [top: number, bottom: number];
}

const scenes: Record<string, Scene> = {
  ...Object.fromEntries(plantColors.map((plant): [string, Scene] => [`oil-${plant}`, { size: [960, 1200] }])),
  delivery: { size: [1600, 1200], glows: [[[930, 20, 460], '#ffb04a', 0.16]] },
  filling: { size: [1600, 1200], gain: '#161616' },
  lab: { size: [1200, 1200] },
  ...Object.fromEntries(momentLayers.map((layer): [string, Scene] => [`moment-${layer}`, { size: [1400, 875] }])),
  night: { size: [2560, 1600], isOnInk: true },
  partners: { size: [1600, 1200], gain: '#121211' },
  ring: { size: [2560, 1600], isOnInk: true },
  'ring-lights': { size: [1600, 1200], isOnInk: true, fade: [0.2, 0.14] },
  'step-code': { size: [1000, 1000] },
  'step-insert': { size: [1000, 1000] },
  'step-light': { size: [1000, 1000], glows: [[[480, 558, 460], '#ff9d1a', 0.2]] },
  'step-report': { size: [1000, 1000] },
  terpenes: { size: [1200, 1200] },
  store: {
    size: [1600, 1200],
    glows: [
      [[570, 590, 720, 520], '#ffb04a', 0.16],
      [[1230, 640, 300, 480], '#ffb04a', 0.12],
    ],
  },
  unlock: { size: [1200, 1200], glows: [[[528, 786, 380], '#ff9d1a', 0.16]] },
};

function fading(d: Drawing, [top, bottom]: NonNullable<Scene['fade']>): string {
  const { width, height } = d;
  const { ink } = siteColors;
  return (
    rect([0, 0, width, height * top], { fill: d.linear(`0 ${ink}, 1 ${ink} 0`, 'y') }) +
    rect([0, height * (1 - bottom), width, height * bottom], { fill: d.linear(`0 ${ink} 0, 1 ${ink}`, 'y') })
  );
}

function scenePicture(name: string, { size: [w, h], gain, glows, isOnInk, fade }: Scene): string {
  const d = new Drawing(w, h);
  const box = [0, 0, w, h] as const;
  const render = image(`${name}.jpg`, box);
  return d.svg(
    (isOnInk ? rect(box, { fill: siteColors.ink }) + group(render, { blend: 'screen' }) : render) +
      (fade ? fading(d, fade) : '') +
      (gain ? rect(box, { fill: gain, blend: 'color-dodge' }) : '') +
      (glows ? group(glows.map((glow) => d.glow(...glow)).join(''), { blend: 'screen' }) : ''),
  );
}

/** Returns the pictures that consist of one rendered scene: each one's name and its SVG. */
export const scenePictures = (): [string, string][] =>
  Object.entries(scenes).map(([name, scene]) => [name, scenePicture(name, scene)]);
