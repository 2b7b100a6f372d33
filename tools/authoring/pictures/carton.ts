import { fitLettering, lettering } from '../../../src/content/lettering/lettering';
import { formatCoordinate } from '../../../src/content/lettering/coordinates';
import { mixColors, siteColors } from './color';
import { group, path, placement, rect, type Drawing } from './drawing';
import { brandTypeface, labelName, plantNames, brandSeed, type LabelSubject } from './label';
import { plainBrandSign, brandSign, wordmark } from './mark';
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

interface PackPlace {
  x: number;
  /** The y coordinate of the nearest corner. */
  ground: number;
  /** The height of the render's whole frame. */
  height: number;
}

/** A print's size, in the proportions of the pack's front: 46 × 78 mm. */
export const packBox = { w: 560, h: 950 };
/** The extent of the pack's depth, 22 mm, to the right and up in the render, as fractions of its height. */
const depth = { x: 0.0952, y: -0.0334 };
const frameRatio = 420 / 620;

/** Renders a pack from slightly to the right and above. `print` has the size of `packBox`, `paper` colors the sides. */
function printedPack(
  d: Drawing,
  { x, ground, height }: PackPlace,
  { paper, print }: { paper: string; print: string },
): string {
  const w = height * frameRatio;
  const [topLeft, topRight, bottomLeft] = renderNote('carton-white', 'front');
  const lowest = topRight[1] - topLeft[1] + bottomLeft[1];
  const [left, top] = [x - topLeft[0] * w, ground - lowest * height];
  const at = ([px, py]: RenderPoint): RenderPoint => [left + px * w, top + py * height];
  const [a, b, c] = [at(topLeft), at(topRight), at(bottomLeft)];
  const low: RenderPoint = [b[0] + c[0] - a[0], b[1] + c[1] - a[1]];
  const back = ([px, py]: RenderPoint): RenderPoint => [px + depth.x * height, py + depth.y * height];
  const face = (points: RenderPoint[]) =>
    `M${points.map(([px, py]) => `${formatCoordinate(px)} ${formatCoordinate(py)}`).join('L')}z`;
  const sides = face([a, back(a), back(b), back(low), low, b]);
  const front = face([a, b, low, c]);
  const right = face([b, back(b), back(low), low]);
  const shade = d.linear('0 #000 .16, 1 #000 .08');
  const light = d.linear('0 #fff .26, .6 #fff .1, 1 #fff 0', [0, 0, 1, 1]);
  const matrix = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]]
    .map((value, index) => formatCoordinate(value / (index < 2 ? packBox.w : packBox.h), 4))
    .join(' ');
  return (
    d.glow([c[0] + w * 0.5, low[1] - height * 0.015, w * 0.62, height * 0.036], siteColors.ink, 0.34) +
    d.glow([c[0] + w * 0.34, low[1] - height * 0.012, w * 0.42, height * 0.02], siteColors.ink, 0.6) +
    group(
      image('carton-white.png', [left, top, w, height]) +
        group(path(sides, { fill: paper }), { blend: 'multiply' }) +
        group(group(print, { t: `matrix(${matrix} ${formatCoordinate(a[0])} ${formatCoordinate(a[1])})` }), {
          blend: 'multiply',
          clip: d.clip(front),
        }),
      { isolate: true },
    ) +
    path(right, { fill: shade }) +
    path(front, { fill: light })
  );
}

export function renderedPack(d: Drawing, subject: LabelSubject, at: PackPlace): string {
  const { paper } = subject.brand.label;
  const print = rect([0, 0, packBox.w, packBox.h], { fill: paper }) + drawPackPrint(d, subject, packBox);
  return printedPack(d, at, { paper, print });
}

/** The front of Lumapod's own box has the sign, large and lit, above the name. */
export function drawKitPrint(d: Drawing, box: { w: number; h: number }, ink: string): string {
  const { w, h } = box;
  const word = wordmark(w * 0.13);
  const size = w / 68;
  const line = lettering('UNLOCKED BY LIGHT', w * 0.034, { weight: 500, tracking: 220 });
  return (
    d.glow([w / 2, h * 0.42, w * 0.5], siteColors.amber, 0.34) +
    brandSign(ink, placement(w / 2 - 12 * size, h * 0.42 - 26.5 * size, size)) +
    d.glow([w / 2, h * 0.42, w * 0.1], '#fff3cf', 0.85) +
    path(word.d, { fill: ink, t: placement((w - word.width) / 2, h * 0.8) }) +
    path(line.d, { fill: ink, o: 0.7, t: placement((w - line.width) / 2, h * 0.86) })
  );
}
