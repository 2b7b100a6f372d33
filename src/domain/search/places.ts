import { findPostalCode, withoutPostalCode } from '../address/postalCode';
import { isFeatureOn } from '../region/features';
import { regionCodes, regionOf, type Subcountry } from '../region/regions';
import { routePath } from '../site/routing/routes';
import type { SearchEntry } from './siteSearch';
import { editDistance } from '../text/spelling';
import { foldedWords } from './words';

/** Names a place in the page's language: 'Fresno, CA' → 'Stores near Fresno, CA'. */
export type PlaceLabel = (place: string) => string;

export interface Town {
  /** 'St. Louis, MO' → 'st louis'. */
  name: string;
  entry: SearchEntry;
}

const finderRegions = regionCodes.filter((code) => isFeatureOn('storeLocator', code));

/** Leads to the store finder with the place as its center. */
export const placeEntry = (place: string, storesNear: PlaceLabel): SearchEntry => ({
  kind: 'place',
  title: storesNear(place),
  path: `${routePath('storeLocator')}?${new URLSearchParams({ near: place })}`,
  regions: finderRegions,
});

/** Towns with stores in all regions, because a shopper may ask for a town elsewhere. */
export const townsWithStores = (entries: readonly SearchEntry[], storesNear: PlaceLabel): Town[] =>
  [...new Set(entries.flatMap(({ town }) => town ?? []))].map((town) => ({
    name: foldedWords(town.split(',')[0]!).join(' '),
    entry: placeEntry(town, storesNear),
  }));

/** A Canadian postal code can identify a single building, so only its district is in the link. */
export function postalPlace(text: string, region: Subcountry, storesNear: PlaceLabel): SearchEntry | null {
  const code = findPostalCode(text, regionOf(region).country);
  return code ? placeEntry(code.split(' ')[0]!, storesNear) : null;
}

const minMistypedLength = 6;

/** The city that the words name, maybe with a typo. Cities are sorted by population. */
export function findCity(words: string, cities: readonly string[]): string | null {
  const typed = foldedWords(words).join(' ');
  const folded = cities.map((city) => foldedWords(city).join(' '));
  const exact = folded.indexOf(typed);
  const isClose = (name: string) => name[0] === typed[0] && editDistance(name, typed, 1) <= 1;
  const index = exact < 0 && typed.length >= minMistypedLength ? folded.findIndex(isClose) : exact;
  return cities[index] ?? null;
}

interface TextWithPlaces {
  places: SearchEntry[];
  /** The text without them: 'rosin under $60 near 90210' → 'rosin under $60 near'. */
  rest: string;
}

interface PlaceSource {
  region: Subcountry;
  towns: readonly Town[];
  storesNear: PlaceLabel;
}

/** Finds postal codes, or towns by their exact names. */
export function extractPlaces(text: string, { region, towns, storesNear }: PlaceSource): TextWithPlaces {
  if (!finderRegions.includes(region)) return { places: [], rest: text };
  const postal = postalPlace(text, region, storesNear);
  if (postal) return { places: [postal], rest: withoutPostalCode(text, regionOf(region).country) };
  const words = ` ${foldedWords(text).join(' ')} `;
  const named = towns.filter(({ name }) => words.includes(` ${name} `));
  if (!named.length) return { places: [], rest: text };
  const rest = named.reduce((remaining, { name }) => remaining.replace(` ${name} `, ' '), words);
  return { places: named.map(({ entry }) => entry), rest: rest.trim() };
}
