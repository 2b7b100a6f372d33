import sharp from 'sharp';
import { watermarkSvg } from './watermark';

const longestSide = 2400;
/** A job usually takes half a second. After this long, it is stopped between two steps of the decoder. */
const timeoutSeconds = 8;

export type ImageJob = { kind: 'clean'; bytes: Uint8Array } | { kind: 'watermark'; bytes: Uint8Array; text: string };

export type ImageResult = { bytes: Uint8Array } | { fault: 'blank' | 'unreadable' };

/** Downscaled to this many pixels per side, noise disappears but writing does not. */
const sampleSide = 48;
/** An image whose brightness (0 to 255) varies less than this is blank. An ID varies by 20 or more. */
const minSpread = 4;

async function isBlank(jpeg: Uint8Array): Promise<boolean> {
  const sample = sharp(jpeg).resize(sampleSide, sampleSide, { fit: 'fill', kernel: 'mitchell' });
  const { channels } = await sharp(await sample.png().toBuffer()).stats();
  return channels.every(({ stdev }) => stdev < minSpread);
}

async function cleanPhoto(bytes: Uint8Array): Promise<ImageResult> {
  const jpeg = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer();
  return (await isBlank(jpeg)) ? { fault: 'blank' } : { bytes: jpeg };
}

async function watermarkPhoto(bytes: Uint8Array, text: string): Promise<ImageResult> {
  const { width, height } = await sharp(bytes).metadata();
  const layer = { input: Buffer.from(watermarkSvg(text, { width, height })) };
  return {
    bytes: await sharp(bytes).composite([layer]).jpeg({ quality: 80 }).timeout({ seconds: timeoutSeconds }).toBuffer(),
  };
}

/** Runs one job. The caller must have checked the image's header. */
export async function performImageJob(job: ImageJob): Promise<ImageResult> {
  try {
    return await (job.kind === 'clean' ? cleanPhoto(job.bytes) : watermarkPhoto(job.bytes, job.text));
  } catch {
    return { fault: 'unreadable' };
  }
}
