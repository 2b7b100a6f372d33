import { normalizePostalCode } from '../../../src/domain/address/postalCode';
import { cleanAddressText } from '../../../src/domain/address/cleanAddressText';
import { abbreviateStreet, isStreetAddress } from '../../../src/domain/address/streetAddress';
import { normalizeName } from './normalizeName';

const stateNames =
  'AL Alabama|AK Alaska|AZ Arizona|AZ Ariz|AR Arkansas|CA California|CA Calif|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MA Mass|MI Michigan|MI Mich|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico|GU Guam|VI Virgin Islands|' +
  'AB Alberta|AB Alta|BC British Columbia|BC Colombie-Britannique|MB Manitoba|NB New Brunswick|NB Nouveau-Brunswick|NL Newfoundland|NL Newfoundland and Labrador|NS Nova Scotia|NS Nouvelle-Écosse|NT Northwest Territories|NU Nunavut|ON Ontario|ON Ont|PE Prince Edward Island|QC Quebec|QC Que|SK Saskatchewan|YT Yukon';

const codesByName = new Map(
  stateNames.split('|').flatMap((row) => [
    [row.slice(0, 2).toLowerCase(), row.slice(0, 2)],
    [normalizeName(row.slice(3)), row.slice(0, 2)],
  ]),
);

const stateCode = (text: string): string | null => codesByName.get(normalizeName(text)) ?? null;

/** Splits a trailing state off the text, longest name first. The last entry is the text without a state. */
function splitState(text: string): { rest: string; state: string | null }[] {
  const words = text.split(/[\s,]+/);
  const matches = [3, 2, 1].flatMap((count) => {
    const state = words.length >= count ? stateCode(words.slice(-count).join(' ')) : null;
    const stateSuffix = new RegExp(`(?:^|[\\s,]+)(?:[^\\s,]+[\\s,]+){${count - 1}}[^\\s,]+$`);
    return state ? [{ rest: text.replace(stateSuffix, ''), state }] : [];
  });
  return [...matches, { rest: text, state: null }];
}

export interface TypedPlace {
  /** '' if there is no house number. */
  street: string;
  /** Normalized. The start of a town's name, or '' if there is only a postal code. */
  town: string;
  /** True when no separator precedes the town, so a partial name would match too much. */
  isTownComplete: boolean;
  state: string | null;
  /** Normalized; may be partial. */
  postalCode: string;
}

