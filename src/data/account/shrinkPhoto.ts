import { isTooSmallForId } from '../../domain/account/idPhoto';
import { inspectPhoto, type PhotoFacts } from './inspectPhoto';

/** The longest side of the uploaded photo, in pixels, and the largest file that can be chosen, in bytes. */
const longestSide = 2400;
export const maxPhotoBytes = 40 * 1024 * 1024;
/** The server only accepts files smaller than this, in bytes. */
const serverLimit = 4 * 1024 * 1024;
/** A phone's camera takes up to 200 million pixels. More are a panorama or an attempt to fill the memory. */
const maxPixels = 220e6;
/**
 * The browser shrinks an image with more pixels while it opens it, since each decoded pixel takes four bytes. If it
 * cannot be opened, the reason is assumed to be its size, not damage.
 */
const ordinaryPixels = 40e6;

const qualities = [0.86, 0.7, 0.5];
/** Below this size, in pixels, the text on an ID is unreadable. */
const shortestSide = 600;

/** The reason a chosen file cannot be sent. */
export type PhotoFault = 'empty' | 'large' | 'type' | 'heic' | 'damaged' | 'pixels' | 'small' | 'altered';

type Picture = ImageBitmap | HTMLImageElement;

const sizeOf = (picture: Picture) =>
  'naturalWidth' in picture ? { width: picture.naturalWidth, height: picture.naturalHeight } : picture;

/** An image element may open what `createImageBitmap` rejects because of its size or options. */
async function openAsElement(file: Blob): Promise<Picture> {
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

/** Rotated upright according to the camera's metadata. Null if this browser cannot read it. */
async function openPicture(file: Blob, { kind, pixels }: PhotoFacts): Promise<Picture | null> {
  const shrunk = pixels > ordinaryPixels && { resizeWidth: longestSide, resizeQuality: 'high' as const };
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image', ...shrunk });
  } catch {
    return kind && openAsElement(file).catch(() => null);
  }
}

function drawPicture(picture: Picture, side: number): HTMLCanvasElement | null {
  const { width, height } = sizeOf(picture);
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

/** True if a canvas returns what was drawn. Firefox returns noise when it resists fingerprinting. */
function isCanvasTrue(): boolean {
  const canvas = document.createElement('canvas');
  const color = [40, 110, 180];
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = `rgb(${color.join()})`;
  context.fillRect(0, 0, 16, 16);
  const { data } = context.getImageData(0, 0, 16, 16);
  // Some browsers change single bits against fingerprinting, which no photo shows.
  return data.every((value, at) => at % 4 === 3 || Math.abs(value - color[at % 4]!) <= 8);
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** The largest, highest-quality JPEG that the server accepts. */
async function encodeWithinLimit(picture: Picture): Promise<Blob | null> {
  for (let side = longestSide; side >= shortestSide; side *= 0.75) {
    const canvas = drawPicture(picture, side);
    for (const quality of canvas ? qualities : []) {
      const photo = await encode(canvas!, quality);
      if (!photo || photo.size < serverLimit) return photo;
    }
  }
  return null;
}

function whyUnreadable({ kind, pixels }: PhotoFacts): PhotoFault {
  if (kind === null) return 'type';
  if (kind === 'heic') return 'heic';
  return pixels > ordinaryPixels ? 'pixels' : 'damaged';
}

/**
 * An upright JPEG of at most 2400 px, small enough for the server and without camera metadata; the file itself if the
 * browser alters what is drawn; or the reason it cannot be sent.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | PhotoFault> {
  if (file.size === 0) return 'empty';
  if (file.size > maxPhotoBytes) return 'large';
  // A file on a cloud drive or a removed memory card cannot be read.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return 'damaged';
  const facts = inspectPhoto(new Uint8Array(bytes));
  if (!facts.isWhole) return 'damaged';
  if (facts.pixels > maxPixels) return 'pixels';
  const picture = await openPicture(file, facts);
  if (!picture) return whyUnreadable(facts);
  try {
    if (isTooSmallForId(sizeOf(picture))) return 'small';
    if (!isCanvasTrue()) return file.size < serverLimit ? file : 'altered';
    return (await encodeWithinLimit(picture)) ?? 'damaged';
  } finally {
    if ('close' in picture) picture.close();
  }
}
