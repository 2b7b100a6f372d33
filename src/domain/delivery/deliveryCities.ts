import { isFeatureOn } from '../region/features';
import { regionOf, type Country } from '../region/regions';
import type { City, Dispensary } from './citySchema';

/** The path of a city's delivery page under its locale. */
export const cityPath = (slug: string): string => `/xpress/${slug}`;

/** A dispensary, and those of a city's ZIP codes that it serves. */
export interface CityService {
  dispensary: Dispensary;
  postalCodes: string[];
}

/** The dispensaries that deliver in a city. The one that serves most of it is first. */
export function cityServices(city: Pick<City, 'postalCodes'>, dispensaries: readonly Dispensary[]): CityService[] {
  return dispensaries
    .map((dispensary) => ({
      dispensary,
      postalCodes: city.postalCodes.filter((code) => dispensary.postalCodes.includes(code)).sort(),
    }))
    .filter(({ postalCodes }) => postalCodes.length > 0)
    .sort((a, b) => b.postalCodes.length - a.postalCodes.length);
}

/** The cities with a page, by name: those of the country where delivery is allowed and somebody delivers. */
export const citiesWithDelivery = (
  country: Country,
  cities: readonly City[],
  dispensaries: readonly Dispensary[],
): City[] =>
  cities
    .filter(({ region }) => regionOf(region).country === country && isFeatureOn('expressDelivery', region))
    .filter((city) => cityServices(city, dispensaries).length > 0)
    .sort((a, b) => a.name.localeCompare(b.name));
