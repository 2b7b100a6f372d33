import { isFeatureOn } from '../region/features';
import { regionOf, type Country } from '../region/regions';
import type { City, Dispensary } from './citySchema';

export const cityPath = (slug: string): string => `/xpress/${slug}`;

export interface CityService {
  dispensary: Dispensary;
  postalCodes: string[];
}

/** Sorts dispensaries by how much of the city they serve. */
export function cityServices(city: Pick<City, 'postalCodes'>, dispensaries: readonly Dispensary[]): CityService[] {
  return dispensaries
    .map((dispensary) => ({
      dispensary,
      postalCodes: city.postalCodes.filter((code) => dispensary.postalCodes.includes(code)).sort(),
    }))
    .filter(({ postalCodes }) => postalCodes.length > 0)
    .sort((a, b) => b.postalCodes.length - a.postalCodes.length);
}

export const citiesWithDelivery = (
  country: Country,
  cities: readonly City[],
  dispensaries: readonly Dispensary[],
): City[] =>
  cities
    .filter(({ region }) => regionOf(region).country === country && isFeatureOn('expressDelivery', region))
    .filter((city) => cityServices(city, dispensaries).length > 0)
    .sort((a, b) => a.name.localeCompare(b.name));
