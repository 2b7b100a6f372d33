import { expect, test, vi } from 'vitest';
import encodeQR from 'qr';
import { createCodeReader } from './codeReader';

const scale = 4;
const border = 4;

/** A picture of a QR code, as a camera's frame would be. */
function picture(text: string): { data: Uint8ClampedArray; width: number; height: number } {
  const modules = encodeQR(text, 'raw', { border });
  const side = modules.length * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  modules.forEach((line, y) =>
    line.forEach((isDark, x) => {
      if (!isDark) return;
      for (let dy = 0; dy < scale; dy++)
        for (let dx = 0; dx < scale; dx++)
          data.fill(
            0,
            ((y * scale + dy) * side + x * scale + dx) * 4,
            ((y * scale + dy) * side + x * scale + dx) * 4 + 3,
          );
    }),
  );
  return { data, width: side, height: side };
}

const video = (side: number) => ({ videoWidth: side, videoHeight: side }) as HTMLVideoElement;

function showFrame(frame: ReturnType<typeof picture>): void {
  const context = { drawImage: () => {}, getImageData: () => frame };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
}

test('without a detector of its own, the browser reads a QR code in JavaScript', async () => {
  const frame = picture('CA-HAL-2607-303');
  showFrame(frame);
  const read = await createCodeReader();
  expect(await read(video(frame.width))).toBe('CA-HAL-2607-303');
});

test('a picture without a code, or not there yet, reads as nothing', async () => {
  showFrame({ data: new Uint8ClampedArray(64 * 64 * 4).fill(255), width: 64, height: 64 });
  const read = await createCodeReader();
  expect(await read(video(64))).toBeNull();
  expect(await read(video(0))).toBeNull();
});

test('a detector without QR code support is not used', async () => {
  const detect = vi.fn<() => Promise<never[]>>();
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(['ean_13']);
      detect = detect;
    },
  );
  const frame = picture('CA-HAL-2607-303');
  showFrame(frame);
  const read = await createCodeReader();
  expect(await read(video(frame.width))).toBe('CA-HAL-2607-303');
  expect(detect).not.toHaveBeenCalled();
});
