import { ellipse, group, path, type Drawing } from './drawing';
import { uprightImage, type RenderPoint, type UprightName } from './renders';
import { standing } from './shadow';
import { site } from './color';

/** The ring's center above the tip, in centimeters, and the heights of battery and device. */
const ringHeight = 1.3;
export const batteryCm = 10.4;
export const deviceCm = 13.52;

/** How far the camera's turn moves the ring from the axis. */
const ringSide: Partial<Record<UprightName, number>> = {
  'device-dark': 0.262,
  'device-light': 0.262,
  'battery-light': 0.33,
};

/** Where the ring of an upright render is. */
export const ringAt = (name: UprightName, [x, y]: RenderPoint, unit: number): RenderPoint => [
  x + (ringSide[name] ?? 0) * unit,
  y - (ringHeight - 0.038) * unit,
];

/** A render in light with its shadow, standing at x, y, `unit` pixels a centimeter. */
export function stick(d: Drawing, name: UprightName, [x, y, unit]: readonly [number, number, number]): string {
  const glow = ringGlow(d, ringAt(name, [x, y], unit), { unit });
  return standing(d, [x, y, unit * 0.78]) + uprightImage(name, [x, y], unit) + glow;
}

/** The light that a lit ring throws on what is around it. */
export function ringGlow(
  d: Drawing,
  [x, y]: RenderPoint,
  { unit, colour = site.amber, strength = 1 }: { unit: number; colour?: string; strength?: number },
): string {
  // Dark in the middle, where the sensor's glass is.
  const halo = d.radial(
    `0 ${colour} 0, .24 ${colour} 0, .34 ${colour} .8, .5 ${colour} .3, .75 ${colour} .07, 1 ${colour} 0`,
  );
  return group(
    ellipse([x, y, unit * 0.95], { fill: halo, o: Math.min(1, 0.5 * strength) }) +
      d.glow([x, y, unit * 2.6], colour, 0.09 * strength),
    { blend: 'screen' },
  );
}

/** Arrows that point down along both sides of something. */
export function downArrows([x, y]: readonly [number, number], half: number, length: number): string {
  return [-half, half]
    .map((side) =>
      path(`M${x + side} ${y - length}V${y}M${x + side - 18} ${y - 22}L${x + side} ${y}L${x + side + 18} ${y - 22}`, {
        stroke: site.amber,
        w: 8,
        cap: 'round',
      }),
    )
    .join('');
}
