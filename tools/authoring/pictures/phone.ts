import { siteColors } from './color';
import { ellipse, group, rect, type Drawing } from './drawing';

/** Draws a phone from the front, 480 × 980, centered at 0,0. `screen` is under the glass. */
export function drawPhone(d: Drawing, screen: string): string {
  const frame = d.linear('0 #55504b, .02 #a9a29a, .05 #2a2724, .95 #1d1a18, .98 #7d766f, 1 #35312e');
  const glass = d.linear('0 #fff .16, .38 #fff .03, .39 #fff 0, 1 #fff 0', [0, 0, 1, 0.7]);
  return (
    rect([-240, -490, 480, 980, 74], { fill: frame }) +
    rect([-232, -482, 464, 964, 67], { fill: '#060505' }) +
    group(rect([-220, -470, 440, 940, 56], { fill: '#0b0a09' }) + screen, {
      clip: d.clip(
        'M-164-470H164A56 56 0 0 1 220-414V414A56 56 0 0 1 164 470H-164A56 56 0 0 1-220 414V-414A56 56 0 0 1-164-470z',
      ),
    }) +
    rect([-220, -470, 440, 940, 56], { fill: glass }) +
    rect([-52, -452, 104, 26, 13], { fill: '#000' }) +
    ellipse([34, -439, 6], { fill: '#1c2430' }) +
    rect([-60, 448, 120, 6, 3], { fill: '#fff', o: 0.5 })
  );
}

/** The light that the page shows to the battery. */
export function lightPad(d: Drawing, y: number, radius: number): string {
  const rings = [1.45, 1.9, 2.4].map((scale, index) =>
    ellipse([0, y, radius * scale], { stroke: siteColors.amber, w: 5 - index, o: 0.55 - index * 0.16 }),
  );
  return (
    d.glow([0, y, radius * 3.4], siteColors.amber, 0.55) +
    rings.join('') +
    ellipse([0, y, radius * 1.08], { fill: siteColors.amber, o: 0.8, filter: d.blur(14) }) +
    ellipse([0, y, radius], {
      fill: d.radial('0 #fff, .8 #fffdf8, 1 #ffeabb'),
    })
  );
}
