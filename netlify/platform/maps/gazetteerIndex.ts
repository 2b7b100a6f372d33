import type { Address } from '../../../src/domain/address/addressSchema';
import { normalizeName } from './normalizeName';
import gazetteer from './gazetteer.json';
import { neighborhoods } from './neighborhoods';

/** A US postal code, or the first three characters of a Canadian one. */
export interface PostalArea {
  code: string;
  town: GazetteerTown;
  latitude: number;
  longitude: number;
}

export interface GazetteerTown {
  country: Address['country'];
  state: string;
  name: string;
  normalizedName: string;
  /** From the town's center outward. */
  areas: PostalArea[];
  /** True for neighborhoods and towns without a postal code of their own: their area is the nearest one of another town. */
  isAlias: boolean;
}

export interface GazetteerIndex {
  /** Sorted by number of postal codes, which approximates how well known a town is. */
  towns: GazetteerTown[];
  townsByName: Map<string, GazetteerTown[]>;
  areas: PostalArea[];
  areasByCode: Map<string, PostalArea>;
}

const newTown = (country: string | undefined, state: string, name: string): GazetteerTown => ({
  country: country as GazetteerTown['country'],
  state,
  name,
  normalizedName: normalizeName(name),
  areas: [],
  isAlias: false,
});

function readTown(line: string): GazetteerTown {
  const [country, state = '', name = '', ...codes] = line.split('\t');
  const town = newTown(country, state, name);
  town.areas = codes.map((each) => {
    const [code = '', latitude, longitude] = each.split(' ');
    return { code, town, latitude: Number(latitude) / 1000, longitude: Number(longitude) / 1000 };
  });
  return town;
}

function readAlias(line: string, areasByCode: Map<string, PostalArea>): GazetteerTown {
  const [country, state = '', name = '', code = ''] = line.split('\t');
  const area = areasByCode.get(code)!;
  const town: GazetteerTown = { ...newTown(country, state, name), isAlias: true };
  town.areas = [{ ...area, town }];
  return town;
}

function readIndex(): GazetteerIndex {
  const namedTowns = gazetteer.towns.split('\n').map(readTown);
  const areas = namedTowns.flatMap((town) => town.areas);
  const areasByCode = new Map(areas.map((area) => [area.code, area]));
  const aliases = [...gazetteer.aliases.split('\n'), ...neighborhoods].map((line) => readAlias(line, areasByCode));
  const towns = [...namedTowns, ...aliases].sort((a, b) => b.areas.length - a.areas.length);
  const townsByName = new Map<string, GazetteerTown[]>();
  for (const town of towns)
    townsByName.set(town.normalizedName, [...(townsByName.get(town.normalizedName) ?? []), town]);
  return { towns, townsByName, areas, areasByCode };
}

// The data's credit line must appear where the shop lists its sources: see `credit` in gazetteer.json.
let index: GazetteerIndex | null = null;

/** The data, loaded on first use: most function calls never need a place. */
export const gazetteerIndex = (): GazetteerIndex => (index ??= readIndex());
