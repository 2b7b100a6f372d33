import type { Pixels } from '../../content/pictures/photos/cutOut';
import type { Imaging } from '../../content/pictures/photos/normalizePhoto';
import { stripMetadata } from '../../content/pictures/photos/stripMetadata';

const startOfFrame = new Set([0xc0, 0xc1, 0xc2]);

function isCmykJpeg(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (view.getUint16(0) !== 0xffd8) return false;
  for (let offset = 2; offset + 10 < file.length; offset += 2 + view.getUint16(offset + 2))
    if (startOfFrame.has(file[offset + 1]!)) return file[offset + 9] === 4;
  return false;
}

const latin = (file: Uint8Array, from: number, to: number): string => String.fromCharCode(...file.subarray(from, to));

const isAnimatedWebp = (file: Uint8Array): boolean => latin(file, 8, 16) === 'WEBPVP8X' && (file[20]! & 0b10) !== 0;

/** Reads only the header, because a picture may be too large to decode. */
async function sizeOf(file: Uint8Array): Promise<{ width: number; height: number }> {
  const address = URL.createObjectURL(new Blob([new Uint8Array(file)]));
  const image = new Image();
  try {
    await new Promise((done, fail) => {
      image.addEventListener('load', done);
      image.addEventListener('error', () => fail(new Error('expected a picture')));
      image.src = address;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(address);
  }
}

interface Drawable {
  source: CanvasImageSource;
  width: number;
  height: number;
}

function drawOnCanvas({ source, width, height }: Drawable, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { colorSpace: 'srgb', willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

function pixelsOf(drawable: Drawable, longest: number): Pixels {
  const { canvas, context } = drawOnCanvas(drawable, longest);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data: new Uint8Array(data.buffer), width: canvas.width, height: canvas.height };
}

function canvasOf({ data, width, height }: Pixels): Drawable & { source: HTMLCanvasElement } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')!.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return { source: canvas, width, height };
}

export const canvasImaging: Imaging = {
  header: async (file) => ({
    ...(await sizeOf(file)),
    isAnimated: isAnimatedWebp(file),
    isCmyk: isCmykJpeg(file),
  }),
  decode: async (file, longest) => {
    const blob = new Blob([new Uint8Array(file)]);
    const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image', colorSpaceConversion: 'default' });
    try {
      return pixelsOf({ source: bitmap, width: bitmap.width, height: bitmap.height }, longest);
    } finally {
      bitmap.close();
    }
  },
  shrink: async (image, longest) =>
    Math.max(image.width, image.height) <= longest ? image : pixelsOf(canvasOf(image), longest),
  encode: async (image, ending) => {
    const { source } = canvasOf(image);
    const blob = await new Promise<Blob | null>((done) =>
      source.toBlob(done, ending === 'jpg' ? 'image/jpeg' : 'image/png', 0.9),
    );
    if (!blob) throw new Error('The browser could not write the picture.');
    return stripMetadata(new Uint8Array(await blob.arrayBuffer()));
  },
};
