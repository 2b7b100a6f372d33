import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { allImageKeys, createKeyId, missingKeyError, storedKeyId, type ImageKeys } from '../../../platform/keyRing';
import { tryEachKey } from '../../../platform/seal';

export const imageLimit = { bytes: 4 * 1024 * 1024, text: '4 MB' };

interface Owner {
  userId: string;
  providerId: string;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
/** Precedes the key id. Older images have no key id and start with a random IV. */
const prefix = 'image.';
const prefixLength = prefix.length + 'abcdefgh.'.length;
const description = 'an ID photo';
const authenticatedData = ({ userId, providerId }: Owner) => Buffer.from(`${userId}:${providerId}`);

/** The owner is authenticated too. Layout: prefix, key id, IV, tag, ciphertext. */
export function encryptImage(settings: ImageKeys, owner: Owner, image: Uint8Array): Uint8Array {
  const [key] = allImageKeys(settings);
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, Buffer.from(key!, 'hex'), iv).setAAD(authenticatedData(owner));
  const text = Buffer.concat([cipher.update(image), cipher.final()]);
  return Buffer.concat([Buffer.from(`${prefix}${createKeyId(key!)}.`), iv, cipher.getAuthTag(), text]);
}

function decrypt(key: string, owner: Owner, bytes: Buffer): Uint8Array {
  const decipher = createDecipheriv(algorithm, Buffer.from(key, 'hex'), bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(authenticatedData(owner)).setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
}

export function imageKeyId(sealed: Uint8Array): string | null {
  const start = Buffer.from(sealed.subarray(0, prefixLength)).toString('latin1');
  return start.startsWith(prefix) ? storedKeyId(start.slice(prefix.length)) : null;
}

/** Throws if owner or bytes differ, and names the key if the ring lacks it. */
export function decryptImage(settings: ImageKeys, owner: Owner, sealed: Uint8Array): Uint8Array {
  const keys = allImageKeys(settings);
  const bytes = Buffer.from(sealed);
  const id = imageKeyId(sealed);
  if (id === null) return tryEachKey(keys, description, (key) => decrypt(key, owner, bytes));
  const key = keys.find((each) => createKeyId(each) === id);
  if (!key) throw missingKeyError('ID_IMAGE_KEY', description, id);
  return decrypt(key, owner, bytes.subarray(prefixLength));
}
