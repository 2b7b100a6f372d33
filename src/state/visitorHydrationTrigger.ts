import { onStoredValue } from '../data/onStoredValue';
import { defaultRegion, type Country } from '../domain/region/regions';
import { useRegionState } from './region';

/** Hydrates if the HTML is wrong for the visitor, due to the region, stored values or the URL's query. */
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
