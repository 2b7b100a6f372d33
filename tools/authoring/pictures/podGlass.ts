import { oilColors, type Plant } from './color';
import { ellipse, group, path, rect, type Drawing } from './drawing';
import { steelGradient } from './materials';

const glass = 'M-196 276H196C199 276 200 280 200 290V640H-200V290C-200 280-199 276-196 276z';
const chamber = 'M-150 292H150C168 292 178 302 178 322V640H-178V322C-178 302-168 292-150 292z';
const surfaceY = 352;
const oil = `M-178 ${surfaceY}C-178 ${surfaceY + 11}-140 ${surfaceY + 14} 0 ${surfaceY + 14}S178 ${surfaceY + 11} 178 ${surfaceY}V640H-178z`;

function core(d: Drawing, plant: Plant): string {
  const { mid, deep, dark } = oilColors[plant];
  const ceramic = d.linear('0 #8d8377, .12 #d8d0c4, .3 #fffdf8, .55 #efe9df, .85 #b5ab9d, 1 #776d61');
  const tint = d.linear(`0 ${dark} .62, .25 ${mid} .36, .6 ${mid} .42, 1 ${dark} .66`);
  return (
    rect([-25, 284, 50, 270], { fill: steelGradient(d) }) +
    rect([-25, 362, 50, 192], { fill: tint }) +
    path('M-70 536C-70 528-40 524 0 524S70 528 70 536V640H-70z', { fill: ceramic }) +
    path('M-70 536C-70 528-40 524 0 524S70 528 70 536V640H-70z', { fill: tint }) +
    ellipse([0, 536, 70, 11], { fill: '#fff6e4', o: 0.5 }) +
    ellipse([0, 536, 27, 5], { fill: dark, o: 0.8 }) +
    [-42, 0, 42]
      .map(
        (x) => ellipse([x, 584, x ? 8 : 11, 17], { fill: deep }) + ellipse([x + 1, 587, x ? 5 : 8, 12], { fill: dark }),
      )
      .join('')
  );
}

function liquid(d: Drawing, plant: Plant): string {
  const { light, mid, deep, dark } = oilColors[plant];
  const across = d.linear(
    `0 ${dark}, .035 ${deep}, .07 ${light}, .11 ${mid}, .3 ${light}, .5 ${mid}, .74 ${mid}, .9 ${deep}, .945 ${mid}, .97 ${light}, 1 ${deep}`,
  );
  const down = d.linear(`0 ${dark} .34, .1 ${dark} .04, .4 ${deep} 0, .8 ${deep} .2, 1 ${dark} .5`, 'y');
  return path(oil, { fill: across }) + path(oil, { fill: down });
}

/** Draws light that the oil focuses on the side away from the lamp, and bubbles. */
function caustics(d: Drawing, plant: Plant): string {
  const { light, dark } = oilColors[plant];
  const bubbles = [
    [-112, 402, 9],
    [-96, 428, 5],
    [104, 396, 6],
    [88, 500, 4],
  ] as const;
  return (
    d.glow([100, 500, 110, 180], light, 0.9) +
    d.glow([-104, 540, 80, 130], light, 0.6) +
    d.glow([118, 566, 62, 100], '#fff7d8', 0.8) +
    path('M30 450C80 490 150 540 168 640C140 640 120 570 30 450z', { fill: '#fffbe8', o: 0.42, filter: d.blur(9) }) +
    bubbles
      .map(
        ([x, y, r]) =>
          ellipse([x, y, r], { fill: light, stroke: dark, w: 1.4, o: 0.65 }) +
          ellipse([x - r * 0.3, y - r * 0.35, r * 0.32], { fill: '#fff' }),
      )
      .join('')
  );
}

function meniscus(d: Drawing, plant: Plant): string {
  const { light, mid, dark } = oilColors[plant];
  const top = `M-178 ${surfaceY}C-178 ${surfaceY - 9}-140 ${surfaceY - 12} 0 ${surfaceY - 12}S178 ${surfaceY - 9} 178 ${surfaceY}C178 ${surfaceY + 11} 140 ${surfaceY + 14} 0 ${surfaceY + 14}S-178 ${surfaceY + 11}-178 ${surfaceY}z`;
  return (
    path(top, {
      fill: d.linear(`0 ${mid}, .25 ${light}, .6 ${light}, 1 ${mid}`),
    }) +
    path(
      `M-178 ${surfaceY}C-178 ${surfaceY + 11}-140 ${surfaceY + 14} 0 ${surfaceY + 14}S178 ${surfaceY + 11} 178 ${surfaceY}`,
      { stroke: '#fff8e0', w: 2.4, o: 0.9 },
    ) +
    path(
      `M-177 ${surfaceY + 5}C-177 ${surfaceY + 15}-140 ${surfaceY + 18} 0 ${surfaceY + 18}S177 ${surfaceY + 15} 177 ${surfaceY + 5}`,
      { stroke: dark, w: 3, o: 0.4 },
    )
  );
}

function reflections(d: Drawing): string {
  const wall = d.linear(
    '0 #2b2926 .7, .008 #fff .9, .02 #cfd3d2 .5, .042 #fff .35, .055 #14130f .28, .07 #fff 0, .93 #fff 0, .945 #14130f .3, .958 #fff .5, .98 #aeb3b3 .5, .992 #fff .85, 1 #2b2926 .75',
  );
  const window = d.linear('0 #fff .92, .3 #fff .62, .75 #fff .2, 1 #fff .08', 'y');
  return (
    path(glass, { fill: wall }) +
    path('M-158 300H-122C-117 300-115 303-115 308V640H-164V308C-164 303-162 300-158 300z', { fill: window }) +
    rect([-106, 304, 8, 336, 4], { fill: window, o: 0.55 }) +
    rect([146, 312, 13, 328, 6], { fill: window, o: 0.6 }) +
    path('M-196 282H196', { stroke: '#000', w: 12, o: 0.28, filter: d.blur(5) }) +
    rect([-200, 606, 400, 34], {
      fill: d.linear('0 #000 0, 1 #000 .3', 'y'),
    })
  );
}

/** Draws the chamber above the label: thick glass, oil with its surface, the ceramic core and its tube. */
export function glassChamber(d: Drawing, plant: Plant): string {
  const air = d.linear('0 #d5d3cc .75, .2 #fbfaf7 .6, .7 #e3e1da .6, 1 #b9b6ae .8');
  return (
    path(glass, { fill: '#e8e7e2', o: 0.72 }) +
    path(chamber, { fill: air }) +
    group(liquid(d, plant) + core(d, plant) + caustics(d, plant) + meniscus(d, plant), { clip: d.clip(chamber) }) +
    reflections(d)
  );
}
