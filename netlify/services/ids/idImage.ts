import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Settings } from '../../platform/settings';

export const imageLimit = { bytes: 4 * 1024 * 1024, text: '4 MB' };

interface Owner {
  userId: string;
  providerId: string;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const boundTo = ({ userId, providerId }: Owner) => Buffer.from(`${userId}:${providerId}`);
const keyOf = ({ idImageKey }: Pick<Settings, 'idImageKey'>) => Buffer.from(idImageKey, 'hex');

/** Encrypts with AES-256-GCM, authenticated with user and provider, so the bytes cannot be decrypted for another owner. Layout: iv, tag, ciphertext. */
export function encryptImage(settings: Pick<Settings, 'idImageKey'>, owner: Owner, image: Uint8Array): Uint8Array {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(settings), iv).setAAD(boundTo(owner));
  const text = Buffer.concat([cipher.update(image), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Decrypts the output of `encryptImage`. Throws when key, owner or bytes differ. */
export function decryptImage(settings: Pick<Settings, 'idImageKey'>, owner: Owner, sealed: Uint8Array): Uint8Array {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(algorithm, keyOf(settings), bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(boundTo(owner)).setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
}
