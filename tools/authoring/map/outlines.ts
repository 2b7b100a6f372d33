import { simplifyLine, type Vertex } from './simplifyLine';

/** A state or province. Each polygon's outer ring comes first. */
export interface Area {
  id: string;
  polygons: Vertex[][][];
}

/** Stores shared borders only once. `~line` is a line in reverse. */
export interface Outlines {
  areas: { id: string; polygons: number[][][] }[];
  lines: Vertex[][];
}

const keyOf = ([x, y]: Vertex): string => `${x} ${y}`;

/** Returns the points at which lines meet, which have more than two neighbors across all rings. */
function meetingPoints(rings: readonly Vertex[][]): Set<string> {
  const neighbors = new Map<string, Set<string>>();
  for (const ring of rings)
    for (const [index, point] of ring.entries()) {
      const pointNeighbors = neighbors.get(keyOf(point)) ?? new Set();
      pointNeighbors.add(keyOf(ring.at(index - 1)!)).add(keyOf(ring[(index + 1) % ring.length]!));
      neighbors.set(keyOf(point), pointNeighbors);
    }
  return new Set([...neighbors].flatMap(([key, pointNeighbors]) => (pointNeighbors.size > 2 ? [key] : [])));
}

/** Cuts a ring (without its repeated first point) at meeting points. A ring without any stays whole. */
function cutRing(ring: readonly Vertex[], meetings: ReadonlySet<string>): Vertex[][] {
  const starts = ring.flatMap((point, index) => (meetings.has(keyOf(point)) ? [index] : []));
  const first = starts[0] ?? 0;
  const round = [...ring.slice(first), ...ring.slice(0, first), ring[first]!];
  const pieces: Vertex[][] = [[round[0]!]];
  for (const [at, point] of round.entries()) {
    if (at === 0) continue;
    pieces.at(-1)!.push(point);
    if (at < round.length - 1 && meetings.has(keyOf(point))) pieces.push([point]);
  }
  return pieces;
}

/** Areas share lines, so that simplified neighbors still fit. */
export function findOutlines(areas: readonly Area[]): Outlines {
  const open = (ring: readonly Vertex[]) => ring.slice(0, -1);
  const meetings = meetingPoints(areas.flatMap(({ polygons }) => polygons.flat().map(open)));
  const lines: Vertex[][] = [];
  const known = new Map<string, number>();
  const numberOf = (line: Vertex[]): number => {
    const there = line.map(keyOf).join();
    const number = known.get(there);
    if (number !== undefined) return number;
    known.set(there, lines.length);
    known.set(line.toReversed().map(keyOf).join(), ~lines.length);
    lines.push(line);
    return lines.length - 1;
  };
  return {
    areas: areas.map(({ id, polygons }) => ({
      id,
      polygons: polygons.map((rings) => rings.map((ring) => cutRing(open(ring), meetings).map(numberOf))),
    })),
    lines,
  };
}

/** In degrees. */
export interface DetailLevel {
  tolerance: number;
  /** Islands and holes below this many square degrees are removed. */
  smallest: number;
}

function sizeOf(ring: readonly Vertex[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** The largest polygon always stays. */
export function removeSmallPolygons({ id, polygons }: Area, smallest: number): Area {
  const least = Math.min(smallest, Math.max(...polygons.map(([outer]) => sizeOf(outer!))));
  return {
    id,
    polygons: polygons
      .filter(([outer]) => sizeOf(outer!) >= least)
      .map(([outer, ...holes]) => [outer!, ...holes.filter((hole) => sizeOf(hole) >= smallest)]),
  };
}

/** A ring is simplified in halves, because it would otherwise collapse into a line. */
function simplify(line: Vertex[], tolerance: number): Vertex[] {
  if (keyOf(line[0]!) !== keyOf(line.at(-1)!)) return simplifyLine(line, tolerance);
  const half = Math.floor(line.length / 2);
  const there = simplifyLine(line.slice(0, half + 1), tolerance);
  return [...there.slice(0, -1), ...simplifyLine(line.slice(half), tolerance)];
}

export function simplifyOutlines(areas: readonly Area[], { tolerance, smallest }: DetailLevel): Outlines {
  const { lines, ...rest } = findOutlines(areas.map((area) => removeSmallPolygons(area, smallest)));
  return { ...rest, lines: lines.map((line) => simplify(line, tolerance)) };
}

export function mergeOutlines(all: readonly Outlines[]): Outlines {
  const joined: Outlines = { areas: [], lines: [] };
  for (const { areas, lines } of all) {
    const shift = joined.lines.length;
    const moved = (index: number) => (index < 0 ? ~(~index + shift) : index + shift);
    for (const { id, polygons } of areas)
      joined.areas.push({ id, polygons: polygons.map((rings) => rings.map((ring) => ring.map(moved))) });
    joined.lines.push(...lines);
  }
  return joined;
}
