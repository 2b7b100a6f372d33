import { isStreetAddress } from './streetAddress';

/**
 * Matches '#' with anything, or a unit word with a number or a single letter. 'Ste' can also mean Sainte, so it
 * requires a number.
 */
const unitWords =
  /[\s,]+(#\s*[\p{L}\d-]+|(?:apt|apartment|unit|suite|app|appartement|bureau|unité)(?:[.\s]*#?\s*\d[\p{L}\d-]*|[.\s]+\p{L}[\d-]*)|ste[.\s]*#?\s*\d[\p{L}\d-]*)(?=$|[\s,])/iu;
const maxLength = 60;

/**
 * Splits the unit off a typed address: '233 S Spring St Apt 4, Los Angeles' → '233 S Spring St, Los Angeles' and 'Apt
 * 4'.
 */
export function splitUnit(typed: string): { text: string; unit: string } {
  const found = unitWords.exec(typed);
  const street = typed.slice(0, found?.index).trim();
  if (!found || !isStreetAddress(street)) return { text: typed.trim(), unit: '' };
  const after = typed.slice(found.index + found[0].length).trimEnd();
  return { text: street + after, unit: found[1]!.replace(/\s+/g, ' ').slice(0, maxLength) };
}