const trailingCountry =
  /[\s,]+(?:usa?|u\.\s?s\.(?:\s?a\.?)?|united states(?: of america)?|canada|[ée]tats-unis(?: d['’]am[ée]rique)?)\.?$/iu;
/** A postal code at the end. After a town or street, it may be partial, because it is still being typed. */
const trailingPostalCode =
  /(?:^|[\s,]+)(\d{5}(?:[\s-]?\d{4})?|[a-z]\d[a-z](?:[\s-]?\d[a-z]\d)?|(?<=\p{L}.*[\s,])\d{3,4}|^\d{3,4})$/iu;
const streetTypes = new Set(
  'st street ave avenue blvd boulevard rd road dr drive ln lane way ct court pl place ter terrace hwy highway pkwy parkway cir circle sq square trl trail'.split(
    ' ',
  ),
);
/** French street types come before the name: '12 rue de la Montagne', '1234 avenue du Parc'. */
const frenchStreet =
  /^\d\S*\s+((rue|chemin|rang|montée|côte)\s|(av|avenue|boul|boulevard|place)\.?\s+(d[ue]|des|la|les?)\s)/i;
const lowercaseWords = new Set(
  'rue de du des la le les et av avenue boul boulevard chemin ch côte rang montée'.split(' '),
);

export function tidyStreet(typed: string): string {
  const line = typed
    .replace(/\s*,\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
  const words = line.split(' ');
  const isFrench = frenchStreet.test(line.replace(',', ''));
  const capitalized = words.map((word) =>
    isFrench && lowercaseWords.has(word) ? word : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
  );
  return isFrench ? capitalized.join(' ') : abbreviateStreet(capitalized.join(' '));
}

type StreetSplit = Pick<TypedPlace, 'street' | 'town' | 'isTownComplete'>;
/** Matches a street whose name is still missing: '12 rue'. */
const unnamedFrenchStreet = /^\S+\s(rue|chemin|rang|montée|côte|avenue|boul|boulevard|place)$/i;
const hasStreetName = (street: string) =>
  /\p{L}{3}|\d(st|nd|rd|th)\b/iu.test(street) && !unnamedFrenchStreet.test(street);

/** Possible boundaries between street and town: at a comma, else after a street type, else before any word. */
function splitStreet(text: string): StreetSplit[] {
  if (!isStreetAddress(text)) return [{ street: '', town: normalizeName(text), isTownComplete: false }];
  const parts = text.split(', ').filter(Boolean);
  if (parts.length > 1)
    return [{ street: parts.slice(0, -1).join(', '), town: normalizeName(parts.at(-1) ?? ''), isTownComplete: false }];
  const words = text.split(/\s+/);
  const splitAt = (index: number, isTownComplete: boolean): StreetSplit => ({
    street: words.slice(0, index).join(' '),
    town: normalizeName(words.slice(index).join(' ')),
    isTownComplete,
  });
  const indexes = words.map((_, index) => index).slice(2);
  const isAfterStreetType = (index: number) => streetTypes.has((words[index - 1] ?? '').toLowerCase().replace('.', ''));
  const afterOtherWords = indexes.filter((index) => !isAfterStreetType(index)).map((index) => splitAt(index, true));
  return [
    ...indexes.filter(isAfterStreetType).map((index) => splitAt(index, false)),
    ...afterOtherWords.filter(({ street }) => hasStreetName(street)),
  ];
}

function interpret(text: string, postalCode: string): TypedPlace[] {
  const splitTexts = splitState(text);
  const withTown = splitTexts.flatMap(({ rest, state }) =>
    splitStreet(rest).map((split) => ({ ...split, state, postalCode })),
  );
  // A postal code alone identifies the town.
  const withoutTown = splitTexts.flatMap(({ rest, state }) =>
    isStreetAddress(rest) || !rest ? [{ street: rest, town: '', isTownComplete: true, state, postalCode }] : [],
  );
  return [...withTown, ...(postalCode ? withoutTown : [])];
}

/** 'Fresno 93721 CA' and 'Montréal H2X 3K8 QC'. */
const codeBeforeState = /(\d{5}(?:-\d{4})?|[a-z]\d[a-z]\s?\d[a-z]\d)[\s,]+([a-z]{2})$/i;

const withoutCountry = (typed: string): string =>
  cleanAddressText(typed)
    .replace(trailingCountry, '')
    .replace(/^(\d\S*), /, '$1 ');

/** '90013 Los Angeles', 'M5V Toronto'. */
const leadingPostalCode = /^(\d{5}(?:-\d{4})?|[a-z]\d[a-z](?:\s?\d[a-z]\d)?)[\s,]+(?=\p{L})/iu;

/** A postal code can come before its town. Five digits before a street are its house number. */
export function parseCodeFirst(typed: string): TypedPlace[] {
  const text = withoutCountry(typed);
  const [start = '', postal = ''] = leadingPostalCode.exec(text) ?? [];
  return start ? interpret(text.slice(start.length), normalizePostalCode(postal)).filter(({ street }) => !street) : [];
}

/** Every interpretation of a typed place, most likely first. The index decides which of them exist. */
export function parseTypedPlace(typed: string): TypedPlace[] {
  const text = withoutCountry(typed).replace(codeBeforeState, '$2 $1');
  const [ending = '', postal = ''] = trailingPostalCode.exec(text) ?? [];
  const rest = text.slice(0, text.length - ending.length).replace(trailingCountry, '');
  const withPostal = ending ? interpret(rest, normalizePostalCode(postal)) : [];
  return [...withPostal, ...parseCodeFirst(typed), ...interpret(text, '')].filter(
    ({ street, town, postalCode }) => (street === '' || isStreetAddress(street)) && (town !== '' || postalCode !== ''),
  );
}

/** A street with at most a state, such as '12 Elm St, CA'. */
export interface TownlessStreet {
  street: string;
  state: string | null;
  /** True for 'CA', false for 'California', which can also be a town. */
  isStateCode: boolean;
}

const directions = new Set('n s e w ne nw se sw north south east west est ouest nord sud'.split(' '));

/** The street of a text without a town. Null for anything else, and while the street is still being typed. */
export function parseTownlessStreet(typed: string): TownlessStreet | null {
  const text = withoutCountry(typed);
  const isStateCode = /[\s,]\p{L}{2}$/u.test(text);
  for (const { rest, state } of splitState(text)) {
    const words = rest.toLowerCase().replaceAll('.', '').split(' ');
    const last = words.findLast((word) => !directions.has(word)) ?? '';
    const isComplete = frenchStreet.test(rest) || (words.length > 2 && streetTypes.has(last));
    if (isComplete && isStreetAddress(rest) && !rest.includes(','))
      return { street: tidyStreet(rest), state, isStateCode };
  }
  return null;
}
