import { isTooSmallForId } from '../../domain/account/idPhoto';
import { inspectPhoto, type PhotoInfo } from './inspectPhoto';

const maxSidePx = 2400;
export const maxPhotoBytes = 40 * 1024 * 1024;
const maxUploadBytes = 4 * 1024 * 1024;
/** Phone cameras take up to 200 million pixels. More would exhaust the memory. */
const maxPixels = 220e6;
/** Larger images are scaled down while they are decoded. If decoding one fails, its size is the most likely reason. */
const maxUnscaledPixels = 40e6;

const qualities = [0.86, 0.7, 0.5];
/** On a smaller photo, the text of an ID is unreadable. */
const minSidePx = 600;

export type PhotoFault = 'empty' | 'large' | 'type' | 'heic' | 'damaged' | 'pixels' | 'small' | 'altered';

type Picture = ImageBitmap | HTMLImageElement;

const dimensions = (picture: Picture) =>
  'naturalWidth' in picture ? { width: picture.naturalWidth, height: picture.naturalHeight } : picture;

/** An image element may decode files that `createImageBitmap` rejects because of their size or its options. */
async function decodeWithElement(file: Blob): Promise<Picture> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Applies the rotation from the camera's metadata. Null if this browser cannot decode the file. */
async function decodePicture(file: Blob, { kind, pixels }: PhotoInfo): Promise<Picture | null> {
  const resizeOptions = pixels > maxUnscaledPixels && { resizeWidth: maxSidePx, resizeQuality: 'high' as const };
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image', ...resizeOptions });
  } catch {
    return kind && decodeWithElement(file).catch(() => null);
  }
}

function drawPicture(picture: Picture, side: number): HTMLCanvasElement | null {
  const { width, height } = dimensions(picture);
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: without a background, transparent parts would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Firefox fills a canvas with noise while it resists fingerprinting. */
function isCanvasReliable(): boolean {
  const canvas = document.createElement('canvas');
  const color = [40, 110, 180];
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = `rgb(${color.join()})`;
  context.fillRect(0, 0, 16, 16);
  const { data } = context.getImageData(0, 0, 16, 16);
  // Tolerate browsers that change single bits against fingerprinting, which is invisible in a photo.
  return data.every((value, index) => index % 4 === 3 || Math.abs(value - color[index % 4]!) <= 8);
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

async function encodeWithinLimit(picture: Picture): Promise<Blob | null> {
  for (let side = maxSidePx; side >= minSidePx; side *= 0.75) {
    const canvas = drawPicture(picture, side);
    for (const quality of canvas ? qualities : []) {
      const photo = await encode(canvas!, quality);
      if (!photo || photo.size < maxUploadBytes) return photo;
    }
  }
  return null;
}

function unreadableReason({ kind, pixels }: PhotoInfo): PhotoFault {
  if (kind === null) return 'type';
  if (kind === 'heic') return 'heic';
  return pixels > maxUnscaledPixels ? 'pixels' : 'damaged';
}

/** Returns an upright JPEG without metadata, or the original file if the browser alters canvases. */
export async function shrinkPhoto(file: Blob): Promise<Blob | PhotoFault> {
  if (file.size === 0) return 'empty';
  if (file.size > maxPhotoBytes) return 'large';
  // A file on a cloud drive or a removed memory card cannot be read.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return 'damaged';
  const photoInfo = inspectPhoto(new Uint8Array(bytes));
  if (!photoInfo.isComplete) return 'damaged';
  if (photoInfo.pixels > maxPixels) return 'pixels';
  const picture = await decodePicture(file, photoInfo);
  if (!picture) return unreadableReason(photoInfo);
  try {
    if (isTooSmallForId(dimensions(picture))) return 'small';
    if (!isCanvasReliable()) return file.size < maxUploadBytes ? file : 'altered';
    return (await encodeWithinLimit(picture)) ?? 'damaged';
  } finally {
    if ('close' in picture) picture.close();
  }
}
