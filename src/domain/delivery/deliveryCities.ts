import { isFeatureOn } from '../region/features';
import { regionOf, type Country } from '../region/regions';
import type { City, Dispensary } from './citySchema';
import type { SlotRules } from './deliverySlots';
import type { DayHours } from './providerSchema';

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

/** Cities that the content says nothing about have no page, because it would repeat the pages of others. */
export const hasCityPage = ({ about }: Pick<City, 'about'>): boolean => Boolean(about?.length);

export const citiesWithDelivery = (
  country: Country,
  cities: readonly City[],
  dispensaries: readonly Dispensary[],
): City[] =>
  cities
    .filter(({ region }) => regionOf(region).country === country && isFeatureOn('expressDelivery', region))
    .filter((city) => cityServices(city, dispensaries).length > 0)
    .sort((a, b) => a.name.localeCompare(b.name));

/** A dispensary's weekly schedule, without the pauses, exceptions and full windows that only the API knows. */
export function usualSlotRules({ hours, windowMinutes, leadMinutes, firstDay }: Dispensary): SlotRules {
  const days = Object.entries(hours).map(([day, time]): [string, DayHours] => [
    day,
    { ...time, leadtime: leadMinutes, timeframe: windowMinutes },
  ]);
  return {
    // Only California has delivery.
    timezone: 'America/Los_Angeles',
    deliveryTimes: Object.fromEntries(days),
    deliveryMinimumDaysInAdvance: firstDay,
    // A week, so that the next window is found for any hours.
    deliveryAllowedDaysInAdvance: 7,
    fullSlots: [],
    exceptions: [],
    pause: null,
  };
}
