import type { Plant } from './color';
import { ellipse, group, path } from './drawing';

const rays = Array.from({ length: 8 }, (_, index) => {
  const [x, y] = [Math.cos((index * Math.PI) / 4), Math.sin((index * Math.PI) / 4)];
  return `M${(x * 7.4).toFixed(1)} ${(y * 7.4).toFixed(1)}L${(x * 10).toFixed(1)} ${(y * 10).toFixed(1)}`;
}).join('');

/** Sun, moon, half circle and drop distinguish plant types without color, in a circle of radius 10 around 0,0. */
export function plantMark(plant: Plant, color: string, transform: string): string {
  const marks: Record<Plant, string> = {
    sativa: ellipse([0, 0, 4.6], { fill: color }) + path(rays, { stroke: color, w: 2.2, cap: 'round' }),
    indica: path('M3.4-9.2A9.6 9.6 0 1 0 9.3 3.8 7.8 7.8 0 0 1 3.4-9.2z', { fill: color }),
    hybrid: path('M0-9.4A9.4 9.4 0 0 0 0 9.4z', { fill: color }) + ellipse([0, 0, 8.4], { stroke: color, w: 2 }),
    cbd: path('M0-10C4-4.6 7-1.4 7 3A7 7 0 0 1-7 3C-7-1.4-4-4.6 0-10z', { fill: color }),
  };
  return group(marks[plant], { t: transform });
}
