/** The smallest width at which pictures are rendered. */
export const leastWidth = 240;

/** The size of a drawing in its own units, or null if its viewBox has no whole numbers. */
export function drawingBox(svg: string): { width: number; height: number } | null {
  const size = /<svg[^>]*\sviewBox="0 0 (\d+) (\d+)"/.exec(svg);
  return size && { width: Number(size[1]), height: Number(size[2]) };
}
