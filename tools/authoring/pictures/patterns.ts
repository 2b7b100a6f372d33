import type { Brand } from '../../../src/domain/catalogue/brandSchema';
import { formatCoordinate, formatCoordinates } from '../../../src/content/lettering/coordinates';
import { ellipse, group, path } from './drawing';

export type Pattern = Brand['label']['pattern'];
interface Field {
  w: number;
  h: number;
  /** Makes two brands with the same pattern look different. */
  seed: number;
}

/** Returns a pseudorandom number from 0 to 1 that depends only on the seed and the position. */
const chance = (seed: number, at: number): number => {
  const v = Math.sin(seed * 12.9898 + at * 78.233) * 43758.5453;
  return v - Math.floor(v);
};
const count = (length: number): number[] => Array.from({ length }, (_, index) => index);

function rings({ w, h, seed }: Field, color: string): string {
  const [cx, cy] = [w * (seed % 2 ? 0.5 : 0.78), h * (seed % 3 === 0 ? 1 : 0.62)];
  const step = h * (0.1 + 0.02 * (seed % 3));
  const steps = Math.ceil(Math.hypot(w, h) / step);
  return count(steps)
    .map((at) => ellipse([cx, cy, step * (at + 0.6)], { stroke: color, w: step * 0.34 }))
    .join('');
}

function bars({ w, h, seed }: Field, color: string): string {
  const total = 13 + (seed % 6);
  const gap = w / total;
  const d = count(total).map((at) => {
    const width = gap * (0.16 + 0.7 * (at / total));
    return `M${formatCoordinate(at * gap)} 0h${formatCoordinate(width)}v${formatCoordinate(h)}h-${formatCoordinate(width)}z`;
  });
  return path(d.join(''), { fill: color });
}

function wave({ w, h, seed }: Field, color: string): string {
  const length = w / (1 + (seed % 2));
  const lines = 7;
  return count(lines)
    .map((at) => {
      const y = (h * (at + 0.5)) / lines;
      const a = h * 0.09 + h * 0.012 * at;
      const d = `M${formatCoordinate(-length)} ${formatCoordinate(y)}q${formatCoordinate(length / 4)} ${formatCoordinate(-2 * a)} ${formatCoordinate(length / 2)} 0${`t${formatCoordinate(length / 2)} 0`.repeat(5)}`;
      return path(d, { stroke: color, w: (h / lines) * (0.2 + 0.07 * at) });
    })
    .join('');
}

function grid({ w, h, seed }: Field, color: string): string {
  const cell = h / (5 + (seed % 2));
  const columns = Math.ceil(w / cell);
  const rows = Math.ceil(h / cell);
  const lines = [
    ...count(columns + 1).map((at) => `M${formatCoordinate(at * cell)} 0v${formatCoordinate(h)}`),
    ...count(rows + 1).map((at) => `M0 ${formatCoordinate(at * cell)}h${formatCoordinate(w)}`),
  ];
  const cells = count(columns * rows)
    .filter((at) => chance(seed, at) < 0.12 + 0.3 * (Math.floor(at / columns) / rows))
    .map(
      (at) =>
        `M${formatCoordinate((at % columns) * cell)} ${formatCoordinate(Math.floor(at / columns) * cell)}h${formatCoordinate(cell)}v${formatCoordinate(cell)}h-${formatCoordinate(cell)}z`,
    );
  return path(lines.join(''), { stroke: color, w: Math.max(1, cell * 0.045) }) + path(cells.join(''), { fill: color });
}

function rays({ w, h, seed }: Field, color: string): string {
  const total = 22 + 4 * (seed % 3);
  const [cx, cy] = [w / 2, h * (seed % 2 ? 1.02 : 1.3)];
  const reach = Math.hypot(w, h) * 1.4;
  const d = count(total).map((at) => {
    const [a, b] = [at - 0.24, at + 0.24].map((v) => (v / total) * Math.PI * 2);
    const point = (angle: number) =>
      `${formatCoordinate(cx + Math.cos(angle) * reach)} ${formatCoordinate(cy + Math.sin(angle) * reach)}`;
    return `M${formatCoordinate(cx)} ${formatCoordinate(cy)}L${point(a!)} ${point(b!)}z`;
  });
  return path(d.join(''), { fill: color });
}

function dots({ w, h, seed }: Field, color: string): string {
  const rows = 8 + (seed % 3);
  const step = h / rows;
  return count(rows + 1)
    .map((at) => {
      const shift = at % 2 ? step / 2 : 0;
      return path(`M${formatCoordinate(shift)} ${formatCoordinate((at + 0.5) * step)}H${formatCoordinate(w + step)}`, {
        stroke: color,
        w: step * (0.12 + (0.74 * at) / rows),
        cap: 'round',
        dash: `0 ${formatCoordinate(step)}`,
      });
    })
    .join('');
}

function peaks({ w, h, seed }: Field, color: string): string {
  return count(4)
    .map((layer) => {
      const base = h * (0.18 + layer * 0.2);
      const steps = 5 + layer;
      const ridge = count(steps + 1).map((at) => {
        const y = base + (at % 2 ? 0.02 : 0.34) * h * (0.6 + 0.7 * chance(seed, at + layer * 9)) - h * 0.08;
        return `L${formatCoordinate((w * (at + (layer % 2 ? -0.35 : 0))) / (steps - 0.6))} ${formatCoordinate(y)}`;
      });
      return path(`M-40 ${formatCoordinate(h)}${ridge.join('')}L${formatCoordinate(w + 60)} ${formatCoordinate(h)}z`, {
        fill: color,
        o: 0.26 + 0.2 * layer,
      });
    })
    .join('');
}

function leaf({ w, h, seed }: Field, color: string): string {
  const size = h / (1.5 + (seed % 2) * 0.5);
  const bow = [size * 0.4, -size * 0.22, size * 0.4, -size * 0.72, 0, -size];
  const columns = Math.ceil(w / (size * 0.66));
  const step = w / columns;
  const places = count(columns * 3).map((at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return `M${formatCoordinates([(column + (row % 2 ? 0 : 0.5)) * step, (row + 0.66) * size])}`;
  });
  const half = (side: number) =>
    places.map((start) => `${start}c${formatCoordinates(bow.map((v, index) => (index % 2 ? v : v * side)))}z`).join('');
  return path(half(1), { fill: color }) + path(half(-1), { fill: color, o: 0.5 });
}

const patterns: Record<Pattern, (field: Field, color: string) => string> = {
  rings,
  bars,
  wave,
  grid,
  rays,
  dots,
  peaks,
  leaf,
};

/** Fills a box from 0,0. The caller clips it. */
export const pattern = (kind: Pattern, field: Field, color: string): string => group(patterns[kind](field, color));
