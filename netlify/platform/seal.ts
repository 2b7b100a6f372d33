import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import type { Settings } from './settings';

type Key = Pick<Settings, 'idImageKey'>;

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

// Cache derived keys: deriving one takes several times as long as encrypting, and a list of pod keys can have 100,000 entries.
const derived = new Map<string, KeyObject>();
const derivedMost = 20;

/** Each purpose has its own key, so that text encrypted for one cannot be decrypted for another. */
function keyOf({ idImageKey }: Key, purpose: string): KeyObject {
  const name = `${idImageKey} ${purpose}`;
  const known = derived.get(name);
  if (known) return known;
  const bytes = hkdfSync('sha256', Buffer.from(idImageKey, 'hex'), 'seal', purpose, 32);
  const key = createSecretKey(Buffer.from(bytes));
  if (derived.size >= derivedMost) derived.clear();
  derived.set(name, key);
  return key;
}

/** Encrypts a text for one purpose with AES-256-GCM: iv, tag and ciphertext as base64url. */
export function sealText(settings: Key, purpose: string, text: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(settings, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts the output of `sealText`. Throws if the key, purpose or any bit differs. */
export function unsealText(settings: Key, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(settings, purpose), bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
}
