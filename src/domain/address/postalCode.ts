import type { Country } from '../region/regions';
import { pastedText } from '../text/visibleText';

/** '90012-1234' → '90012', 'm5v2t6' → 'M5V 2T6'. */
export function normalizePostalCode(text: string): string {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  return /^\d/.test(code) ? code.slice(0, 5) : `${code.slice(0, 3)} ${code.slice(3)}`.trim();
}

const patterns: Record<Country, RegExp> = {
  us: /^\d{5}(?:-\d{4})?$/,
  // The second half is optional, because a search accepts the first half alone.
  ca: /^[a-z]\d[a-z](?:[\s-]?\d[a-z]\d)?$/i,
};

const contained: Record<Country, RegExp> = {
  us: /(?<![\p{L}\p{N}$.,-])\d{5}(?:-\d{4})?(?![\p{L}\p{N}-]|[.,]\d)/u,
  ca: /(?<![\p{L}\p{N}-])[a-z]\d[a-z](?:[\s-]?\d[a-z]\d)?(?![\p{L}\p{N}-])/iu,
};

/** 'Stores near m5v2t6' → 'M5V 2T6'. */
export function findPostalCode(text: string, country: Country): string | null {
  const [code] = contained[country].exec(text) ?? [];
  return code ? normalizePostalCode(code) : null;
}

/** 'Rosin near M5V 2T6' → 'Rosin near'. */
export const withoutPostalCode = (text: string, country: Country): string =>
  text.replace(contained[country], '').trim();

/** Returns null unless the whole text is a postal code. */
export function parsePostalCode(text: string, country: Country): string | null {
  const typed = pastedText(text);
  return patterns[country].test(typed) ? normalizePostalCode(typed) : null;
}

const digitLike: Record<string, string> = { o: '0', i: '1', l: '1', s: '5' };
const asDigits = (text: string) => text.replace(/[oils]/gi, (letter) => digitLike[letter.toLowerCase()]!);
const mistyped: Record<Country, RegExp> = {
  us: /(?<=[\s,])(?=\S*\d\S*\d\S*\d)[\doil]{5}$/i,
  ca: /(?<=[\s,])(?:[a-z][ois][a-z] ?\d[a-z]\d|[a-z]\d[a-z] ?[ois][a-z]\d|[a-z]\d[a-z] ?\d[a-z][ois])$/i,
};

/** Replaces letters that look like digits at the end: 'CA 9O012' → 'CA 90012', 'MSH 1T1' → 'M5H 1T1'. */
export const correctPostalCodeDigits = (text: string): string =>
  text
    .replace(mistyped.us, asDigits)
    .replace(mistyped.ca, (code) =>
      [...code]
        .map((char, index) => ([1, code.length - 3, code.length - 1].includes(index) ? asDigits(char) : char))
        .join(''),
    );
