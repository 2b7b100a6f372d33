export const minPictureWidth = 240;

/** In the units of the drawing's viewBox. Returns null unless they are whole numbers. */
export function readDrawingSize(svg: string): { width: number; height: number } | null {
  const size = /<svg[^<>]*\sviewBox="0 0 (\d+) (\d+)"/.exec(svg);
  return size && { width: Number(size[1]), height: Number(size[2]) };
}
