import type { OilType } from '../../../src/domain/catalogue/vocabulary';
import { formatCoordinate } from '../../../src/content/lettering/coordinates';
import { siteColors } from './color';
import { ellipse, group, placement, rect, type Drawing } from './drawing';
import { labelArt, type LabelSubject } from './label';
import { oilOf } from './oil';
import { renderBox, renderNote, podImages, type PodRenderSize, type RenderPoint } from './renders';

/** A pod's label and what is in its tank. */
export interface PodSubject extends LabelSubject {
  oilType: OilType;
}

/** Pixels per centimeter in a pod's own units: x from -203 to 203, y from 0 to 990, where it stands. */
export const podUnit = 294;

/** Prints onto the white label of a render, so that the render's light and shade stay visible. */
function printedLabel(d: Drawing, subject: LabelSubject, outline: readonly RenderPoint[]): string {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys)];
  // The front's lower edge. The camera looks down slightly, so the edge is higher at the sides.
  const bottom = Math.max(...ys);
  const [w, h] = [right - left, bottom - top];
  const clip = d.clip(`M${outline.map(([x, y]) => `${formatCoordinate(x)} ${formatCoordinate(y)}`).join('L')}z`);
  const gloss = d.linear('0 #fff .16, .05 #fff .05, .15 #fff .1, .4 #fff .02, .92 #fff .02, 1 #fff .08');
  return (
    group(rect([left, top, w, h], { fill: '#2c2c2c', blend: 'color-dodge' }), { clip }) +
    group(group(labelArt(d, subject, { w, h }), { t: placement(left, top) }), { clip, blend: 'multiply' }) +
    group(rect([left, top, w, h], { fill: gloss }), { clip })
  );
}

/** Draws a standing pod: mouthpiece, glass with oil, label, collar. */
export function drawPod(d: Drawing, subject: PodSubject, size: PodRenderSize = '1g'): string {
  const box = renderBox(`pod-${size}`, [0, 990], podUnit);
  const [x, y, w, h] = box;
  const outline = renderNote(`pod-${size}`, 'outline').map(([px, py]): RenderPoint => [x + px * w, y + py * h]);
  const { kind, exponents } = oilOf(subject.oilType, subject.plant);
  return group(podImages(size, box, { kind, tint: d.powers(exponents) }) + printedLabel(d, subject, outline), {
    isolate: true,
  });
}

/** Draws the shadow of a pod that is lit from the left, and the light that its oil casts. */
export function podShadow(d: Drawing, { oilType, plant }: PodSubject): string {
  return (
    d.glow([70, 994, 400, 52], siteColors.ink, 0.17) +
    d.glow([190, 998, 250, 30], oilOf(oilType, plant).glow, 0.34) +
    d.glow([14, 992, 240, 34], siteColors.ink, 0.5) +
    ellipse([2, 992, 168, 20], { fill: siteColors.ink, o: 0.5 })
  );
}
