import { cleanAddressText, maxTypedLength } from './cleanAddressText';
import { hasLink, isCoordinates, replaceMapLink } from './mapLink';
import { correctPostalCodeDigits } from './postalCode';
import { isStreetAddress } from './streetAddress';
import { maxUnitLength, splitUnit } from './unitInText';

type BoxKind = 'poBox' | 'ruralRoute' | 'military';
export type UndeliverableReason = BoxKind | 'link' | 'position' | 'several';

export interface TypedAddress {
  text: string;
  unit: string;
  undeliverableReason: UndeliverableReason | null;
}

const number = String.raw`[\s.]*#?\s*\d[\p{L}\d-]*`;
const boxes: Record<BoxKind, RegExp> = {
  poBox: new RegExp(
    String.raw`(?:^|[\s,]+)(?:(?:p\.?\s?o\.?\s?|post office |postal |post |lock\s?)box(?:${number})?|(?:pob|p\.\s?o\.|caller service|c\.?\s?p\.|cp|b\.\s?p\.|case postale|casier postal|bo[iî]te postale|apartado)${number}|general delivery|poste restante)(?=$|[\s,])`,
    'iu',
  ),
  ruralRoute: new RegExp(
    String.raw`(?:^|[\s,]+)(?:r\.?\s?r\.?|rural (?:route|rte)|route rurale|hc|star route)${number}(?:[\s,]+box${number})?(?=$|[\s,])`,
    'iu',
  ),
  military: /(?:^|[\s,]+)(?:[AFD]PO[\s,]+A[AEP]|(?:psc|cmr)\s\d+)(?=$|[\s,])/iu,
};
/** Only 'Box' at the start is a post office box. In a street it can be part of a name. */
const boxAlone = /^box\s*#?\s*\d+(?=$|[\s,])/i;

/** In French, a comma follows the house number: '1234, rue Saint-Denis'. */
const houseNumber = /^(?:\d{1,4}\p{L}?-)?\d{1,5}\p{L}?$/u;
const frenchStreet =
  /^(?:\d{1,3}(?:re|er|e|ère|ième)\s(?:rue|av)|(?:rue|av|avenue|boul|boulevard|ch|chemin|place|rang|montée|côte)[.\s])/iu;
const codeAndPlace = /^\d{5}(?:-\d{4})?\s+(?:\p{L}{2}|usa|united states.*)$/iu;
/** Matches a unit without a word, such as '4B', but not the first half of a Canadian postal code. */
const bareUnit = /^(?!\p{L}\d\p{L}$)#?\p{L}?\d{1,4}\p{L}?$/u;
const phone = /^(?:tel|tél|phone)?[.\s]*\+?1?[\s.-]?\d{3}[\s.-]?\d{3}[\s.-]\d{4}$/iu;
const email = /\S@\S+\.\p{L}/u;
const fullCode = /(?:^|\s)(?:\d{5}(?:[\s-]?\d{4})?|[a-z]\d[a-z][\s-]?\d[a-z]\d)$/i;
const stateOrCountry = /^(?:\p{L}{2}|[\p{L}.\s'’-]*(?:states|canada|états-unis|u\.?s\.?a?)[\p{L}.\s'’-]*)$/iu;
/**
 * Matches a name before the house number: 'near 12 Elm St'. The number must be followed by a street type, unlike that
 * of a unit.
 */
