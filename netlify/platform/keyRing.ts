import { createHash } from 'node:crypto';
import type { Settings } from './settings/settings';

export type Peppers = Pick<Settings, 'codePepper'> & Partial<Pick<Settings, 'previousPeppers'>>;
export type ImageKeys = Pick<Settings, 'idImageKey'> & Partial<Pick<Settings, 'previousImageKeys'>>;

const idsByKey = new Map<string, string>();
const maxCachedIds = 100;

/**
 * Returns eight letters from 'a' to 'p' that do not reveal the key. They contain no digits, which the log would hide.
 */
export function createKeyId(key: string): string {
  const cached = idsByKey.get(key);
  if (cached) return cached;
  const digits = createHash('sha256').update(`key id\n${key}`).digest('hex').slice(0, 8);
  const id = digits.replaceAll(/./g, (digit) => String.fromCharCode(97 + parseInt(digit, 16)));
  if (idsByKey.size >= maxCachedIds) idsByKey.clear();
  idsByKey.set(key, id);
  return id;
}

/** Returns the current pepper first. */
export const allPeppers = ({ codePepper, previousPeppers = [] }: Peppers): string[] => [codePepper, ...previousPeppers];

export const allImageKeys = ({ idImageKey, previousImageKeys = [] }: ImageKeys): string[] =>
  // Hexadecimal digits in either case are the same key.
  [idImageKey, ...previousImageKeys].map((key) => key.toLowerCase());

const idPattern = /^[a-p]{8}$/;

/** The key id at the start of a stored value, `<id>.<rest>`. Null for older values, which have no key id. */
export function storedKeyId(value: string): string | null {
  const [id = ''] = value.split('.', 1);
  return value.length > id.length && idPattern.test(id) ? id : null;
}

export type KeySetting = 'CODE_PEPPER' | 'ID_IMAGE_KEY';

/** The key ring lacks the key of a stored value. The value is readable again once the key is added. */
export class MissingKeyError extends Error {}

export const missingKeyError = (setting: KeySetting, what: string, id: string | null): MissingKeyError =>
  new MissingKeyError(
    id === null
      ? `${setting}: ${what} was stored before keys had ids, and no key of the ring fits. Add its key to ${setting}_PREVIOUS.`
      : `${setting}: ${what} was stored with the key ${id}, which the ring lacks. Add that key to ${setting}_PREVIOUS.`,
  );
