import { Drawing, group } from './drawing';
import { image } from './renders';

interface Scene {
  /** The picture's width and height. */
  side: number;
  /** The middle of a light and how far the lens spreads it, as fractions of `side`. A render does not show that. */
  bloom?: readonly [x: number, y: number, reach: number];
}

const scenes: Record<string, Scene> = {
  lab: { side: 1200 },
  'step-code': { side: 1000 },
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
