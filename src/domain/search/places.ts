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
  /** The states or provinces of its stores: 'missouri'. */
  states: readonly string[];
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

type RegionName = (region: Subcountry) => string;

export const nameOf = (label: string): string => foldedWords(label).join(' ');

/** Towns with stores in all regions, because a shopper may ask for a town elsewhere. */
export function townsWithStores(
  entries: readonly SearchEntry[],
  { storesNear, region }: { storesNear: PlaceLabel; region: RegionName },
): Town[] {
  const towns = new Map(entries.flatMap(({ town, regions }) => (town ? [[town, regions ?? []] as const] : [])));
  return [...towns].map(([town, within]) => ({
    name: nameOf(town.split(',')[0]!),
    states: within.map((code) => nameOf(region(code))),
    entry: placeEntry(town, storesNear),
  }));
}

/** A Canadian postal code can identify a single building, so only its district is in the link. */
export function postalPlace(text: string, region: Subcountry, storesNear: PlaceLabel): SearchEntry | null {
  const code = findPostalCode(text, regionOf(region).country);
  return code ? placeEntry(code.split(' ')[0]!, storesNear) : null;
}

// In other uses, 'la' is a French article or begins the name of another town.
const nicknames: readonly (readonly [names: string, town: string])[] = [
  ['sf|san fran', 'San Francisco'],
  [String.raw`dtla|l\.a\.?|(?<=\S )la$|^la(?= deliver| dispensar| stores?$)`, 'Los Angeles'],
  ['slc', 'Salt Lake City'],
  ['abq', 'Albuquerque'],
  ['kc', 'Kansas City'],
  ['stl', 'St. Louis'],
  ['cincy', 'Cincinnati'],
  ['yyc', 'Calgary'],
  ['yeg', 'Edmonton'],
];
const nicknamePatterns = nicknames.map(([names, town]) => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names})(?![\p{L}\p{N}])`, 'giu'),
  town,
}));

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

/** Removes each occurrence of the words: ('Rosin, 0.5 g, St. Louis', 'st louis') → 'Rosin, 0.5 g, '. */
export function removeWords(text: string, name: string): string {
  const count = name.split(' ').length;
  const found = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const start = found.findIndex(
    (_, index) => foldedWords(found.slice(index, index + count).join(' ')).join(' ') === name,
  );
  if (start < 0) return text;
  const last = found[start + count - 1]!;
  return text.slice(0, found[start]!.index) + removeWords(text.slice(last.index + last[0].length), name);
}

/** Names towns as their stores do: 'sf delivery' → 'San Francisco delivery', 'denver colorado' → 'denver '. */
export function normalizeTowns(text: string, towns: readonly Town[]): string {
  const full = nicknamePatterns.reduce(
    (expanded, { pattern, town }) =>
      towns.some(({ name }) => name === nameOf(town)) ? expanded.replace(pattern, town) : expanded,
    text.trim(),
  );
  const words = ` ${nameOf(full)} `;
  const named = towns.flatMap(({ name, states }) => states.filter((state) => words.includes(` ${name} ${state} `)));
  return named.reduce(removeWords, full);
}

/** Finds postal codes, or towns by their exact names. */
export function extractPlaces(text: string, { region, towns, storesNear }: PlaceSource): TextWithPlaces {
  if (!finderRegions.includes(region)) return { places: [], rest: text };
  const postal = postalPlace(text, region, storesNear);
  if (postal) return { places: [postal], rest: withoutPostalCode(text, regionOf(region).country) };
  const words = ` ${nameOf(text)} `;
  const named = towns.filter(({ name }) => words.includes(` ${name} `));
  const rest = named.reduce((remaining, { name }) => removeWords(remaining, name), text);
  return { places: named.map(({ entry }) => entry), rest: rest.trim() };
}

/**
 * Returns the whole name of an unknown town of which the index knows the first word, from other towns or regions:
 * 'las vegas', 'new york'.
 */
export function unknownTown(text: string, ignoredWords: readonly string[], names: readonly string[]): string | null {
  const words = foldedWords(text);
  const firstWords = new Set(names.flatMap((name) => (name.includes(' ') ? name.split(' ')[0]! : [])));
  const ignored = ignoredWords.flatMap(foldedWords);
  const index = words.findIndex(
    (word, position) => position > 0 && ignored.includes(word) && firstWords.has(words[position - 1]!),
  );
  return index < 0 ? null : `${words[index - 1]} ${words[index]}`;
}
