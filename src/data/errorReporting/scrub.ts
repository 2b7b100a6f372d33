import { anonymousPath } from '../../domain/site/routing/anonymousPath';
import { splitLocalePath } from '../../domain/region/locales';
import { loadText, storageKeys } from '../storage';

const maxLength = 4000;

const looksRandom = (word: string): boolean =>
  /^[0-9a-f]+$/i.test(word) || (/[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word));

/** Removes query, fragment and credentials. A page of this site becomes its route pattern. */
export function scrubUrl(url: string): string {
  const [, origin = '', path = ''] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)/i.exec(url.slice(0, maxLength)) ?? [];
  return origin.replace(/\/\/[^@]*@/, '//') + (splitLocalePath(path) ? anonymousPath(path) : scrubWords(path));
}

const scrubWords = (text: string): string =>
  text
    .replace(/\bBearer\s+\S+/gi, 'Bearer [token]')
    .replace(/[^\s"'<>()[\]:;,=/]+(@|%40)[^\s"'<>()[\]:;,/]+/g, '[email]')
    .replace(/\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/gi, '[id]')
    .replace(/[\w-]{32,}/g, (word) => (looksRandom(word) ? '[token]' : word))
    .replace(/[+(]*\d[\d ().-]{7,}\d|(?<!\w)\d{6}(?!\w)/g, '[number]')
    .replace(/(?<!\w)[A-Z]{8}(?!\w)/g, '[key]');

export function scrubText(text: string): string {
  const token = loadText(storageKeys.token);
  const plain = token ? text.replaceAll(token, '[token]') : text;
  return scrubWords(plain.slice(0, maxLength).replace(/(?:[a-z][a-z\d+.-]*:\/)?\/[^\s"'<>()]+/gi, scrubUrl));
}
