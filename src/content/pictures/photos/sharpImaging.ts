import sharp, { type Sharp } from 'sharp';
import type { Pixels } from './cutOut';
import { maxPixels, type Imaging } from './normalizePhoto';

const raw = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 4 } });

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const inside = (longest: number) =>
  ({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true }) as const;

export const sharpImaging: Imaging = {
  header: async (file) => {
    const { width, height, pages = 1, space } = await sharp(file, { limitInputPixels: false }).metadata();
    return { width, height, isAnimated: pages > 1, isCmyk: space === 'cmyk' };
  },
  decode: (file, longest) =>
    pixelsOf(
      sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
        .autoOrient()
        .resize(inside(longest))
        .toColorspace('srgb'),
    ),
  shrink: (image, longest) => pixelsOf(raw(image).resize(inside(longest))),
  encode: (image, ending) =>
    ending === 'jpg'
      ? raw(image).removeAlpha().jpeg({ quality: 90, mozjpeg: true }).toBuffer()
      : raw(image).png({ compressionLevel: 9 }).toBuffer(),
};
