export type Vertex = [x: number, y: number];

function distanceToLine([x, y]: Vertex, [ax, ay]: Vertex, [bx, by]: Vertex): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  // In a closed line both ends are the same point.
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Stays within `tolerance` of the original (Douglas-Peucker), and keeps the ends. */
export function simplifyLine(line: readonly Vertex[], tolerance: number): Vertex[] {
  if (line.length < 3) return [...line];
  const [first, last] = [line[0]!, line.at(-1)!];
  let farthest = 0;
  let most = 0;
  for (let index = 1; index < line.length - 1; index += 1) {
    const distance = distanceToLine(line[index]!, first, last);
    if (distance > most) [farthest, most] = [index, distance];
  }
  if (most <= tolerance) return [first, last];
  const before = simplifyLine(line.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplifyLine(line.slice(farthest), tolerance)];
}
