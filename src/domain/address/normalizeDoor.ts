import type { Address } from './addressSchema';
import { splitUnit } from './unitInText';

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
  trail: 'trl',
  alley: 'aly',
  plaza: 'plz',
  expressway: 'expy',
  freeway: 'fwy',
  heights: 'hts',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
};

/** Ignored, because people write the same unit with different words. */
const unitWords: readonly string[] = [
  'apartment',
  'apt',
  'unit',
  'suite',
  'ste',
  'room',
  'rm',
  'office',
  'ofc',
  'space',
  'spc',
  'number',
  'num',
  'no',
  'appartement',
  'app',
  'bureau',
  'bur',
  'chambre',
  'ch',
  'local',
  'porte',
  'unite',
  'numero',
];
const isUnitWord = (word: string): boolean => unitWords.includes(word);
const joinedUnitWord = new RegExp(`^(${unitWords.join('|')})(?=\\d)`);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const withoutLeadingZeros = (word: string): string => word.replace(/(^|\D)0+(?=\d)/g, '$1');

const streetOf = (text: string): string =>
  wordsOf(text)
    .map((word) => streetWords[word] ?? withoutLeadingZeros(word))
    .join(' ');

/** 'Apt. 4B', '#04b', 'Unit 4-B', 'Rm 4B' and 'apt4b' → '4b'. */
const normalizeUnit = (text: string): string =>
  wordsOf(text)
    .map((word) => word.replace(joinedUnitWord, ''))
    .filter((word) => !isUnitWord(word))
    .map(withoutLeadingZeros)
    .join('');

const postalCodeOf = ({ country, postalCode }: Pick<Address, 'country' | 'postalCode'>): string =>
  country === 'US' ? postalCode.trim().slice(0, 5) : wordsOf(postalCode).join('');

/** Returns a key for comparing addresses: '01500 Wilshire Blvd', 'Apt 04B' → '1500 wilshire blvd|4b|90017'. */
export function normalizeDoor(address: Pick<Address, 'addressOne' | 'addressTwo' | 'country' | 'postalCode'>): string {
  const { text, unit } = splitUnit(address.addressOne);
  return [streetOf(text), normalizeUnit(`${unit} ${address.addressTwo}`), postalCodeOf(address)].join('|');
}
