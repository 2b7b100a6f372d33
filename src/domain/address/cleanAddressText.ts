import { asciiDigits } from '../text/visibleText';

const separators = /[\r\n\t\v\f\u2028\u2029]+|[;|·•]/g;
/** Matches labels such as 'Ship to:' and 'Adresse :'. */
const caption = /(^|, )\p{L}[\p{L} ]*?\s?:\s*(?=\S)/gu;

/** Chinese and Japanese keyboards type full-width characters: '１２' means '12'. */
const fullWidth = /[\uFF01-\uFF5E]+/g;
const lastBrackets = /\s*\(([^()]*)\)[\s.]*$/;
const dotAfterCode = /(?<=\d{4}|\d[a-z]\d)\.+$/i;

/** Leaves room for the text around a pasted address, but limits the patterns that take quadratic time. */
export const maxTypedLength = 1_000;

/** Normalizes pasted text: 'Ship to: 12 Elm St⏎Fresno, CA' → '12 Elm St, Fresno, CA'. */
export const cleanAddressText = (text: string): string =>
  asciiDigits(text.slice(0, maxTypedLength))
    .normalize('NFC')
    .replace(fullWidth, (wide) => wide.normalize('NFKC'))
    .replace(separators, ', ')
    // Removes zero-width characters, direction marks, soft hyphens and emoji such as 📍.
    .replace(/[\p{Cf}\p{Extended_Pictographic}\uFE0F]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/["“”„«»]/g, ' ')
    .replace(lastBrackets, ', $1')
    .replace(/[\p{Cc}\s()]+/gu, ' ')
    .replace(/(?:\s*,\s*)+/g, ', ')
    .replace(caption, '$1')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(dotAfterCode, '');
