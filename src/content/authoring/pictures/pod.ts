import { site } from './colour';
import type { Plant } from './colour';
import { ellipse, group, path, place, rect } from './drawing';
import type { Drawing } from './drawing';
import { labelArt } from './label';
import type { LabelBrand } from './label';
import { glassChamber } from './podGlass';
import { graphite, steel } from './materials';

/** Half the width and the whole height of a pod in its own units: x from -200 to 200, y from 0 to 930. */
export const podSize = { half: 200, height: 930 } as const;

const mouthpieceSide = 'M-116 16C-116 4-104 0-84 0H84C104 0 116 4 116 16C118 96 124 126 150 156C182 190 194 214 196 258';
const mouthpiece = `${mouthpieceSide}C196 268 150 272 0 272S-196 268-196 258C-194 214-182 190-150 156C-124 126-118 96-116 16z`;

function mouthpieceArt(d: Drawing): string {
  const inside = d.clip(mouthpiece);
  const streak = d.linear([[0, '#fff', 0], [0.15, '#fff', 0.3], [0.7, '#fff', 0.14], [1, '#fff', 0.02]], 'y');
  const foot = d.linear([[0, '#000', 0], [0.7, '#000', 0.12], [1, '#000', 0.5]], 'y');
  return (
    path(mouthpiece, { fill: graphite(d, 'soft') }) +
    group(
      path('M-92 16C-94 110-96 132-128 168C-152 196-160 220-162 266L-104 270C-102 214-92 190-74 160C-60 132-56 100-56 16z', { fill: streak, filter: d.blur(9) }) +
        path('M112 20C114 100 120 132 146 162C178 196 188 216 190 262', { stroke: '#fff', w: 5, o: 0.22, filter: d.blur(3) }) +
        path('M-113 20C-115 100-121 130-147 160C-179 194-190 216-192 262', { stroke: '#fff', w: 3, o: 0.3, filter: d.blur(2) }) +
        rect([-200, 200, 400, 80], { fill: foot }),
      { clip: inside },
    ) +
    rect([-113, 1, 226, 25, 13], { fill: d.linear([[0, '#77706a'], [0.35, '#5d5650'], [1, '#37322e']]) }) +
    rect([-62, 6, 124, 13, 7], { fill: d.linear([[0, '#0b0a09'], [0.8, '#1b1816'], [1, '#3d3733']], 'y') })
  );
}

function ring(d: Drawing, y: number, half: number, height: number): string {
  const edge = `M${-half} ${y}C${-half} ${y + 8}-150 ${y + 10} 0 ${y + 10}S${half} ${y + 8} ${half} ${y}`;
  return (
    path(`${edge}v${height}C${half} ${y + height + 8} 150 ${y + height + 10} 0 ${y + height + 10}S${-half} ${y + height + 8} ${-half} ${y + height}z`, { fill: steel(d) }) +
    path(edge, { stroke: '#fff', w: 2, o: 0.75 })
  );
}

function sleeve(d: Drawing, brand: LabelBrand, plant: Plant): string {
  const outline = 'M-201 612C-201 620-150 622 0 622S201 620 201 612V842C201 850 150 852 0 852S-201 850-201 842z';
  const roll = d.linear([
    [0, '#000', 0.42], [0.04, '#000', 0.2], [0.1, '#fff', 0.05], [0.17, '#fff', 0.3], [0.22, '#fff', 0.06],
    [0.5, '#000', 0], [0.8, '#000', 0.1], [0.94, '#000', 0.34], [0.975, '#000', 0.24], [1, '#000', 0.5],
  ]);
  return (
    group(group(labelArt(d, brand, plant, { w: 402, h: 236 }), { t: place(-201, 616) }) + rect([-201, 606, 402, 250], { fill: roll }), {
      clip: d.clip(outline),
    }) + path('M-200 613C-200 620-150 622 0 622S200 620 200 613', { stroke: '#fff', w: 1.6, o: 0.7 })
  );
}

function foot(d: Drawing): string {
  const shade = d.linear([[0, '#000', 0.55], [0.35, '#000', 0.1], [1, '#000', 0.35]], 'y');
  return (
    rect([-158, 900, 316, 30, 10], { fill: steel(d) }) +
    rect([-158, 900, 316, 30, 10], { fill: shade }) +
    ring(d, 842, 200, 62) +
    path('M-200 866C-200 874-150 876 0 876S200 874 200 866', { stroke: '#000', w: 3, o: 0.4 }) +
    path('M-200 869C-200 877-150 879 0 879S200 877 200 869', { stroke: '#fff', w: 1.5, o: 0.6 })
  );
}

/** A pod, standing: mouthpiece, glass with oil, label, collar. */
export function pod(d: Drawing, brand: LabelBrand, plant: Plant): string {
  return foot(d) + glassChamber(d, plant) + sleeve(d, brand, plant) + ring(d, 260, 198, 20) + mouthpieceArt(d);
}

/** Where a pod stands: contact shadow, soft shadow to the lower right, and light that went through the oil. */
export function podShadow(d: Drawing, warm: string): string {
  return (
    d.glow([70, 932, 420, 46], site.ink, 0.2) +
    d.glow([230, 938, 250, 26], warm, 0.42) +
    d.glow([10, 930, 220, 22], site.ink, 0.62) +
    ellipse([0, 929, 156, 6], { fill: site.ink, o: 0.5 })
  );
}
