import { isStreetAddress } from './streetAddress';

const words =
  'apt apartment unit suite app appt appartement bureau bur local porte unité room rm floor étage building bldg penthouse ph lot space spc trailer trlr dept pmb';
/** Matches the text between word and number: 'Apt. No. 4', 'Apt-4', 'Apt #4'. */
const separator = String.raw`(?:[.\s-]*(?:number\s|numéro\s|no\.?\s?|n[º°])?[.\s]*#?\s*)`;
const looseLetter = String.raw`(?:\s\p{L}(?=,|$))?`;

/** 'Ste', 'Fl' and 'No.' can also mean Sainte, Florida and no, so they require a number (a short one after 'Fl'). */
const unit = [
  String.raw`#\s*[\p{L}\d-]+`,
  String.raw`(?:${words.replaceAll(' ', '|')})(?:${separator}\d[\p{L}\d-]*${looseLetter}|[.\s]+\p{L}[\d-]*)`,
  String.raw`ste[.\s]*#?\s*\d[\p{L}\d-]*`,
  String.raw`fl[.\s]*\d{1,3}`,
  String.raw`(?:no\.|n[º°])\s*\d[\p{L}\d-]*`,
  String.raw`\d{1,3}(?:st|nd|rd|th|er|e)\s+(?:floor|fl|étage)`,
  'penthouse|basement|bsmt|sous-sol|rez-de-chaussée|rdc',
  String.raw`(?:rear|upper|lower|ph)(?=,|$)`,
].join('|');
const unitAfter = new RegExp(String.raw`[\s,]+(?:-\s*)?(${unit})(?:\s-)?(?=$|[\s,])`, 'iu');
const unitBefore = new RegExp(String.raw`^(${unit})[\s,-]+(?=\d)`, 'iu');
export const maxUnitLength = 60;

const joinUnits = (units: string[]): string => units.join(' ').replace(/\s+/g, ' ').slice(0, maxUnitLength);

function extractUnits(typed: string, units: string[]): { text: string; unit: string } {
  const match = unitAfter.exec(typed);
  const street = typed.slice(0, match?.index).trim();
  if (!match || !isStreetAddress(street)) return { text: typed.trim(), unit: joinUnits(units) };
  return extractUnits(street + typed.slice(match.index + match[0].length).trimEnd(), [...units, match[1]!]);
}

/** '233 S Spring St Apt 4, Los Angeles' → '233 S Spring St, Los Angeles' and 'Apt 4'. Also finds a leading unit. */
export function splitUnit(typed: string): { text: string; unit: string } {
  const match = unitBefore.exec(typed.trim());
  const street = match && typed.trim().slice(match[0].length);
  return match && street && isStreetAddress(street) ? extractUnits(street, [match[1]!]) : extractUnits(typed, []);
}
