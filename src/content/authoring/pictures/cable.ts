import { site } from './color';
import { ellipse, group, path, place, rect } from './drawing';
import type { Drawing } from './drawing';
import { steel } from './materials';

/** A braided cable along a path: a dark core, woven flecks and a highlight. */
export function cord(d: Drawing, line: string, width: number): string {
  return (
    path(line, {
      stroke: site.ink,
      w: width * 1.5,
      o: 0.22,
      filter: d.blur(width * 0.5, 1),
      t: place(width * 0.5, width * 0.7),
    }) +
    path(line, { stroke: '#1d1a18', w: width, cap: 'round' }) +
    path(line, { stroke: '#4d4640', w: width * 0.66, cap: 'round' }) +
    path(line, { stroke: '#2b2723', w: width * 0.66, dash: `${width * 0.14} ${width * 0.2}` }) +
    path(line, { stroke: '#b3a99e', w: width * 0.14, o: 0.5, t: place(-width * 0.14, -width * 0.2) })
  );
}

/** A USB-C plug pointing up. Its mouth is at 0,0 and the cable leaves at 0,150. */
export function plug(d: Drawing): string {
  const shell = d.linear('0 #1d1a18, .2 #6b635b, .4 #4a443e, .9 #1f1c19, 1 #3d3732');
  return (
    rect([-34, 0, 68, 46, 8], { fill: steel(d) }) +
    rect([-34, 40, 68, 8], { fill: '#000', o: 0.4 }) +
    rect([-46, 42, 92, 96, 14], { fill: shell }) +
    path('M-20 136H20L13 176H-13z', { fill: shell }) +
    ellipse([0, 88, 7], { fill: site.amber, o: 0.9 })
  );
}

/** A coil on the table, seen from slightly above. */
export function coil(d: Drawing, width: number): string {
  const loops = [0, 1, 2].map(
    (at) =>
      `M${-150 + at * 12} ${-at * 9}a${150 - at * 12} ${52 - at * 4} 0 1 0 ${300 - at * 24} 0a${150 - at * 12} ${52 - at * 4} 0 1 0 ${-300 + at * 24} 0`,
  );
  const tail = 'M120 26C180 60 214 44 226 6';
  return group(
    [...loops, tail].map((line) => cord(d, line, width)).join('') + group(plug(d), { t: place(226, -62, 0.5) }),
  );
}
