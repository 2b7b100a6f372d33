import { lettering } from '../../../src/content/lettering/lettering';
import { deviceCm, ringPosition, ringGlow } from './battery';
import { siteColors } from './color';
import { Drawing, ellipse, group, path, placement, rect } from './drawing';
import { wordmark } from './mark';
import { image, uprightImage } from './renders';

interface Stage {
  /** The middle of the device. */
  x: number;
  y: number;
  /** Pixels per centimeter. */
  unit: number;
  turn: number;
}

/** A large ring of light behind the device, which fades into the page's dark color at all edges. */
function lamp(d: Drawing, { x, y, unit }: Stage): string {
  const r = unit * 4.3;
  const arc = d.linear('0 #ffd27a, .45 #ff9d14, 1 #7a4300 .25', [0.15, 1, 0.8, 0]);
  return (
    d.glow([x, y, unit * 7.4], '#5c3606', 0.62) +
    d.glow([x, y + unit, unit * 4.6], '#a8620a', 0.34) +
    ellipse([x, y, r], { stroke: siteColors.amber, w: unit * 0.5, o: 0.28, filter: d.blur(unit * 0.28) }) +
    ellipse([x, y, r], { stroke: arc, w: unit * 0.085 }) +
    ellipse([x, y, r], { stroke: '#fff2d2', w: unit * 0.022, o: 0.75 })
  );
}

function scene(d: Drawing, stage: Stage): string {
  const { x, y, unit, turn } = stage;
  const half = (deviceCm / 2) * unit;
  const pod = 5.2 * unit;
  const device =
    uprightImage('device-dark', [0, half], unit) +
    group(d.glow([0, -pod, unit * 0.9], '#ff9d1a', 0.3) + d.glow([0, -pod, unit * 2], '#ff9d1a', 0.26), {
      blend: 'screen',
    }) +
    ringGlow(d, ringPosition('device-dark', [0, half], unit), { unit, strength: 1.9 });
  return (
    rect([0, 0, d.width, d.height], { fill: siteColors.ink }) +
    lamp(d, stage) +
    d.glow([x, y, half * 0.9, half], siteColors.ink, 0.34) +
    group(device, { t: `${placement(x, y)} rotate(${turn})` })
  );
}

/** All edges have the page's dark color, and the left two fifths stay dark. */
export function heroPicture(): string {
  const d = new Drawing(1600, 1200);
  return d.svg(scene(d, { x: 1060, y: 600, unit: 79, turn: 24 }));
}

export function heroTallPicture(): string {
  const d = new Drawing(1000, 1300);
  return d.svg(scene(d, { x: 500, y: 650, unit: 84, turn: 24 }));
}

/** Contains only the light that one more lamp adds. The home page shows it over the hero. */
export const heroLightPicture = (light: 'oil' | 'rim'): string =>
  new Drawing(300, 1600).svg(image(`hero-${light}.png`, [0, 0, 300, 1600]));

export function sharePicture(): string {
  const d = new Drawing(1200, 630);
  const word = wordmark(112);
  const line = lettering('Unlocked by light', 44, { weight: 450 });
  return d.svg(
    scene(d, { x: 900, y: 315, unit: 41, turn: 24 }) +
      path(word.d, { fill: '#fbfaf7', t: placement(84, 330) }) +
      path(line.d, { fill: siteColors.amber, t: placement(88, 404) }),
  );
}
