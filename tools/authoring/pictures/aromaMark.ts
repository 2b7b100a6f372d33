import type { Aroma } from '../../../src/domain/catalogue/vocabulary';
import { ellipse, group, path } from './drawing';

type Mark = (color: string) => string;

const line = (d: string, color: string, w = 2) => path(d, { stroke: color, w, cap: 'round' });
const berries = [[0, -5] as const, [-5, 3.4] as const, [5, 3.4] as const];
const grapes = [
  [-5, -3] as const,
  [0, -3] as const,
  [5, -3] as const,
  [-2.5, 2] as const,
  [2.5, 2] as const,
  [0, 7] as const,
];
const petals = [0, 72, 144, 216, 288];
const wedges = [0, 60, 120, 180, 240, 300];

/** In a circle of radius 10 around 0,0. */
const marks: Record<Aroma, Mark> = {
  citrus: (c) =>
    ellipse([0, 0, 9], { stroke: c, w: 2 }) +
    wedges.map((turn) => path('M0-1.4L2.7-6.2A7 7 0 0 0-2.7-6.2z', { fill: c, t: `rotate(${turn})` })).join(''),
  pine: (c) => path('M0-10L6-2H3L8 5H1.4V10H-1.4V5H-8L-3-2H-6z', { fill: c }),
  earth: (c) =>
    line('M-9 8H9M0 8V-1', c, 2.4) + path('M0-1C-1-6-5-8-9-7C-8-3-4 0 0-1zM0-1C1-7 5-10 9-9C9-4 5-1 0-1z', { fill: c }),
  diesel: (c) =>
    path('M0-10C4-5 7-1.6 7 3A7 7 0 0 1-7 3C-7-1.6-4-5 0-10z', { stroke: c, w: 2.2 }) +
    line('M-3 3.4A3.4 3.4 0 0 0 0 6.6', c),
  berry: (c) => berries.map(([x, y]) => ellipse([x, y, 4.4], { fill: c })).join(''),
  floral: (c) => petals.map((turn) => ellipse([0, -5.6, 3, 4.2], { fill: c, t: `rotate(${turn})` })).join(''),
  spice: (c) =>
    [0, 45, 90, 135].map((turn) => path('M0-10L2 0L0 10L-2 0z', { fill: c, t: `rotate(${turn})` })).join(''),
  mint: (c) =>
    path('M0-10C8-5 8 4 0 10C-8 4-8-5 0-10z', { stroke: c, w: 2 }) +
    line('M0-6V10M0-1L3.4-3.6M0-1L-3.4-3.6M0 4L4 1M0 4L-4 1', c, 1.6),
  tropical: (c) =>
    path('M-9 8A9.6 9.6 0 0 1 9 8z', { fill: c }) + line('M0-6V-10M-6.4-3.4L-9-6.4M6.4-3.4L9-6.4', c, 2.2),
  vanilla: (c) => line('M-7 9C-3 3-2-3-4-9M0 10C3 3 4-3 2-10M6 9C9 4 9-1 7-6', c, 2.4),
  cheese: (c) =>
    path('M-9 7V1L6-8A10 10 0 0 1 9 1V7z', { stroke: c, w: 2 }) +
    ellipse([-3, 3, 1.8], { fill: c }) +
    ellipse([4, 1, 1.8], { fill: c }),
  grape: (c) => grapes.map(([x, y]) => ellipse([x, y, 2.7], { fill: c })).join('') + line('M0-6Q1-9 4-10', c),
};

export const aromaMark = (aroma: Aroma, color: string, transform: string): string =>
  group(marks[aroma](color), { t: transform });
