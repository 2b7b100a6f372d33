import { fitLettering, lettering } from '../../../src/content/lettering/lettering';
import { formatCoordinate } from '../../../src/content/lettering/coordinates';
import { mixColors, siteColors } from './color';
import { group, path, placement, rect, type Drawing } from './drawing';
import { brandTypeface, labelName, plantNames, brandSeed, type LabelSubject } from './label';
import { plainBrandSign, wordmark } from './mark';
import { pattern } from './patterns';
import { image, renderNote, type RenderPoint } from './renders';
import { plantMark } from './plantMark';

export function drawPackPrint(d: Drawing, { brand, plant }: LabelSubject, box: { w: number; h: number }): string {
  const { w, h } = box;
  const { ink, paper, accent } = brand.label;
  const art = { w, h: h * 0.52, seed: brandSeed(brand.slug) };
  const name = fitLettering(labelName(brand), { size: w * 0.19, width: w * 0.8 }, brandTypeface(brand));
  const small = lettering(`${plantNames[plant]} OIL POD`, w * 0.04, { weight: 600, tracking: 160 });
  const mark = w * 0.022;
  const foot = wordmark(w * 0.062);
  return (
    group(
      rect([0, 0, art.w, art.h], { fill: mixColors(paper, accent, 0.12) }) + pattern(brand.label.pattern, art, accent),
      {
        clip: d.clip(`M0 0H${w}V${art.h}H0z`),
      },
    ) +
    path(name.d, { fill: ink, t: placement(w * 0.1, h * 0.66) }) +
    plantMark(plant, ink, placement(w * 0.1 + mark, h * 0.72 - small.capHeight / 2, mark / 10)) +
    path(small.d, { fill: ink, o: 0.8, t: placement(w * 0.1 + mark * 3.2, h * 0.72) }) +
    plainBrandSign(ink, placement(w * 0.1, h * 0.885, w / 480)) +
    path(foot.d, { fill: ink, t: placement(w * 0.1 + w * 0.07, h * 0.885 + w * 0.062) })
  );
}

/** A print's size, in the proportions of a pack's front. */
export const packBox = { w: 560, h: 950 };

/** The width and height of the frame of the render, in centimeters. */
const frame = { w: 5.6, h: 7.2 };

interface PackPlace {
  /** The left edge of the front. */
  x: number;
  /** The y coordinate of the nearest corner. */
  ground: number;
  /** Pixels per centimeter. */
  unit: number;
}

interface PackCorners {
  /** The left and right edges of front and back, each from the top down. */
  front: readonly [leftTop: RenderPoint, leftLow: RenderPoint, rightTop: RenderPoint, rightLow: RenderPoint];
  back: readonly [leftTop: RenderPoint, leftLow: RenderPoint, rightTop: RenderPoint, rightLow: RenderPoint];
  box: readonly [x: number, y: number, w: number, h: number];
}

function placePack({ x, ground, unit }: PackPlace): PackCorners {
  const [w, h] = [frame.w * unit, frame.h * unit];
  const corners = renderNote('carton-white', 'corners');
  const [left, top] = [x - corners[0]![0] * w, ground - corners[3]![1] * h];
  const at = corners.map(([px, py]): RenderPoint => [left + px * w, top + py * h]);
  const [a, b, c, d, e, f, g, i] = at as [RenderPoint, RenderPoint, RenderPoint, RenderPoint, ...RenderPoint[]];
  return { front: [a, b, c, d], back: [e!, f!, g!, i!], box: [left, top, w, h] };
}

const outline = (points: readonly RenderPoint[]): string =>
  `M${points.map(([px, py]) => `${formatCoordinate(px)} ${formatCoordinate(py)}`).join('L')}z`;

/** The shadow of a pack that is lit from the left: dark where it stands, and softer to the right and behind it. */
function packShadow(d: Drawing, { front, back }: PackCorners, unit: number): string {
  const [nearLeft, nearRight, farRight, farLeft] = [front[1], front[3], back[3], back[1]];
  const moved = ([px, py]: RenderPoint, right: number, down: number): RenderPoint => [
    px + right * unit,
    py + down * unit,
  ];
  const soft = [
    moved(nearLeft, -0.05, 0.05),
    moved(nearRight, 0.3, 0.1),
    moved(farRight, 1.25, 0),
    moved(farLeft, 0.6, -0.1),
  ];
  const near = [moved(nearLeft, -0.04, 0.02), moved(nearRight, 0.02, 0.05), moved(farRight, 0.3, 0.02), farLeft];
  return (
    path(outline(soft), { fill: siteColors.ink, o: 0.2, filter: d.blur(unit * 0.17, 0.5) }) +
    path(outline(near), { fill: siteColors.ink, o: 0.5, filter: d.blur(unit * 0.05, 0.3) })
  );
}

/** Moves points away from the middle of a pack by about a pixel. */
function widened(points: readonly RenderPoint[], [left, top, w, h]: PackCorners['box']): RenderPoint[] {
  const [x, y] = [left + w / 2, top + h / 2];
  return points.map(([px, py]) => [x + (px - x) * 1.003, y + (py - y) * 1.0015]);
}

/** Renders a pack, seen a little from the right and above. `print` has the size of `packBox`, `paper` colors the sides. */
function printedPack(d: Drawing, place: PackPlace, { paper, print }: { paper: string; print: string }): string {
  const corners = placePack(place);
  const { front, back, box } = corners;
  const [a, c, b, low] = front;
  // Both colors are a little too large, so that no white edge of the render is left between or around them.
  const edge = [low, b, a].map(([x, y]): RenderPoint => [x - 0.8, y + 0.8]);
  const sides = [...widened([a, back[0], back[2], back[3], low], box), ...edge];
  const matrix = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]]
    .map((value, index) => formatCoordinate(value / (index < 2 ? packBox.w : packBox.h), 4))
    .join(' ');
  return (
    packShadow(d, corners, place.unit) +
    group(
      image('carton-white.png', box) +
        path(outline(sides), { fill: paper, blend: 'multiply' }) +
        group(group(print, { t: `matrix(${matrix} ${formatCoordinate(a[0])} ${formatCoordinate(a[1])})` }), {
          blend: 'multiply',
          clip: d.clip(outline([...widened([low, c, a], box), b])),
        }),
      { isolate: true },
    )
  );
}

export function renderedPack(d: Drawing, subject: LabelSubject, at: PackPlace): string {
  const { paper } = subject.brand.label;
  const print = rect([-5, -5, packBox.w + 10, packBox.h + 10], { fill: paper }) + drawPackPrint(d, subject, packBox);
  return printedPack(d, at, { paper, print });
}
