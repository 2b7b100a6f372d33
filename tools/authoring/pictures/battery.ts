import { ellipse, group, type Drawing } from './drawing';
import { uprightImage, type RenderPoint, type UprightName } from './renders';
import { standingShadow } from './shadow';
import { siteColors } from './color';

/** In centimeters: the ring's center above the tip, and the heights of battery and device. */
const ringHeight = 1.3;
export const batteryCm = 10.4;
export const deviceCm = 13.52;

/** The camera's angle moves the ring from the axis by this much. */
const ringSide: Partial<Record<UprightName, number>> = {
  'device-dark': 0.262,
  'device-light': 0.262,
  'battery-light': 0.33,
};

/** Returns the center of the ring in an upright render. */
export const ringPosition = (name: UprightName, [x, y]: RenderPoint, unit: number): RenderPoint => [
  x + (ringSide[name] ?? 0) * unit,
  y - (ringHeight - 0.038) * unit,
];

/** Renders the object with its shadow, standing at x, y, with `unit` pixels per centimeter. */
export function uprightRender(d: Drawing, name: UprightName, [x, y, unit]: readonly [number, number, number]): string {
  const glow = ringGlow(d, ringPosition(name, [x, y], unit), { unit });
  return standingShadow(d, [x, y, unit * 0.78]) + uprightImage(name, [x, y], unit) + glow;
}

/** The light that a lit ring casts on its surroundings. */
export function ringGlow(
  d: Drawing,
  [x, y]: RenderPoint,
  { unit, strength = 1 }: { unit: number; strength?: number },
): string {
  const color = siteColors.amber;
  // The middle is dark, because the sensor's glass is there.
  const halo = d.radial(
    `0 ${color} 0, .24 ${color} 0, .34 ${color} .8, .5 ${color} .3, .75 ${color} .07, 1 ${color} 0`,
  );
  return group(
    ellipse([x, y, unit * 0.95], { fill: halo, o: Math.min(1, 0.5 * strength) }) +
      d.glow([x, y, unit * 2.6], color, 0.09 * strength),
    { blend: 'screen' },
  );
}
