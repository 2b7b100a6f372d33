/** The smallest width at which pictures are rendered. */
export const minPictureWidth = 240;

/** The size of a drawing in its own units, or null if its viewBox has no whole numbers. */
export function readDrawingSize(svg: string): { width: number; height: number } | null {
  const size = /<svg[^>]*\sviewBox="0 0 (\d+) (\d+)"/.exec(svg);
  return size && { width: Number(size[1]), height: Number(size[2]) };
}
