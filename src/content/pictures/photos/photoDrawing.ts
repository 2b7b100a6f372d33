import { dirname } from 'node:path';
import { photoSchema, type Photo } from '../../../domain/editorial/photoSchema';
import { readInContent } from '../../files/contentDisk';
import { readPhotoFile, type PhotoFile } from './photoFile';

/** The side of a square picture, as in the drawings of products. */
const side = 1200;
/** Makes an object without background appear as large on a tile as drawn ones. */
const margin = 0.08;

type Framing = Pick<Photo, 'shape' | 'crop' | 'focus'>;

/** In the photo's pixels. */
function croppedArea({ width, height }: PhotoFile, crop: Photo['crop']) {
  const { left, top, right, bottom } = crop ?? { left: 0, top: 0, right: 0, bottom: 0 };
  return {
    x: (width * left) / 100,
    y: (height * top) / 100,
    width: Math.max(1, Math.round((width * (100 - left - right)) / 100)),
    height: Math.max(1, Math.round((height * (100 - top - bottom)) / 100)),
  };
}

/** The photo's pixels across its picture: the width, or the longer side of an object without background. */
export function visiblePixels(photo: PhotoFile, { shape, crop }: Pick<Photo, 'shape' | 'crop'>): number {
  const { width, height } = croppedArea(photo, crop);
  if (shape === 'original') return width;
  return photo.type === 'jpeg' ? Math.min(width, height) : Math.max(width, height);
}

/** Centers the square on the focus as far as the cropped part allows. */
function squareAround(part: ReturnType<typeof croppedArea>, photo: PhotoFile, { x, y }: NonNullable<Photo['focus']>) {
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

function photoView(photo: PhotoFile, { shape, crop, focus }: Framing) {
  const part = croppedArea(photo, crop);
  if (shape === 'original') return { view: part, box: { width: part.width, height: part.height } };
  const box = { width: side, height: side };
  if (photo.type === 'jpeg') return { view: squareAround(part, photo, focus ?? { x: 50, y: 50 }), box };
  // With transparency, the whole object is centered in the square.
  const length = Math.max(part.width, part.height) / (1 - 2 * margin);
  const view = {
    x: part.x - (length - part.width) / 2,
    y: part.y - (length - part.height) / 2,
    width: length,
    height: length,
  };
  return { view, box };
}

/** The rest of the picture pipeline expects drawings. */
export function wrapPhoto(photo: PhotoFile, framing: Framing): string {
  const { view, box } = photoView(photo, framing);
  const scale = box.width / view.width;
  const transform = `translate(${-view.x * scale} ${-view.y * scale}) scale(${scale})`;
  const dataUrl = `data:image/${photo.type};base64,${photo.bytes.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}"><image transform="${transform}" width="${photo.width}" height="${photo.height}" href="${dataUrl}"/></svg>`;
}

/** Shows the whole photo if the entry is invalid, which the content check reports. */
function readFraming(folder: string, name: string): Framing {
  try {
    const entry = readInContent(dirname(folder), `photos/${name}.json`);
    return entry ? photoSchema.parse(JSON.parse(entry.toString('utf8'))) : { shape: 'original' };
  } catch {
    return { shape: 'original' };
  }
}

/**
 * Ignores the framing, which the editor shows as an overlay. Has the size of the photo, which the editor reports.
 * Returns null if there is no photo.
 */
export function readWholePhoto(folder: string, name: string): string | null {
  const photo = readPhotoFile(folder, name);
  if (!photo) return null;
  const size = `width="${photo.width}" height="${photo.height}"`;
  return wrapPhoto(photo, { shape: 'original' }).replace('<svg', `<svg ${size}`);
}

/** Frames the photo according to its entry in content/photos/. Returns null if there is no photo. */
export function readPhotoDrawing(folder: string, name: string): string | null {
  const photo = readPhotoFile(folder, name);
  return photo && wrapPhoto(photo, readFraming(folder, name));
}
