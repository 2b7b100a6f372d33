import { pastedText } from './visibleText';

/** The numbers that a field or a column of a file accepts. */
export interface NumberKind {
  /** Shown if the number is refused: 'a price such as 34.50'. */
  expected: string;
  /** The maximum number of digits after the decimal mark: 0 for whole numbers. */
  decimals: number;
  min: number;
  max: number;
  /** The unit may be typed before or after the number. */
  unit?: 'dollars' | 'percent';
}

/** `reason` is the mistake in the typed text, if it is known: 'can mean 1234 or 1.234'. */
export interface RefusedNumber {
  expected: string;
  reason?: string;
}
export type ReadNumber = { value: number } | RefusedNumber;

const dollars = String.raw`(?:US|CA|CAN|C)? ?\$ ?(?:USD?|CAD?|CAN)?|USD|CAD`;
const units = { dollars: `(?:${dollars})?`, percent: '[%٪]?', none: '' };
const sign = String.raw`[+\-−–]?`;
const digitsAndMarks = String.raw`[\d.,'٫٬ ]*\d[.,٫]?`;
const patternOf = (unit: string) => new RegExp(`^(${sign}) ?${unit} ?(${sign}) ?(${digitsAndMarks}) ?${unit}$`, 'i');
const patterns = {
  dollars: patternOf(units.dollars),
  percent: patternOf(units.percent),
  none: patternOf(units.none),
};

const maxLength = 60;
/** JavaScript numbers have no more exact digits than this. */
const maxDigits = 15;

/** NFKC would turn '5²' into 52 and '½' into 1⁄2. */
const otherNumerals = /\p{No}/u;

/** Matches digits in groups of thousands or, as in India, of lakhs: '1,234,567' and '12,34,567'. */
const grouped = /^[1-9]\d{0,2}([., '٬])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:,\d\d)+,\d{3}$/;
const isInteger = (text: string) => /^\d*$/.test(text) || grouped.test(text);
const bare = (text: string) => text.replace(/\D/g, '');

interface Parts {
  mark: string;
  integer: string;
  fraction: string;
}

/** Reads the last mark as a decimal mark. */
function asDecimal(text: string): Parts | null {
  const [, head = '', mark, fraction = ''] = /^(.*)([.,٫])(\d*)$/.exec(text) ?? [];
  return mark && isInteger(head) && !head.includes(mark) ? { mark, integer: bare(head), fraction } : null;
}

const asWhole = (text: string): Parts | null =>
  isInteger(text) ? { mark: '', integer: bare(text), fraction: '' } : null;

/**
 * Returns both meanings of an ambiguous text such as '1,234' or '1.234'. It is not ambiguous if the field's maximum is
 * below 1,000, if the field has three decimals and the mark is a dot, or if the field has whole numbers and the mark is
 * a comma.
 */
function meanings(text: string, { decimals, max }: NumberKind): Parts[] {
  const [whole, decimal] = [asWhole(text), asDecimal(text)];
  if (!whole || !decimal) return [whole ?? decimal].filter((each) => each !== null);
  if (max < 1000 || (decimal.mark === '.' && decimals >= 3)) return [decimal];
  return decimals === 0 && decimal.mark === ',' && /[1-9]/.test(decimal.fraction) ? [whole] : [whole, decimal];
}

const plain = ({ integer, fraction }: Parts): string => `${integer || '0'}${fraction && `.${fraction}`}`;

/** Normalizes spaces, digits and marks of other scripts: '١٬٢٣٤٫٥' → '1٬234٫5'. */
const normalizeNumber = (typed: string): string => pastedText(typed).replace(/[’‘ʼ]/g, "'").replaceAll('،', ',');

function split(typed: string, unit: NumberKind['unit']): { isNegative: boolean; digits: string } | null {
  if (typed.length > maxLength || otherNumerals.test(typed)) return null;
  const [, before, after, digits] = patterns[unit ?? 'none'].exec(normalizeNumber(typed)) ?? [];
  if (digits === undefined || (before && after)) return null;
  const signText = before || after;
  return { isNegative: Boolean(signText) && signText !== '+', digits };
}

/**
 * Reads a number in any common notation: '34.50', '34,50 $', '1’234.50', '٣٤٫٥'. Never rounds, and refuses an ambiguous
 * number instead of guessing.
 */
export function readNumber(typed: string, kind: NumberKind): ReadNumber {
  const { expected, decimals, min, max, unit } = kind;
  const found = split(typed, unit);
  const [parts, other] = found ? meanings(found.digits, kind) : [];
  if (!found || !parts) return { expected };
  const signText = found.isNegative ? '-' : '';
  if (other) return { expected, reason: `can mean ${signText}${plain(parts)} or ${signText}${plain(other)}` };
  const fraction = parts.fraction.replace(/0+$/, '');
  if (fraction.length > decimals && decimals > 0) return { expected, reason: `has more than ${decimals} decimals` };
  const digits = bare(plain({ ...parts, fraction })).replace(/^0+/, '');
  const value = Number(`${signText}${plain({ ...parts, fraction })}`) || 0;
  const isValid = fraction.length <= decimals && digits.length <= maxDigits && value >= min && value <= max;
  return isValid ? { value } : { expected };
}

/** 'Expected a price such as 34.50. “1,234” can mean 1234 or 1.234.' */
export const formatNumberRefusal = ({ expected, reason }: RefusedNumber, typed: string): string =>
  `Expected ${expected}.${reason ? ` “${typed.trim()}” ${reason}.` : ''}`;
