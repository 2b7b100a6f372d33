import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Photo } from '../../../domain/editorial/photoSchema';
import { wrapPhoto } from './photoDrawing';

const stripes = async () => {
  const [width, height] = [1200, 600];
  const stripe = (fill: string, left: number) => ({
    input: Buffer.from(`<svg width="400" height="600"><rect width="400" height="600" fill="${fill}"/></svg>`),
    left,
    top: 0,
  });
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([stripe('#f00', 0), stripe('#0f0', 400), stripe('#00f', 800)])
    .jpeg({ quality: 100 })
    .toBuffer();
  return { bytes, type: 'jpeg' as const, width, height };
};

async function renderPhoto(framing: Pick<Photo, 'shape' | 'crop' | 'focus'>) {
  const image = sharp(Buffer.from(wrapPhoto(await stripes(), framing)));
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const offset = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4;
    const [red, green, blue, alpha] = data.subarray(offset, offset + 4) as unknown as [number, number, number, number];
    return alpha < 128 ? 'none' : red > 128 ? 'red' : green > 128 ? 'green' : blue > 128 ? 'blue' : 'dark';
  };
  return { size: [info.width, info.height], colorAt };
}

describe('the framing of a photo', () => {
  test('original: the whole photo in its own box', async () => {
    const { size, colorAt } = await renderPhoto({ shape: 'original' });
    expect(size).toEqual([1200, 600]);
    expect([colorAt(0.01, 0.5), colorAt(0.5, 0.5), colorAt(0.99, 0.5)]).toEqual(['red', 'green', 'blue']);
  });

  test('square: the middle, filled to the edges', async () => {
    const { size, colorAt } = await renderPhoto({ shape: 'square' });
    expect(size).toEqual([1200, 1200]);
    expect([colorAt(0.02, 0.01), colorAt(0.5, 0.99), colorAt(0.98, 0.5)]).toEqual(['red', 'green', 'blue']);
    expect([colorAt(0.25, 0.5), colorAt(0.75, 0.5)]).toEqual(['green', 'green']);
  });

  test.each<[number, string, string]>([
    [0, 'red', 'green'],
    [50, 'red', 'blue'],
    [100, 'green', 'blue'],
  ])('the focus at %i %% from the left stays in view, without leaving the photo', async (x, left, right) => {
    const { colorAt } = await renderPhoto({ shape: 'square', focus: { x, y: 50 } });
    expect([colorAt(0.02, 0.5), colorAt(0.98, 0.5)]).toEqual([left, right]);
  });

  test('a crop cuts off before anything else', async () => {
    const crop = { left: 40, right: 0, top: 50, bottom: 0 };
    const original = await renderPhoto({ shape: 'original', crop });
    expect(original.size).toEqual([720, 300]);
    expect([original.colorAt(0.01, 0.5), original.colorAt(0.99, 0.5)]).toEqual(['green', 'blue']);
    const square = await renderPhoto({ shape: 'square', crop, focus: { x: 0, y: 0 } });
    expect(square.colorAt(0.02, 0.5)).toBe('green');
  });

  test('an object without background is whole in the middle, with room around it', async () => {
    const bytes = await sharp({ create: { width: 300, height: 900, channels: 4, background: '#00ff00' } })
      .png()
      .toBuffer();
    const svg = wrapPhoto({ bytes, type: 'png', width: 300, height: 900 }, { shape: 'square' });
    const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
    expect(info.height / 1200).toBeCloseTo(0.84, 2);
    expect(info.width / info.height).toBeCloseTo(1 / 3, 2);
    expect(info.trimOffsetLeft).toBeCloseTo(-(1200 - info.width) / 2, -1);
  });
});
