import { beforeEach, describe, expect, test, vi } from 'vitest';
import { maxPhotoBytes, shrinkPhoto } from './shrinkPhoto';

const megabyte = 1024 * 1024;
const endOfPng = [0x49, 0x45, 0x4e, 0x44];
const png = (width = 100, height = 100, tail = endOfPng) => {
  const head = new DataView(new ArrayBuffer(24));
  head.setUint32(0, 0x89504e47);
  head.setUint32(16, width);
  head.setUint32(20, height);
  return new File([head.buffer, new Uint8Array(tail)], 'id.png', { type: 'image/png' });
};
const text = new File(['no photo'], 'id.jpg', { type: 'image/jpeg' });
const heic = new File(['\0\0\0\u0018ftypheic'], 'id.heic', { type: 'image/heic' });

const canvasPixels = Uint8ClampedArray.from({ length: 16 * 16 * 4 }, (_, at) => [40, 111, 180, 255][at % 4]!);
const context = { fillRect: vi.fn(), drawImage: vi.fn(), getImageData: vi.fn(), fillStyle: '' };
const encoded = vi.fn<(quality: number, width: number, height: number) => number>();

// jsdom neither decodes nor draws pictures. These tests check sizes and formats; the journeys check pixels.
beforeEach(() => {
  for (const spy of [context.fillRect, context.drawImage, encoded]) spy.mockReset();
  encoded.mockReturnValue(5);
  context.getImageData.mockReturnValue({ data: canvasPixels });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    const size = encoded(quality as number, this.width, this.height);
    done(size ? new Blob([new Uint8Array(size)], { type }) : null);
  });
});

const readAs = (width: number, height: number) => {
  const bitmap = { width, height, close: vi.fn() };
  const open = vi.fn(async (_: Blob, _options: ImageBitmapOptions) => bitmap);
  vi.stubGlobal('createImageBitmap', open);
  return { bitmap, open };
};
const refuse = () => vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')));

function stubElement(decode: () => Promise<void>) {
  const revoked = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: revoked }));
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = 9000;
      naturalHeight = 3000;
      decode = decode;
    },
  );
  return revoked;
}

describe('D-19 a photo', () => {
  test.each([
    [4800, 3600, 2400, 1800],
    [3000, 6000, 1200, 2400],
    [2400, 2400, 2400, 2400],
    [800, 600, 800, 600],
    [30_000, 300, 2400, 24],
    [300, 480, 300, 480],
  ])('of %i × %i is sent as a JPEG of %i × %i, upright and on white', async (width, height, toWidth, toHeight) => {
    const { bitmap, open } = readAs(width, height);
    expect(await shrinkPhoto(png())).toMatchObject({ type: 'image/jpeg', size: 5 });
    expect(open.mock.calls[0]![1]).toEqual({ imageOrientation: 'from-image' });
    expect(context.fillStyle).toBe('white');
    expect(context.fillRect).toHaveBeenCalledWith(0, 0, toWidth, toHeight);
    expect(context.drawImage).toHaveBeenCalledExactlyOnceWith(bitmap, 0, 0, toWidth, toHeight);
    expect(bitmap.close).toHaveBeenCalledOnce();
  });

  test('of 108 megapixels is shrunk while the browser opens it', async () => {
    const { open } = readAs(2400, 1800);
    expect(await shrinkPhoto(png(12_000, 9000))).toMatchObject({ type: 'image/jpeg' });
    expect(open.mock.calls[0]![1]).toEqual({
      imageOrientation: 'from-image',
      resizeWidth: 2400,
      resizeQuality: 'high',
    });
  });

  test('that is still too large for the server loses quality, then size, until it fits', async () => {
    readAs(4000, 3000);
    encoded.mockImplementation((quality, width) => (width > 1800 || quality > 0.8 ? 4 * megabyte : 4 * megabyte - 1));
    expect(await shrinkPhoto(png())).toMatchObject({ size: 4 * megabyte - 1 });
    expect(encoded.mock.calls).toEqual([
      [0.86, 2400, 1800],
      [0.7, 2400, 1800],
      [0.5, 2400, 1800],
      [0.86, 1800, 1350],
      [0.7, 1800, 1350],
    ]);
  });

  test('is opened by an image element if creating a bitmap fails', async () => {
    refuse();
    const revoked = stubElement(async () => {});
    expect(await shrinkPhoto(png(9000, 3000))).toMatchObject({ type: 'image/jpeg' });
    expect(context.drawImage.mock.calls[0]!.slice(1)).toEqual([0, 0, 2400, 800]);
    expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:photo');
  });

  test('may have 40 MB before it is resized', async () => {
    expect(maxPhotoBytes).toBe(40 * megabyte);
    readAs(800, 600);
    const ofSize = (size: number) => Object.defineProperty(png(), 'size', { value: size });
    expect(await shrinkPhoto(ofSize(maxPhotoBytes))).toBeInstanceOf(Blob);
    expect(await shrinkPhoto(ofSize(maxPhotoBytes + 1))).toBe('large');
  });
});

describe('D-19 a browser that draws nothing, or noise against fingerprinting,', () => {
  const ofSize = (size: number) => Object.defineProperty(png(), 'size', { value: size });
  beforeEach(() => {
    readAs(800, 600);
    context.getImageData.mockReturnValue({ data: canvasPixels.map((value, at) => (at * 37 + value) % 256) });
  });

  test('sends the photo as it is, if the server accepts its size', async () => {
    const photo = ofSize(4 * megabyte - 1);
    expect(await shrinkPhoto(photo)).toBe(photo);
    expect(encoded).not.toHaveBeenCalled();
  });

  test('sends the photo as it is without a canvas too', async () => {
    vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null);
    const photo = png();
    expect(await shrinkPhoto(photo)).toBe(photo);
  });

  test('explains why a larger one cannot be sent', async () => {
    expect(await shrinkPhoto(ofSize(4 * megabyte))).toBe('altered');
  });
});

describe('D-19 a photo that cannot be sent gives the reason', () => {
  test.each([
    ['empty', new File([], 'id.jpg', { type: 'image/jpeg' })],
    ['type', text],
    ['heic', heic],
    ['damaged', png(100, 100, [0])],
    ['damaged', png()],
    ['pixels', png(20_000, 3000)],
  ])('%s', async (fault, file) => {
    refuse();
    const revoked = stubElement(() => Promise.reject(new Error('no picture')));
    expect(await shrinkPhoto(file)).toBe(fault);
    expect(context.drawImage).not.toHaveBeenCalled();
    if (file === text) expect(revoked, 'a file that is not a picture is not retried').not.toHaveBeenCalled();
  });

  test('a file that can no longer be read is damaged', async () => {
    readAs(10, 10);
    const lost = Object.assign(png(), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    expect(await shrinkPhoto(lost)).toBe('damaged');
  });

  test('an image with more pixels than a phone has memory for is not opened', async () => {
    const { open } = readAs(30_000, 30_000);
    expect(await shrinkPhoto(png(30_000, 30_000))).toBe('pixels');
    expect(open).not.toHaveBeenCalled();
  });

  test.each([
    [40, 30],
    [479, 300],
    [300, 479],
    [2000, 299],
  ])('a picture of %i × %i is too small to read an ID', async (width, height) => {
    readAs(width, height);
    expect(await shrinkPhoto(png())).toBe('small');
    expect(encoded).not.toHaveBeenCalled();
  });

  test('a picture that the browser cannot encode is damaged', async () => {
    readAs(800, 600);
    encoded.mockReturnValue(0);
    expect(await shrinkPhoto(png())).toBe('damaged');
  });
});
