import { oilColors, siteColors } from './color';
import { Drawing, ellipse, group, path, placement, rect } from './drawing';
import type { LabelBrand } from './label';
import { steelGradient } from './materials';
import { lineAlongRim, openPodClip, drawPod } from './pod';

export const pickBrands = (brands: readonly LabelBrand[], count: number, from = 0): LabelBrand[] =>
  Array.from(
    { length: count },
    (_, index) => brands[(from + Math.floor((index * brands.length) / count)) % brands.length]!,
  );

function nozzle(d: Drawing, oil: string): string {
  return (
    rect([-46, -420, 92, 300, 12], { fill: steelGradient(d) }) +
    rect([-62, -130, 124, 34, 8], { fill: '#3b3732' }) +
    path('M-30-98H30L12 0H-12z', { fill: steelGradient(d) }) +
    path('M0 6C14 40 22 54 22 70A22 22 0 0 1-22 70C-22 54-14 40 0 6z', { fill: oil }) +
    ellipse([-7, 66, 5, 9], { fill: '#fff', o: 0.7 })
  );
}

/** Shows a maker filling a row of pods. */
export function fillingPicture(brands: readonly LabelBrand[]): string {
  const d = new Drawing(1600, 1200);
  const floor = 1010;
  const scale = 0.72;
  const brand = pickBrands(brands, 3, 5)[1]!;
  const open = openPodClip(d);
  const line = [300, 800, 1300].map(
    (x) =>
      group(
        d.glow([40, 992, 330, 34], siteColors.ink, 0.4) +
          group(drawPod(d, { brand, plant: 'hybrid' }), { clip: open }) +
          lineAlongRim(),
        { t: placement(x, floor - 990 * scale, scale) },
      ) + group(nozzle(d, oilColors.hybrid.mid), { t: placement(x, 400) }),
  );
  return d.svg(
    rect([0, 0, 1600, 1200], { fill: d.linear('0 #dfe5e2, .6 #f2f1ec, 1 #d8d5cc', 'y') }) +
      d.glow([800, 420, 1000, 620], '#fff', 0.9) +
      rect([0, 96, 1600, 116], { fill: d.linear('0 #f7f6f2, .4 #c9c6bf, 1 #8d8981', 'y') }) +
      rect([0, 212, 1600, 24], { fill: d.linear('0 #000 .28, 1 #000 0', 'y') }) +
      rect([0, floor - 6, 1600, 200], { fill: d.linear('0 #cfccc4, .1 #eceae4, 1 #a5a199', 'y') }) +
      line.join(''),
  );
}
