import { isStreetAddress } from './streetAddress';

const words =
  'apt apartment unit suite app appt appartement bureau bur local porte unité room rm floor étage building bldg penthouse ph lot space spc trailer trlr dept pmb';
/** 'Apt. No. 4', 'Apt-4', 'Apt #4' */
const joint = String.raw`(?:[.\s-]*(?:number\s|numéro\s|no\.?\s?|n[º°])?[.\s]*#?\s*)`;
/** 'Apt 4 B' */
const looseLetter = String.raw`(?:\s\p{L}(?=,|$))?`;

/**
 * '#' with anything, a unit word with a number or a single letter, or a floor. 'Ste', 'Fl' and 'No.' can also mean
 * Sainte, Florida and no, so they require a number, and 'Fl' a short one.
 */
const unit = [
  String.raw`#\s*[\p{L}\d-]+`,
  String.raw`(?:${words.replaceAll(' ', '|')})(?:${joint}\d[\p{L}\d-]*${looseLetter}|[.\s]+\p{L}[\d-]*)`,
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

const tidy = (found: string[]): string => found.join(' ').replace(/\s+/g, ' ').slice(0, maxUnitLength);

/** Moves each unit after the street from the text into the list, such as a building and an apartment. */
function takeUnitsAfter(typed: string, units: string[]): { text: string; unit: string } {
  const found = unitAfter.exec(typed);
  const street = typed.slice(0, found?.index).trim();
  if (!found || !isStreetAddress(street)) return { text: typed.trim(), unit: tidy(units) };
  return takeUnitsAfter(street + typed.slice(found.index + found[0].length).trimEnd(), [...units, found[1]!]);
}

/**
 * Splits the unit off a typed address: '233 S Spring St Apt 4, Los Angeles' → '233 S Spring St, Los Angeles' and 'Apt
 * 4'. It may also come first, as in '#4-233 S Spring St'.
 */
export function splitUnit(typed: string): { text: string; unit: string } {
  const found = unitBefore.exec(typed.trim());
  const street = found && typed.trim().slice(found[0].length);
  return found && street && isStreetAddress(street) ? takeUnitsAfter(street, [found[1]!]) : takeUnitsAfter(typed, []);
}
