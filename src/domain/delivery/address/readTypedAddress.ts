import { cleanAddressText } from './cleanAddressText';
import { isStreetAddress } from './streetAddress';
import { maxUnitLength, splitUnit } from './unitInText';

/** Addresses without a door. */
export type NoDoor = 'poBox' | 'ruralRoute';

export interface TypedAddress {
  /** The text to search for: from the house number on, without the unit. */
  text: string;
  unit: string;
  /** Why nothing can be delivered there, if it is known from the text alone. */
  noDoor: NoDoor | null;
}

const number = String.raw`[\s.]*#?\s*\d[\p{L}\d-]*`;
const boxes: Record<NoDoor, RegExp> = {
  poBox: new RegExp(
    String.raw`(?:^|[\s,]+)(?:(?:p\.?\s?o\.?\s?|post office |postal )box(?:${number})?|(?:c\.?\s?p\.|cp|case postale|bo[iî]te postale)${number}|general delivery|poste restante)(?=$|[\s,])`,
    'iu',
  ),
  ruralRoute: new RegExp(
    String.raw`(?:^|[\s,]+)(?:r\.?\s?r\.?|rural (?:route|rte)|route rurale|hc|star route)${number}(?:[\s,]+box${number})?(?=$|[\s,])`,
    'iu',
  ),
};

/** French house numbers are followed by a comma: '1234, rue Saint-Denis'. */
const houseNumber = /^(?:\d{1,4}\p{L}?-)?\d{1,5}\p{L}?$/u;
const frenchStreet = /^(?:rue|av|avenue|boul|boulevard|ch|chemin|place|rang|montée|côte)[.\s]/iu;
/** '90012 CA' or '90012 USA'. */
const codeAndPlace = /^\d{5}(?:-\d{4})?\s+(?:\p{L}{2}|usa|united states.*)$/iu;
/** A unit without a word, such as '4B'. The first half of a Canadian postal code looks alike. */
const bareUnit = /^(?!\p{L}\d\p{L}$)#?\p{L}?\d{1,4}\p{L}?$/u;
const phone = /^(?:tel|tél|phone)?[.\s]*\+?1?[\s.-]?\d{3}[\s.-]?\d{3}[\s.-]\d{4}$/iu;
/** Canadians write the unit before the number: '207-1104 Main St'. Elsewhere this is a house number. */
const canadianUnit = /^(\d{1,4}\p{L}?)-(?=\d{1,5}\p{L}?[\s,])/u;
const canadianEnd =
  /(?:[\s,](?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Québec|Ontario|Canada)|[\s,][A-Z]\d[A-Z] ?\d[A-Z]\d)$/i;

/** True if the part at `index` starts a street, also after a unit ('Unit 5 - 120 Adelaide St W'). */
function isStreetAt(parts: string[], index: number): boolean {
  const part = splitUnit(parts[index]!).text;
  if (houseNumber.test(part)) return frenchStreet.test(parts[index + 1] ?? '');
  return isStreetAddress(part) && !codeAndPlace.test(part);
}

/** Drops a name or company before the street, and moves units without a word into `units`. */
function partsFromStreet(text: string, units: string[]): string {
  const parts = text.split(', ').filter((part) => !phone.test(part));
  const first = parts.findIndex((_, index) => isStreetAt(parts, index));
  if (first < 0) return parts.join(', ');
  const before = parts.slice(0, first);
  const wordless = before.filter((part) => bareUnit.test(part));
  const worded = before.filter((part) => splitUnit(`${part}, 1 Elm St`).unit !== '');
  const after = parts.slice(first);
  // The last part may be a ZIP code that is still being typed.
  const isLooseUnit = (part: string, index: number) => index === 1 && after.length > 2 && bareUnit.test(part);
  const loose = houseNumber.test(after[0]!) ? [] : after.filter(isLooseUnit);
  units.push(...wordless, ...loose);
  return [...worded, ...after.filter((part) => !loose.includes(part))].join(', ');
}

function withoutBoxes(text: string): { text: string; noDoor: NoDoor | null } {
  const found = (['poBox', 'ruralRoute'] as const).filter((kind) => boxes[kind].test(text));
  const rest = found.reduce((left, kind) => left.replace(boxes[kind], ''), text).replace(/^[\s,]+/, '');
  const parts = rest.split(', ');
  const hasStreet = parts.some((_, index) => isStreetAt(parts, index));
  return { text: rest, noDoor: hasStreet ? null : (found[0] ?? null) };
}

/**
 * Reads an address as people type or paste it: 'Jane Doe⏎Apt 4B, 12 Elm St⏎Fresno, CA' → '12 Elm St, Fresno, CA' with
 * the unit 'Apt 4B'.
 */
export function readTypedAddress(typed: string): TypedAddress {
  const { text, noDoor } = withoutBoxes(cleanAddressText(typed));
  const units: string[] = [];
  const split = splitUnit(partsFromStreet(text, units));
  const canadian = canadianEnd.test(split.text) ? canadianUnit.exec(split.text)?.[1] : undefined;
  return {
    text: canadian ? split.text.slice(canadian.length + 1) : split.text,
    unit: [canadian, ...units, split.unit].filter(Boolean).join(' ').slice(0, maxUnitLength),
    noDoor,
  };
}

/** True for a street and number without a town or postal code: '12 Elm St' or '12 Elm St, CA'. */
export function isTownMissing(text: string): boolean {
  const parts = text.split(', ');
  const hasCode = /\d{5}(?:-?\d{4})?$|[a-z]\d[a-z] ?(?:\d[a-z]\d)?$/i.test(text);
  return isStreetAddress(text) && !hasCode && parts.slice(1).every((part) => /^\p{L}{2}$/u.test(part));
}
