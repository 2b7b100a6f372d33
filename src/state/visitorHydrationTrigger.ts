import { onStoredValue } from '../data/onStoredValue';
import { defaultRegion, type Country } from '../domain/region/regions';
import { useRegionState } from './region';

/**
 * Hydrates a part of the page whose HTML is wrong for the visitor: if the region is not the default, if a value is
 * stored under one of the keys, or if the URL has a query. Follows changes of the region and of other tabs.
 */
export const visitorHydrationTrigger =
  (country: Country, storedKeys: readonly string[]) =>
  (open: () => void): (() => void) => {
    const checkRegion = () => {
      if (useRegionState.getState().regions[country].code !== defaultRegion(country).code) open();
    };
    checkRegion();
    if (window.location.search) open();
    const stops = [useRegionState.subscribe(checkRegion), onStoredValue(storedKeys, open)];
    return () => stops.forEach((stop) => stop());
  };