const leadingName =
  /^(?:(?!\d|#)\S+\s)*?(?!(?:apt|unit|suite|ste|app|hwy|highway|route|road|rd|rue|pier|box)\.?\s)(?:\p{L}[\p{L}.'’:º]*)\s(?=\d{1,5}\p{L}?\s(?:.*\s)?(?:st|street|ave?|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|way|ct|court|pl|place|ter|hwy|highway|pkwy|cir|rue|boul|chemin|ch)\b)/iu;
/** In Canada, the unit can come before the number: '207-1104 Main St'. Elsewhere this is a house number. */
const canadianUnit = /^(\d{1,4}\p{L}?)-(?=\d{1,5}\p{L}?[\s,])/u;
const canadianEnd =
  /(?:[\s,](?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Québec|Ontario|Canada)|[\s,][A-Z]\d[A-Z] ?\d[A-Z]\d)$/i;

/** Also matches after a unit: 'Unit 5 - 120 Adelaide St W'. */
function isStreetAt(parts: string[], index: number): boolean {
  const part = splitUnit(parts[index]!).text;
  if (houseNumber.test(part)) return frenchStreet.test(parts[index + 1] ?? '');
  return isStreetAddress(part) && !codeAndPlace.test(part);
}

function withoutNotes(parts: string[]): string[] {
  const streetIndex = parts.findIndex((_, index) => isStreetAt(parts, index));
  const codeIndex = parts.findIndex((part, index) => index > streetIndex && fullCode.test(part));
  return streetIndex < 0 || codeIndex < 0
    ? parts
    : parts.filter((part, index) => index <= codeIndex || stateOrCountry.test(part));
}

function hasSeveralAddresses(text: string): boolean {
  const parts = text.replace(/([a-z]{2}\s\d{5}|[a-z]\d[a-z]\s?\d[a-z]\d)\s(?=\d+\s)/gi, '$1, ').split(', ');
  const streetIndex = parts.findIndex((_, index) => isStreetAt(parts, index));
  const codeIndex = parts.findIndex((part, index) => index > streetIndex && fullCode.test(part));
  return streetIndex >= 0 && codeIndex >= 0 && parts.some((_, index) => index > codeIndex && isStreetAt(parts, index));
}

/** Drops a name or company before the street, and moves units without a word into `units`. */
function partsFromStreet(text: string, units: string[]): string {
  const parts = withoutNotes(
    text
      .split(', ')
      .filter((part) => !phone.test(part) && !email.test(part))
      .map((part) => part.replace(leadingName, '')),
  );
  const streetIndex = parts.findIndex((_, index) => isStreetAt(parts, index));
  if (streetIndex < 0) return parts.join(', ');
  const before = parts.slice(0, streetIndex);
  const bareUnits = before.filter((part) => bareUnit.test(part));
  const namedUnits = before.filter((part) => splitUnit(`${part}, 1 Elm St`).unit !== '');
  const after = parts.slice(streetIndex);
  // The last part may be a ZIP code that the shopper is still typing.
  const isLooseUnit = (part: string, index: number) => index === 1 && after.length > 2 && bareUnit.test(part);
  const looseUnits = houseNumber.test(after[0]!) ? [] : after.filter(isLooseUnit);
  units.push(...bareUnits, ...looseUnits);
  return [...namedUnits, ...after.filter((part) => !looseUnits.includes(part))].join(', ');
}

function withoutBoxes(text: string): { text: string; reason: UndeliverableReason | null } {
  const kinds = ['poBox', 'ruralRoute', 'military'] as const;
  const boxKinds = kinds.filter((kind) => boxes[kind].test(text));
  const rest = boxKinds.reduce((remaining, kind) => remaining.replace(boxes[kind], ''), text).replace(/^[\s,]+/, '');
  const parts = rest.split(', ');
  const hasStreet = parts.some((_, index) => isStreetAt(parts, index));
  return { text: rest, reason: hasStreet ? null : (boxKinds[0] ?? (boxAlone.test(text) ? 'poBox' : null)) };
}

/** 'Jane Doe⏎Apt 4B, 12 Elm St⏎Fresno, CA' → '12 Elm St, Fresno, CA' with the unit 'Apt 4B'. */
export function parseTypedAddress(text: string): TypedAddress {
  const typed = text.slice(0, maxTypedLength);
  const clean = correctPostalCodeDigits(cleanAddressText(replaceMapLink(typed)));
  const { text: address, reason } = withoutBoxes(clean);
  const units: string[] = [];
  const split = splitUnit(partsFromStreet(address, units));
  const leadingUnit = canadianEnd.test(split.text) ? canadianUnit.exec(split.text)?.[1] : undefined;
  return {
    text: leadingUnit ? split.text.slice(leadingUnit.length + 1) : split.text,
    unit: [leadingUnit, ...units, split.unit].filter(Boolean).join(' ').slice(0, maxUnitLength),
    undeliverableReason: reason ?? findUndeliverableReason(typed, clean),
  };
}

function findUndeliverableReason(typed: string, clean: string): UndeliverableReason | null {
  if (!clean && hasLink(typed)) return 'link';
  if (isCoordinates(clean)) return 'position';
  return hasSeveralAddresses(clean) ? 'several' : null;
}

/** True for '12 Elm St' and '12 Elm St, CA'. */
export function isTownMissing(text: string): boolean {
  const parts = text.split(', ');
  const hasCode = /\d{5}(?:-?\d{4})?$|[a-z]\d[a-z] ?(?:\d[a-z]\d)?$/i.test(text);
  return isStreetAddress(text) && !hasCode && parts.slice(1).every((part) => /^\p{L}{2}$/u.test(part));
}

export const endsWithPostalCode = (text: string): boolean => fullCode.test(text.replaceAll(',', ' '));

const streetType =
  /(?:^|[\s,])(?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|hwy|highway|pkwy|rue|boul|chemin|rang)(?=$|[\s.,])/i;

/** True for 'Wilshire Blvd, Los Angeles' and 'Wilshire Blvd 1500'. */
export const isHouseNumberMissing = (text: string): boolean => !isStreetAddress(text) && streetType.test(text);
