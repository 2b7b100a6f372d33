import { isStreetAddress } from './streetAddress';

/** '#' with anything, or a word for a unit with a number or a single letter; 'Ste' is a saint too, so it needs the number. */
const unitWords =
  /[\s,]+(#\s*[\p{L}\d-]+|(?:apt|apartment|unit|suite|app|appartement|bureau|unité)(?:[.\s]*#?\s*\d[\p{L}\d-]*|[.\s]+\p{L}[\d-]*)|ste[.\s]*#?\s*\d[\p{L}\d-]*)(?=$|[\s,])/iu;
const longest = 60;

/** A typed address, and the unit that was typed along: '233 S Spring St Apt 4, Los Angeles' → '… St, Los Angeles' and 'Apt 4'. */
export function splitUnit(typed: string): { text: string; unit: string } {
  const found = unitWords.exec(typed);
  const street = typed.slice(0, found?.index).trim();
  if (!found || !isStreetAddress(street)) return { text: typed.trim(), unit: '' };
  const after = typed.slice(found.index + found[0].length).trimEnd();
  return { text: street + after, unit: found[1]!.replace(/\s+/g, ' ').slice(0, longest) };
}
