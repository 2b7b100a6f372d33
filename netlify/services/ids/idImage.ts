import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { ServiceError } from '../../platform/errors';
import type { Settings } from '../../platform/settings';

/** D-19. */
export const imageLimit = { bytes: 4 * 1024 * 1024, text: '4 MB' };
const takenTypes = ['image/jpeg', 'image/png', 'image/webp'];
const longestSide = 2400;
const mostPixels = 40e6;

/**
 * The picture alone, as a JPEG without metadata, upright. Judged by its bytes: only JPEG, PNG and WebP reach the decoder,
 * which would also read SVG, GIF and TIFF.
 */
export async function cleanImage(bytes: Uint8Array): Promise<Uint8Array> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !takenTypes.includes(type.mime)) {
    throw new ServiceError({
      code: 'unsupported_image',
      status: 415,
      detail: 'Please upload a JPEG, PNG or WebP image.',
    });
  }
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (cause) {
    throw new ServiceError({
      code: 'unreadable_image',
      status: 422,
      detail: 'This image could not be read. Please take another photo.',
      cause,
    });
  }
}

interface Owner {
  userId: string;
  providerId: string;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const boundTo = ({ userId, providerId }: Owner) => Buffer.from(`${userId}:${providerId}`);
const keyOf = ({ idImageKey }: Pick<Settings, 'idImageKey'>) => Buffer.from(idImageKey, 'hex');

/** AES-256-GCM, bound to user and provider: under another owner's name the bytes do not open. Layout: iv, tag, text. */
export function encryptImage(settings: Pick<Settings, 'idImageKey'>, owner: Owner, image: Uint8Array): Uint8Array {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(settings), iv).setAAD(boundTo(owner));
  const text = Buffer.concat([cipher.update(image), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Opens what `encryptImage` made; throws when key, owner or bytes are not the same. */
export function decryptImage(settings: Pick<Settings, 'idImageKey'>, owner: Owner, sealed: Uint8Array): Uint8Array {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(algorithm, keyOf(settings), bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(boundTo(owner)).setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
}
