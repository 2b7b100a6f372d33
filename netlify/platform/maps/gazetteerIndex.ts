import type { Address } from '../../../src/domain/delivery/addressSchema';
import { foldName } from './foldName';
import gazetteer from './gazetteer.json';
import { neighborhoods } from './neighborhoods';

/** A postal code of the US, or the first three signs of one of Canada. */
export interface PostalArea {
  code: string;
  town: Town;
  latitude: number;
  longitude: number;
}

export interface Town {
  country: Address['country'];
  state: string;
  name: string;
  folded: string;
  /** From the town's centre outwards. */
  areas: PostalArea[];
}

export interface GazetteerIndex {
  /** Most postal codes first, which is near enough to the best known first. */
  towns: Town[];
  townsByName: Map<string, Town[]>;
  areas: PostalArea[];
  areasByCode: Map<string, PostalArea>;
}

function readTown(line: string): Town {
  const [country, state = '', name = '', ...codes] = line.split('\t');
  const town: Town = { country: country as Town['country'], state, name, folded: foldName(name), areas: [] };
  town.areas = codes.map((each) => {
    const [code = '', latitude, longitude] = each.split(' ');
    return { code, town, latitude: Number(latitude) / 1000, longitude: Number(longitude) / 1000 };
  });
  return town;
}

function readAlias(line: string, areasByCode: Map<string, PostalArea>): Town {
  const [country, state = '', name = '', code = ''] = line.split('\t');
  const area = areasByCode.get(code)!;
  const town: Town = { country: country as Town['country'], state, name, folded: foldName(name), areas: [] };
  town.areas = [{ ...area, town }];
  return town;
}

function readIndex(): GazetteerIndex {
  const named = gazetteer.towns.split('\n').map(readTown);
  const areas = named.flatMap((town) => town.areas);
  const areasByCode = new Map(areas.map((area) => [area.code, area]));
  const aliases = [...gazetteer.aliases.split('\n'), ...neighborhoods].map((line) => readAlias(line, areasByCode));
  const towns = [...named, ...aliases].sort((a, b) => b.areas.length - a.areas.length);
  const townsByName = new Map<string, Town[]>();
  for (const town of towns) townsByName.set(town.folded, [...(townsByName.get(town.folded) ?? []), town]);
  return { towns, townsByName, areas, areasByCode };
}

// Its credit line is owed wherever the shop lists its sources: see `credit` in gazetteer.json.
let index: GazetteerIndex | null = null;

/** The data, read when it is first wanted: most calls of a function never ask for a place. */
export const gazetteerIndex = (): GazetteerIndex => (index ??= readIndex());
