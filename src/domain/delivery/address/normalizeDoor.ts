import type { Address } from './addressSchema';
import { splitUnit } from './unitInText';

/** Street words and the abbreviation used to compare them. */
const streetWords: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  boul: 'blvd',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  terrace: 'ter',
  circle: 'cir',
  highway: 'hwy',
  parkway: 'pkwy',
  square: 'sq',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
};

const unitWords = new Set(['apt', 'apartment', 'unit', 'suite', 'ste', 'no', 'app', 'appartement', 'bureau', 'unite']);

/** 'Nº 4-B, Évry' → ['no', '4', 'b', 'evry']. Splits on anything but letters and digits. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const streetOf = (text: string): string =>
  wordsOf(text)
    .map((word) => streetWords[word] ?? word)
    .join(' ');

/** 'Apt. 4B', '#4b', 'Unit 4-B' and 'apt4b' → '4b'. */
const unitOf = (text: string): string =>
  wordsOf(text.replace(/^\s*(apt|apartment|unit|suite|ste|app)(?=\d)/i, '$1 '))
    .filter((word) => !unitWords.has(word))
    .join('');

const postalCodeOf = ({ country, postalCode }: Pick<Address, 'country' | 'postalCode'>): string =>
  country === 'US' ? postalCode.trim().slice(0, 5) : wordsOf(postalCode).join('');

/** A normalized key for comparing addresses by door: '1500 wilshire blvd|4b|90017'. */
export function normalizeDoor(address: Pick<Address, 'addressOne' | 'addressTwo' | 'country' | 'postalCode'>): string {
  const { text, unit } = splitUnit(address.addressOne);
  return [streetOf(text), unitOf(`${unit} ${address.addressTwo}`), postalCodeOf(address)].join('|');
}
