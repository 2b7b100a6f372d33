import { pastedText } from './visibleText';

/** The numbers that a field or a column of a file accepts. */
export interface NumberKind {
  /** Shown in refusals, with an example: 'a price such as 34.50'. */
  expected: string;
  /** The most digits after the decimal mark: 0 for whole numbers. */
  decimals: number;
  min: number;
  max: number;
  /** May stand before or after the number. */
  unit?: 'dollars' | 'percent';
}

/** `reason` says what is wrong with the text itself: 'can mean 1234 or 1.234'. */
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
/** More digits than these lose their last ones in a JavaScript number. */
const maxDigits = 15;

/** NFKC would turn '5²' into 52 and '½' into 1⁄2. */
const otherNumerals = /\p{No}/u;

/** Thousands, and the lakhs of Indian numbers: '1,234,567' and '12,34,567'. */
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
 * '1,234' and '1.234' have two meanings. A field below a thousand has no groups, a field with three decimals shows them
 * after a dot, and a whole number has no digits after a comma. Anything else returns both.
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
 * Reads a number as any device or spreadsheet writes it: '34.50', '34,50 $', '1’234.50', '٣٤٫٥'. Refuses what has two
 * meanings, rather than guess, and never rounds.
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
export const numberRefusal = ({ expected, reason }: RefusedNumber, typed: string): string =>
  `Expected ${expected}.${reason ? ` “${typed.trim()}” ${reason}.` : ''}`;
