import sharp from 'sharp';
import { watermarkSvg } from './watermark';

const longestSide = 2400;
/** A job takes half a second; one that takes this long is stopped between two steps of the decoder. */
const jobSeconds = 8;

/** A picture to decode: `clean` makes of it the JPEG that is kept, `watermark` writes a text over such a one. */
export type ImageJob = { kind: 'clean'; bytes: Uint8Array } | { kind: 'watermark'; bytes: Uint8Array; text: string };

/** The picture that was made, or what is wrong with the one that was given. */
export type ImageResult = { bytes: Uint8Array } | { fault: 'blank' | 'unreadable' };

/** Averaged to this many pixels a side, noise is gone and writing is not. */
const sampleSide = 48;
/** The spread of brightness (0 to 255) below which a picture shows nothing: an ID has 20 and more. */
const leastSpread = 4;

/** Whether all parts of a picture look alike: a plain color, or noise over one. */
async function isBlank(jpeg: Uint8Array): Promise<boolean> {
  const sample = sharp(jpeg).resize(sampleSide, sampleSide, { fit: 'fill', kernel: 'mitchell' });
  const { channels } = await sharp(await sample.png().toBuffer()).stats();
  return channels.every(({ stdev }) => stdev < leastSpread);
}

/** The picture alone, as an upright JPEG without metadata. */
async function cleanPhoto(bytes: Uint8Array): Promise<ImageResult> {
  const jpeg = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .timeout({ seconds: jobSeconds })
    .toBuffer();
  return (await isBlank(jpeg)) ? { fault: 'blank' } : { bytes: jpeg };
}

async function watermarkPhoto(bytes: Uint8Array, text: string): Promise<ImageResult> {
  const { width, height } = await sharp(bytes).metadata();
  const layer = { input: Buffer.from(watermarkSvg(text, { width, height })) };
  return {
    bytes: await sharp(bytes).composite([layer]).jpeg({ quality: 80 }).timeout({ seconds: jobSeconds }).toBuffer(),
  };
}

/** Does one job; the caller has judged the picture by its header. */
export async function doImageJob(job: ImageJob): Promise<ImageResult> {
  try {
    return await (job.kind === 'clean' ? cleanPhoto(job.bytes) : watermarkPhoto(job.bytes, job.text));
  } catch {
    return { fault: 'unreadable' };
  }
}
