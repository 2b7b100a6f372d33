import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { imageKeysOf, keyIdOf, missingKey, storedKeyId, type ImageKeys } from './keyRing';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

// Cache derived keys: deriving one takes several times as long as encrypting, and a list of pod keys can have 100,000 entries.
const derived = new Map<string, KeyObject>();
const derivedMost = 20;

/** Each purpose has its own key, so that text encrypted for one cannot be decrypted for another. */
function keyOf(key: string, purpose: string): KeyObject {
  const name = `${key} ${purpose}`;
  const known = derived.get(name);
  if (known) return known;
  const bytes = hkdfSync('sha256', Buffer.from(key, 'hex'), 'seal', purpose, 32);
  const made = createSecretKey(Buffer.from(bytes));
  if (derived.size >= derivedMost) derived.clear();
  derived.set(name, made);
  return made;
}

/** Encrypts a text for one purpose with AES-256-GCM. Returns the key's id, then iv, tag and ciphertext as base64url. */
export function sealText(settings: ImageKeys, purpose: string, text: string): string {
  const [current] = imageKeysOf(settings);
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(current!, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${keyIdOf(current!)}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

function open(key: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(key, purpose), bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
}

/** Opens a value without a key id by trying each key. */
export function openWithAny<Result>(keys: readonly string[], what: string, attempt: (key: string) => Result): Result {
  for (const key of keys) {
    try {
      return attempt(key);
    } catch {
      // Another key of the ring may fit.
    }
  }
  throw missingKey('ID_IMAGE_KEY', what, null);
}

/**
 * Decrypts the output of `sealText`. Throws if purpose or any bit differs, and names the key and the setting if the ring
 * lacks the key.
 */
export function unsealText(settings: ImageKeys, purpose: string, sealed: string): string {
  const keys = imageKeysOf(settings);
  const id = storedKeyId(sealed);
  const what = `a sealed value (${purpose})`;
  if (id === null) return openWithAny(keys, what, (key) => open(key, purpose, sealed));
  const key = keys.find((each) => keyIdOf(each) === id);
  if (!key) throw missingKey('ID_IMAGE_KEY', what, id);
  return open(key, purpose, sealed.slice(id.length + 1));
}
