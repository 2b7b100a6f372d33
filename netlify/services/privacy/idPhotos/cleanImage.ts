import type { ProblemCode } from '../../../../src/domain/api/problemCodes';
import { fileTypeFromBuffer } from 'file-type';
import { isTooSmallForId, minIdPhotoSize } from '../../../../src/domain/account/idPhoto';
import { ServiceError } from '../../../platform/errors';
import type { ImageHeader } from '../../../platform/images/imageHeader';
import type { ImageJob, ImageResult } from '../../../platform/images/imageJob';
import { DecoderLostError, type Images } from '../../../platform/images/images';
import { readImageHeader } from '../../../platform/images/readImageHeader';
import { QueueBusyError } from '../../../platform/images/workQueue';

/** 40 million pixels of four bytes, three times a phone camera's photo. */
const maxDecodedBytes = 160e6;

const unsupported = (detail: string) => new ServiceError({ code: 'unsupported_image', detail });
const invalidImage = (code: ProblemCode, detail: string) => new ServiceError({ code, detail });
const unreadable = () => invalidImage('unreadable_image', 'We couldn’t read this image. Please take another photo.');

export const uploadsBusy = (cause?: unknown) =>
  new ServiceError({
    code: 'uploads_busy',
    detail: 'Many photos are being checked right now. Please try again in a few seconds.',
    retryAfterSeconds: 5,
    cause,
  });

/** Rejects images before the decoder spends time or memory on them. */
function checkHeader({ isAnimated, isInterlaced, decodedBytes, ...size }: ImageHeader): void {
  if (isAnimated) throw unsupported('Please upload a still photo, not an animation.');
  if (isInterlaced) throw unsupported('Please upload a JPEG, or a PNG saved without interlacing.');
  if (decodedBytes > maxDecodedBytes)
    throw invalidImage('image_too_large', 'This image has too many pixels. Please take a regular photo of your ID.');
  const { longSide, shortSide } = minIdPhotoSize;
  if (isTooSmallForId(size))
    throw invalidImage(
      'image_too_small',
      `This image is too small for an ID to be readable. Please use a photo of at least ${longSide} × ${shortSide} pixels.`,
    );
}

/** Checks the bytes, not the file name. The decoder would also read SVG, GIF and TIFF. */
async function checkBytes(bytes: Uint8Array): Promise<void> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (!['image/jpeg', 'image/png', 'image/apng', 'image/webp'].includes(mime))
    throw unsupported('Please upload a JPEG, PNG or WebP image.');
  const header = readImageHeader(bytes, mime);
  if (!header) throw unreadable();
  checkHeader(header);
}

export async function runImageJob(images: Images, job: ImageJob): Promise<ImageResult> {
  try {
    return await images.run(job);
  } catch (error) {
    if (error instanceof QueueBusyError || error instanceof DecoderLostError) throw uploadsBusy(error);
    throw error;
  }
}

export async function cleanImage(images: Images, bytes: Uint8Array): Promise<Uint8Array> {
  await checkBytes(bytes);
  const result = await runImageJob(images, { kind: 'clean', bytes });
  if ('bytes' in result) return result.bytes;
  if (result.fault === 'unreadable') throw unreadable();
  throw invalidImage(
    'image_blank',
    'We can’t see anything in this image. Please take a photo of your ID in good light.',
  );
}
