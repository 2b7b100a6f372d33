import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { allImageKeys, createKeyId, missingKeyError, storedKeyId, type ImageKeys } from './keyRing';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

// Cache derived keys: deriving one takes several times as long as encrypting, and a list of pod keys can have 100,000 entries.
const derivedKeys = new Map<string, KeyObject>();
const maxDerivedKeys = 20;

/** Each purpose has its own key, so that text encrypted for one cannot be decrypted for another. */
function deriveKey(key: string, purpose: string): KeyObject {
  const name = `${key} ${purpose}`;
  const cached = derivedKeys.get(name);
  if (cached) return cached;
  const bytes = hkdfSync('sha256', Buffer.from(key, 'hex'), 'seal', purpose, 32);
  const created = createSecretKey(Buffer.from(bytes));
  if (derivedKeys.size >= maxDerivedKeys) derivedKeys.clear();
  derivedKeys.set(name, created);
  return created;
}

/** Encrypts a text for one purpose with AES-256-GCM. Returns the key's id, then iv, tag and ciphertext as base64url. */
export function sealText(settings: ImageKeys, purpose: string, text: string): string {
  const [current] = allImageKeys(settings);
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, deriveKey(current!, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${createKeyId(current!)}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

function decrypt(key: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(algorithm, deriveKey(key, purpose), bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
}

export function tryEachKey<Result>(keys: readonly string[], what: string, attempt: (key: string) => Result): Result {
  for (const key of keys) {
    try {
      return attempt(key);
    } catch {
      // Try the next key of the ring.
    }
  }
  throw missingKeyError('ID_IMAGE_KEY', what, null);
}

/** Throws if the purpose or any bit differs, and names the missing key and its setting if no key has the stored id. */
export function unsealText(settings: ImageKeys, purpose: string, sealed: string): string {
  const keys = allImageKeys(settings);
  const id = storedKeyId(sealed);
  const what = `a sealed value (${purpose})`;
  if (id === null) return tryEachKey(keys, what, (key) => decrypt(key, purpose, sealed));
  const key = keys.find((each) => createKeyId(each) === id);
  if (!key) throw missingKeyError('ID_IMAGE_KEY', what, id);
  return decrypt(key, purpose, sealed.slice(id.length + 1));
}
