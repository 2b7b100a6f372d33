import { beforeEach, describe, expect, test, vi } from 'vitest';
import { largestPhoto, shrinkPhoto } from './shrinkPhoto';

const photo = new Blob(['photo'], { type: 'image/png' });
const drawn = vi.fn();
const encoded = vi.fn();

// jsdom reads and draws no pictures: the sizes and the format are what can be seen here, the pixels in the journeys.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: drawn } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    encoded(type, this.width, this.height);
    done(new Blob(['small'], { type }));
  });
});

const readAs = (width: number, height: number) => {
  const bitmap = { width, height, close: vi.fn() };
  vi.stubGlobal('createImageBitmap', async () => bitmap);
  return bitmap;
};

describe('D-19 a photo', () => {
  test.each([
    [4800, 3600, 2400, 1800],
    [3000, 6000, 1200, 2400],
    [2400, 2400, 2400, 2400],
    [800, 600, 800, 600],
  ])('of %i × %i is sent as a JPEG of %i × %i', async (width, height, toWidth, toHeight) => {
    const bitmap = readAs(width, height);
    const small = await shrinkPhoto(photo);
    expect(small!.type).toBe('image/jpeg');
    expect(drawn).toHaveBeenLastCalledWith(bitmap, 0, 0, toWidth, toHeight);
    expect(encoded).toHaveBeenLastCalledWith('image/jpeg', toWidth, toHeight);
    expect(bitmap.close).toHaveBeenCalledOnce();
  });

  test('that the browser cannot read is none', async () => {
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('not a picture')));
    expect(await shrinkPhoto(photo)).toBeNull();
  });

  test('may have 10 MB before it is shrunk', () => {
    expect(largestPhoto).toBe(10 * 1024 * 1024);
  });
});
