import { ringPosition, ringGlow } from './battery';
import { mixColors, siteColors, type Plant } from './color';
import { formatCoordinate } from '../../../src/content/lettering/coordinates';
import { Drawing, ellipse, group, path, rect } from './drawing';
import { image, uprightImage, type RenderPoint } from './renders';

/** Shows the oil behind a pod's glass, from near. */
export function oilPicture(plant: Plant): string {
  const d = new Drawing(960, 1200);
  return d.svg(image(`oil-${plant}.jpg`, [0, 0, 960, 1200]));
}

const spectrum = ['#ff4a42', '#ff9d14', '#ffe34d', '#4fd068', '#3aa0ff', '#a56bff'];

/** Recolors the ring of the dark device, which the render shows in amber. `unit` is pixels per centimeter. */
function relitRing([x, y]: RenderPoint, unit: number, colors: readonly string[]): string {
  const [rx, ry] = [0.283 * unit, 0.304 * unit];
  const band = { w: 0.088 * unit };
  const [first = siteColors.amber, ...others] = colors;
  if (!others.length) return ellipse([x, y, rx, ry], { stroke: first, ...band });
  const point = (part: number) => {
    const angle = part * Math.PI * 2;
    return `${formatCoordinate(x + rx * Math.cos(angle))} ${formatCoordinate(y + ry * Math.sin(angle))}`;
  };
  // Each color fades into the next over many short arcs.
  const steps = 72;
  return Array.from({ length: steps }, (_, index) => {
    const hue = (index / steps) * colors.length;
    const color = mixColors(colors[Math.floor(hue)]!, colors[(Math.floor(hue) + 1) % colors.length]!, hue % 1);
    const arc = `M${point((index - 0.1) / steps)}A${formatCoordinate(rx)} ${formatCoordinate(ry)} 0 0 1 ${point((index + 1.1) / steps)}`;
    return path(arc, { stroke: color, ...band });
  }).join('');
}

const signals: readonly { glow: string; ring: readonly string[] }[] = [
  { glow: '#cfd6ff', ring: spectrum },
  { glow: '#fff6e8', ring: ['#fffaf0'] },
  { glow: siteColors.amber, ring: [] },
  { glow: '#ff3b2a', ring: ['#ff4433'] },
];

/** Shows the tips of four batteries, whose rings show the battery's signals. */
export function ringsPicture(): string {
  const d = new Drawing(1600, 900);
  const unit = 172;
  const sticks = signals.map(({ glow, ring }, index) => {
    const foot: RenderPoint = [230 + index * 371, 770];
    const light = ringPosition('device-dark', foot, unit);
    return (
      d.glow([foot[0], 500, 260, 420], glow, 0.07) +
      uprightImage('device-dark', foot, unit) +
      (ring.length ? relitRing(light, unit, ring) : '') +
      ringGlow(d, light, { unit, color: glow, strength: 1.2 })
    );
  });
  return d.svg(
    rect([0, 0, 1600, 900], { fill: siteColors.ink }) +
      sticks.join('') +
      rect([0, 0, 1600, 380], {
        fill: d.linear(`0 ${siteColors.ink} 1, .15 ${siteColors.ink} 1, 1 ${siteColors.ink} 0`, 'y'),
      }),
  );
}

/** Places a render with black edges so that they have the pages' near-black. */
function onInk(name: string, [w, h]: readonly [number, number]): string {
  const d = new Drawing(w, h);
  const box = [0, 0, w, h] as const;
  return d.svg(rect(box, { fill: siteColors.ink }) + group(image(`${name}.jpg`, box), { blend: 'screen' }));
}

/** Shows a battery entering from the right, with its ring toward the page's text. */
export const ringPicture = (): string => onInk('ring', [1600, 1000]);
