import { oils, plants, site } from './color';
import { Drawing, ellipse, group, path, place, rect } from './drawing';
import type { LabelBrand } from './label';
import { steel } from './materials';
import { pod } from './pod';

const some = (brands: readonly LabelBrand[], count: number, from = 0): LabelBrand[] =>
  Array.from({ length: count }, (_, at) => brands[(from + Math.floor((at * brands.length) / count)) % brands.length]!);

/** Full-bleed, dark: pods of four makers at night, each lit by its own oil. */
export function nightPicture(brands: readonly LabelBrand[]): string {
  const d = new Drawing(1600, 1000);
  const floor = 840;
  const outline = d.clip(
    'M-124 18C-124 5-112 0-94 0H94C112 0 124 5 124 18C130 96 184 168 195 318H202V965H160V992H-160V965H-202V318H-195C-184 168-130 96-124 18z',
  );
  const standing = some(brands, 4, 3).map((brand, at) => {
    const plant = plants[at % plants.length]!;
    const scale = 0.58 + (at % 2) * 0.1;
    const x = 800 + at * 212;
    const { light, mid } = oils[plant];
    const dusk = d.linear('0 #000 .62, .32 #000 .34, .6 #000 0, 1 #000 .35', 'y');
    const body = pod(d, brand, plant) + group(rect([-204, 0, 408, 992], { fill: dusk }), { clip: outline });
    return (
      d.glow([x, floor - 340, 300, 420], mid, 0.26) +
      group(body, { t: place(x, floor - 990 * scale, scale) }) +
      d.glow([x, floor - 410 * scale, 150 * scale * 1.6, 180 * scale * 1.6], light, 0.55) +
      d.glow([x, floor + 6, 200, 34], mid, 0.55) +
      d.glow([x, floor + 70, 120, 90], mid, 0.16)
    );
  });
  return d.svg(
    rect([0, 0, 1600, 1000], { fill: d.linear('0 #0b0a09, .6 #15110d, 1 #080706', 'y') }) +
      d.glow([1090, 560, 900, 620], '#6b430f', 0.5) +
      rect([0, floor, 1600, 160], { fill: d.linear('0 #1a150f, 1 #080706', 'y') }) +
      standing.join('') +
      rect([0, floor + 40, 1600, 120], { fill: d.linear('0 #080706 0, 1 #080706 .9', 'y') }),
  );
}

/** A nozzle over an open pod, with a falling drop. */
function nozzle(d: Drawing, oil: string): string {
  return (
    rect([-46, -420, 92, 300, 12], { fill: steel(d) }) +
    rect([-62, -130, 124, 34, 8], { fill: '#3b3732' }) +
    path('M-30-98H30L12 0H-12z', { fill: steel(d) }) +
    path('M0 6C14 40 22 54 22 70A22 22 0 0 1-22 70C-22 54-14 40 0 6z', { fill: oil }) +
    ellipse([-7, 66, 5, 9], { fill: '#fff', o: 0.7 })
  );
}

/** Full-bleed: a maker filling a row of pods. */
export function fillingPicture(brands: readonly LabelBrand[]): string {
  const d = new Drawing(1600, 1200);
  const floor = 1010;
  const scale = 0.72;
  const brand = some(brands, 3, 5)[1]!;
  const open = d.clip('M-240 322H240V1010H-240z');
  const line = [300, 800, 1300].map(
    (x) =>
      group(
        d.glow([40, 992, 330, 34], site.ink, 0.4) +
          group(pod(d, brand, 'hybrid'), { clip: open }) +
          path('M-198 322C-198 312-150 308 0 308S198 312 198 322', { stroke: '#fff', w: 5, o: 0.8 }),
        { t: place(x, floor - 990 * scale, scale) },
      ) + group(nozzle(d, oils.hybrid.mid), { t: place(x, 400) }),
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
