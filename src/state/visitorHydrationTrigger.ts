import { onStoredValue } from '../data/onStoredValue';
import { defaultRegion, type Country } from '../domain/region/regions';
import { useRegionState } from './region';

/**
 * Hydrates a part of the page whose HTML is not right for the visitor: in another region than the default, with a value
 * stored under one of the keys, or with a query in the URL. It follows changes of the region and of other tabs.
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
