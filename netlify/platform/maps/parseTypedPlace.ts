import { normalPostalCode } from '../../../src/domain/delivery/address/postalCode';
import { abbreviateStreet, isStreetAddress } from '../../../src/domain/delivery/address/streetAddress';
import { foldName } from './foldName';

const names =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico|GU Guam|VI Virgin Islands|' +
  'AB Alberta|BC British Columbia|BC Colombie-Britannique|MB Manitoba|NB New Brunswick|NB Nouveau-Brunswick|NL Newfoundland|NS Nova Scotia|NS Nouvelle-Écosse|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon';

const codes = new Map(
  names.split('|').flatMap((row) => [
    [row.slice(0, 2).toLowerCase(), row.slice(0, 2)],
    [foldName(row.slice(3)), row.slice(0, 2)],
  ]),
);

/** The two-letter code of a state or province, from its code or its English or French name. Null for anything else. */
const stateCode = (text: string): string | null => codes.get(foldName(text)) ?? null;

/** One interpretation of the typed text. */
export interface TypedPlace {
  /** '' if there is no house number. */
  street: string;
  /** Folded. The start of a town's name, or '' if there is only a postal code. */
  town: string;
  /** True when no separator precedes the town, so a partial name would match too much. */
  isTownWhole: boolean;
  state: string | null;
  /** Normalized; may be partial. */
  postalCode: string;
}

const countryWords = /[\s,]+(usa|us|u\.s\.a\.|united states|canada|états-unis|etats-unis)\.?$/i;
/** A postal code at the end. After a town or street, it may be partial, because it is still being typed. */
const postalAtEnd =
  /(?:^|[\s,]+)(\d{5}(?:-\d{4})?|[a-z]\d[a-z](?:[\s-]?\d[a-z]\d)?|(?<=\p{L}.*[\s,])\d{3,4}|^\d{3,4})$/iu;
const streetWords = new Set(
  'st street ave avenue blvd boulevard rd road dr drive ln lane way ct court pl place ter terrace hwy highway pkwy parkway cir circle sq square trl trail'.split(
    ' ',
  ),
);
/** French street types come before the name: '12 rue de la Montagne', '1234 avenue du Parc'. */
const frenchStreet =
  /^\d\S*\s+((rue|chemin|rang|montée|côte)\s|(av|avenue|boul|boulevard|place)\.?\s+(d[ue]|des|la|les?)\s)/i;
const smallWords = new Set('rue de du des la le les et av avenue boul boulevard chemin ch côte rang montée'.split(' '));

/** Normalizes a street: abbreviates street types and capitalizes words typed in lower case. */
export function tidyStreet(typed: string): string {
  const line = typed
    .replace(/\s*,\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
  const words = line.split(' ');
  const isFrench = frenchStreet.test(line.replace(',', ''));
  const proper = words.map((word) =>
    isFrench && smallWords.has(word) ? word : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
  );
  return isFrench ? proper.join(' ') : abbreviateStreet(proper.join(' '));
}

type Split = Pick<TypedPlace, 'street' | 'town' | 'isTownWhole'>;
const hasStreetName = (street: string) => /\p{L}{3}|\d(st|nd|rd|th)\b/iu.test(street);

/** Possible boundaries between street and town: at a comma, else after a street type, else before any word. */
function splits(text: string): Split[] {
  if (!isStreetAddress(text)) return [{ street: '', town: foldName(text), isTownWhole: false }];
  const parts = text
    .replace(/^(\d\S*)\s*,\s*/, '$1 ')
    .split(/\s*,\s*/)
    .filter(Boolean);
  if (parts.length > 1)
    return [{ street: parts.slice(0, -1).join(', '), town: foldName(parts.at(-1) ?? ''), isTownWhole: false }];
  const words = text.split(/\s+/);
  const at = (index: number, isTownWhole: boolean): Split => ({
    street: words.slice(0, index).join(' '),
    town: foldName(words.slice(index).join(' ')),
    isTownWhole,
  });
  const indexes = words.map((_, index) => index).slice(2);
  const isAfterStreetWord = (index: number) => streetWords.has((words[index - 1] ?? '').toLowerCase().replace('.', ''));
  const others = indexes.filter((index) => !isAfterStreetWord(index)).map((index) => at(index, true));
  return [
    ...indexes.filter(isAfterStreetWord).map((index) => at(index, false)),
    ...others.filter(({ street }) => hasStreetName(street)),
  ];
}

/** Splits a trailing state off the text, longest name first. The last entry is the text without a state. */
function statesApart(text: string): { rest: string; state: string | null }[] {
  const words = text.split(/[\s,]+/);
  const named = [3, 2, 1].flatMap((count) => {
    const state = words.length >= count ? stateCode(words.slice(-count).join(' ')) : null;
    const ending = new RegExp(`(?:^|[\\s,]+)(?:[^\\s,]+[\\s,]+){${count - 1}}[^\\s,]+$`);
    return state ? [{ rest: text.replace(ending, ''), state }] : [];
  });
  return [...named, { rest: text, state: null }];
}

function readings(text: string, postalCode: string): TypedPlace[] {
  const apart = statesApart(text);
  const withTown = apart.flatMap(({ rest, state }) => splits(rest).map((split) => ({ ...split, state, postalCode })));
  // A postal code alone identifies the town.
  const withoutTown = apart.flatMap(({ rest, state }) =>
    isStreetAddress(rest) || !rest ? [{ street: rest, town: '', isTownWhole: true, state, postalCode }] : [],
  );
  return [...withTown, ...(postalCode ? withoutTown : [])];
}

/** Every interpretation of a typed place, most likely first. The index decides which of them exist. */
export function parseTypedPlace(typed: string): TypedPlace[] {
  const text = typed
    .normalize('NFC')
    .replace(/[\p{Cc}|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s,]+$/, '')
    .trim()
    .replace(countryWords, '');
  const [ending = '', postal = ''] = postalAtEnd.exec(text) ?? [];
  const withPostal = ending ? readings(text.slice(0, text.length - ending.length), normalPostalCode(postal)) : [];
  return [...withPostal, ...readings(text, '')].filter(
    ({ street, town, postalCode }) => (street === '' || isStreetAddress(street)) && (town !== '' || postalCode !== ''),
  );
}
