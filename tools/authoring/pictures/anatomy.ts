import { lettering } from '../../../src/content/lettering/lettering';
import { batteryCm, uprightRender } from './battery';
import { siteColors } from './color';
import { Drawing, group, path, placement, rect } from './drawing';
import { drawPod, podUnit, type PodSubject } from './pod';

/** Visible on the light and on the dark theme's surface. */
const measureColor = '#817b6e';

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Draws a line with ticks at its ends, and the length in its middle. */
function measure([x1, y1, x2, y2]: Line, figure: string): string {
  const isUpright = x1 === x2;
  const tick = (x: number, y: number) => (isUpright ? `M${x - 14} ${y}h28` : `M${x} ${y - 14}v28`);
  const words = lettering(figure, 38, { weight: 560 });
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const at = isUpright ? placement(mx + 30, my + words.capHeight / 2) : placement(mx - words.width / 2, my + 62);
  return (
    path(`M${x1} ${y1}L${x2} ${y2}${tick(x1, y1)}${tick(x2, y2)}`, { stroke: measureColor, w: 3 }) +
    path(words.d, { fill: measureColor, t: at })
  );
}

/** The battery's dimensions are 104 × 14 × 14 mm. */
export function dimensionsPicture(): string {
  const d = new Drawing();
  const unit = 92;
  const ground = 1040;
  const top = ground - batteryCm * unit;
  return d.svg(
    uprightRender(d, 'battery-front', [560, ground, unit]) +
      measure([720, top, 720, ground], '104 mm') +
      measure([560 - 0.7 * unit, 1092, 560 + 0.7 * unit, 1092], '14 × 14 mm'),
  );
}

/** A bank card, upright, its lower left corner at 0, 0. Nothing on it belongs to a bank. */
function bankCard(unit: number): string {
  const [w, h] = [5.4 * unit, 8.56 * unit];
  const words = lettering('85.6 × 54 mm', 30, { weight: 560 });
  const digits = [0, 1, 2, 3].map((at) =>
    rect([w * 0.62, -h * (0.86 - at * 0.2), w * 0.055, h * 0.13, 9], { fill: siteColors.ink, o: 0.16 }),
  );
  return (
    rect([0, -h, w, h, 0.32 * unit], { fill: '#dfd9cb' }) +
    rect([0, -h, w, h, 0.32 * unit], { stroke: '#b9b3a5', w: 3 }) +
    rect([w * 0.36, -h * 0.87, w * 0.19, h * 0.15, 12], { fill: '#cfa75a' }) +
    path(
      `M${w * 0.455} ${-h * 0.87}v${h * 0.15}M${w * 0.36} ${-h * 0.82}h${w * 0.19}M${w * 0.36} ${-h * 0.77}h${w * 0.19}`,
      {
        stroke: '#8f6d2c',
        w: 3,
      },
    ) +
    digits.join('') +
    path(words.d, { fill: siteColors.ink, o: 0.75, t: placement((w - words.width) / 2, -h * 0.05) })
  );
}

/** Draws device, battery and both sizes of a pod to the same scale as a card of 85.6 × 54 mm. */
export function sizesPicture(pod: Omit<PodSubject, 'size'>): string {
  const d = new Drawing();
  const unit = 72;
  const ground = 1090;
  const scale = unit / podUnit;
  const small = (x: number, size: '1g' | '0.5g') =>
    group(drawPod(d, { ...pod, size: size.replace('g', ' g') }, size), {
      t: placement(x, ground - 990 * scale, scale),
    });
  return d.svg(
    group(bankCard(unit), { t: placement(100, ground) }) +
      uprightRender(d, 'device-light', [600, ground, unit]) +
      uprightRender(d, 'battery-front', [770, ground, unit]) +
      small(920, '1g') +
      small(1060, '0.5g'),
  );
}
