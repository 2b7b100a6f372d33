import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { photoSchema, type Photo } from '../../domain/site/photoSchema';
import { readPhotoFile, type PhotoFile } from './photoFile';

/** The side of a square picture, the same as that of the drawn products. */
const side = 1200;
/** The room around an object without background: it is as large on a tile as the drawn ones. */
const margin = 0.08;

type Framing = Pick<Photo, 'shape' | 'crop' | 'focus'>;

/** The part of a photo that its entry selects, in the photo's pixels. */
function partOf({ width, height }: PhotoFile, crop: Photo['crop']) {
  const { left, top, right, bottom } = crop ?? { left: 0, top: 0, right: 0, bottom: 0 };
  return {
    x: (width * left) / 100,
    y: (height * top) / 100,
    width: Math.max(1, Math.round((width * (100 - left - right)) / 100)),
    height: Math.max(1, Math.round((height * (100 - top - bottom)) / 100)),
  };
}

/**
 * How many of a photo's own pixels span its picture: the width, or the side of a square. A square shows an object
 * without background whole, so its longer side counts.
 */
export function pixelsShown(photo: PhotoFile, { shape, crop }: Pick<Photo, 'shape' | 'crop'>): number {
  const { width, height } = partOf(photo, crop);
  if (shape === 'original') return width;
  return photo.type === 'jpeg' ? Math.min(width, height) : Math.max(width, height);
}

/** The square of a part, centered on the focus where the part is large enough. */
function squareAround(part: ReturnType<typeof partOf>, photo: PhotoFile, { x, y }: NonNullable<Photo['focus']>) {
  const length = Math.min(part.width, part.height);
  const from = (start: number, size: number, point: number) =>
    Math.min(Math.max(point - length / 2, start), start + size - length);
  return {
    x: from(part.x, part.width, (photo.width * x) / 100),
    y: from(part.y, part.height, (photo.height * y) / 100),
    width: length,
    height: length,
  };
}

/** The view of a photo as an SVG's viewBox, in the photo's pixels, and the box that shows it. */
function viewOf(photo: PhotoFile, { shape, crop, focus }: Framing) {
  const part = partOf(photo, crop);
  if (shape === 'original') return { view: part, box: { width: part.width, height: part.height } };
  const box = { width: side, height: side };
  if (photo.type === 'jpeg') return { view: squareAround(part, photo, focus ?? { x: 50, y: 50 }), box };
  // Transparent parts: the whole object in the middle of the square.
  const length = Math.max(part.width, part.height) / (1 - 2 * margin);
  const view = {
    x: part.x - (length - part.width) / 2,
    y: part.y - (length - part.height) / 2,
    width: length,
    height: length,
  };
  return { view, box };
}

/** A photo as a drawing, so that the rest of the picture pipeline treats both alike. */
export function photoDrawing(photo: PhotoFile, framing: Framing): string {
  const { view, box } = viewOf(photo, framing);
  const scale = box.width / view.width;
  const place = `translate(${-view.x * scale} ${-view.y * scale}) scale(${scale})`;
  const data = `data:image/${photo.type};base64,${photo.bytes.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}"><image transform="${place}" width="${photo.width}" height="${photo.height}" href="${data}"/></svg>`;
}

/** The framing in a photo's entry. An entry with faults, which the content check reports, shows the whole photo. */
function framingOf(entryFile: string): Framing {
  if (!existsSync(entryFile)) return { shape: 'original' };
  try {
    return photoSchema.parse(JSON.parse(readFileSync(entryFile, 'utf8')));
  } catch {
    return { shape: 'original' };
  }
}

/** An uploaded photo without framing, for the editor. Null if there is none of this name. */
export function readWholePhoto(folder: string, name: string): string | null {
  const photo = readPhotoFile(folder, name);
  return photo && photoDrawing(photo, { shape: 'original' });
}

/** The drawing of an uploaded photo in a folder of pictures, framed as its entry in content/photos/ says. Null without one. */
export function readPhotoDrawing(folder: string, name: string): string | null {
  const photo = readPhotoFile(folder, name);
  return photo && photoDrawing(photo, framingOf(join(folder, '..', 'photos', `${name}.json`)));
}
