import { site } from './color';
import type { Plant } from './color';
import { ellipse, group, path, place, rect } from './drawing';
import type { Drawing } from './drawing';
import { labelArt } from './label';
import type { LabelBrand } from './label';
import { glassChamber } from './podGlass';
import { graphite, steel } from './materials';

// A pod in its own units: x from -200 to 200, y from 0 to 990.
const mouthpiece =
  'M-124 18C-124 5-112 0-94 0H94C112 0 124 5 124 18C130 96 184 168 195 318C195 328 150 332 0 332S-195 328-195 318C-184 168-130 96-124 18z';

/** Soft-touch plastic with soft, wide highlights and an embossed airway. */
function mouthpieceArt(d: Drawing): string {
  const streak = d.linear('0 #fff .02, .15 #fff .36, .7 #fff .17, 1 #fff .03', 'y');
  const shade = d.linear('0 #000 0, .7 #000 .12, 1 #000 .45', 'y');
  const lights =
    path('M-98 16C-102 104-150 176-162 328H-96C-90 186-58 104-56 16z', { fill: streak, filter: d.blur(11) }) +
    path('M121 22C127 98 180 170 190 318', { stroke: '#fff', w: 6, o: 0.26, filter: d.blur(3) }) +
    path('M-121 22C-127 98-180 170-190 318', { stroke: '#fff', w: 3, o: 0.34, filter: d.blur(2) }) +
    rect([-200, 250, 400, 90], { fill: shade });
  return (
    path(mouthpiece, { fill: graphite(d, 'soft') }) +
    group(lights, { clip: d.clip(mouthpiece) }) +
    rect([-122, 1, 244, 26, 13], {
      fill: d.linear('0 #8a837b, .3 #6a635c, 1 #37322e'),
    }) +
    rect([-60, 7, 120, 13, 7], {
      fill: d.linear('0 #0b0a09, .8 #1b1816, 1 #46403b', 'y'),
    })
  );
}

function ring(d: Drawing, { y, half, height }: { y: number; half: number; height: number }): string {
  const edge = `M${-half} ${y}C${-half} ${y + 8}-150 ${y + 10} 0 ${y + 10}S${half} ${y + 8} ${half} ${y}`;
  return (
    path(
      `${edge}v${height}C${half} ${y + height + 8} 150 ${y + height + 10} 0 ${y + height + 10}S${-half} ${y + height + 8} ${-half} ${y + height}z`,
      { fill: steel(d) },
    ) + path(edge, { stroke: '#fff', w: 2, o: 0.75 })
  );
}

function sleeve(d: Drawing, brand: LabelBrand, plant: Plant): string {
  const outline = 'M-201 612C-201 620-150 622 0 622S201 620 201 612V842C201 850 150 852 0 852S-201 850-201 842z';
  const roll = d.linear(
    '0 #000 .42, .04 #000 .2, .1 #fff .05, .17 #fff .3, .22 #fff .06, .5 #000 0, .8 #000 .1, .94 #000 .34, .975 #000 .24, 1 #000 .5',
  );
  return (
    group(
      group(labelArt(d, { brand, plant }, { w: 402, h: 236 }), { t: place(-201, 616) }) +
        rect([-201, 606, 402, 250], { fill: roll }),
      {
        clip: d.clip(outline),
      },
    ) + path('M-200 613C-200 620-150 622 0 622S200 620 200 613', { stroke: '#fff', w: 1.6, o: 0.7 })
  );
}

function foot(d: Drawing): string {
  const shade = d.linear('0 #000 .55, .35 #000 .1, 1 #000 .35', 'y');
  return (
    rect([-158, 900, 316, 30, 10], { fill: steel(d) }) +
    rect([-158, 900, 316, 30, 10], { fill: shade }) +
    ring(d, { y: 842, half: 200, height: 62 }) +
    path('M-200 866C-200 874-150 876 0 876S200 874 200 866', { stroke: '#000', w: 3, o: 0.4 }) +
    path('M-200 869C-200 877-150 879 0 879S200 877 200 869', { stroke: '#fff', w: 1.5, o: 0.6 })
  );
}

/** A pod, standing: mouthpiece, glass with oil, label, collar. */
export function pod(d: Drawing, brand: LabelBrand, plant: Plant): string {
  const body = foot(d) + glassChamber(d, plant) + sleeve(d, brand, plant) + ring(d, { y: 260, half: 198, height: 20 });
  return group(body, { t: place(0, 60) }) + mouthpieceArt(d);
}

/** A pod's contact shadow, soft shadow to the lower right, and light refracted by the oil. */
export function podShadow(d: Drawing, warm: string): string {
  return (
    d.glow([80, 992, 440, 52], site.ink, 0.2) +
    d.glow([190, 996, 270, 30], warm, 0.34) +
    d.glow([10, 990, 220, 22], site.ink, 0.62) +
    ellipse([0, 989, 156, 6], { fill: site.ink, o: 0.5 })
  );
}
