import { formatCoordinate } from '../../../src/content/lettering/coordinates';
import { siteColors } from './color';
import { ellipse, group, placement, rect, type Drawing } from './drawing';
import { labelArt, type LabelSubject } from './label';
import { renderBox, renderNote, podImages, type PodRenderSize, type RenderPoint } from './renders';

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
  const gloss = d.linear('0 #fff .1, .08 #fff .02, .12 #fff .2, .2 #fff .02, .9 #fff 0, 1 #fff .12');
  return (
    group(rect([left, top, w, h], { fill: '#2c2c2c', blend: 'color-dodge' }), { clip }) +
    group(group(labelArt(d, subject, { w, h }), { t: placement(left, top) }), { clip, blend: 'multiply' }) +
    group(rect([left, top, w, h], { fill: gloss }), { clip })
  );
}

/** Draws a standing pod: mouthpiece, glass with oil, label, collar. */
export function drawPod(d: Drawing, subject: LabelSubject, size: PodRenderSize = '1g'): string {
  const box = renderBox(`pod-${size}`, [0, 990], podUnit);
  const [x, y, w, h] = box;
  const outline = renderNote(`pod-${size}`, 'outline').map(([px, py]): RenderPoint => [x + px * w, y + py * h]);
  return group(podImages(size, subject.plant, box) + printedLabel(d, subject, outline), { isolate: true });
}

/** Draws a contact shadow, a soft shadow to the lower right, and light that the oil refracts. */
export function podShadow(d: Drawing, warm: string): string {
  return (
    d.glow([80, 988, 420, 46], siteColors.ink, 0.2) +
    d.glow([190, 992, 270, 30], warm, 0.3) +
    d.glow([10, 986, 230, 22], siteColors.ink, 0.6) +
    ellipse([0, 984, 158, 7], { fill: siteColors.ink, o: 0.6 })
  );
}
