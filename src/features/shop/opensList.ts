import { storageKeys } from '../../data/storage';
import { whenStored } from '../../data/whenStored';
import { defaultRegion, type Country } from '../../domain/region/regions';
import { useRegionState } from '../../state/region';

const shownKeys = [storageKeys.deliveryPlace, storageKeys.favorites];

/** Hydrates a list that differs from the HTML: by the URL's query, the region, an address or favorites. */
export const opensList =
  (country: Country) =>
  (open: () => void): (() => void) => {
    const check = () => {
      if (useRegionState.getState().regions[country].code !== defaultRegion(country).code) open();
    };
    check();
    if (window.location.search) open();
    const stops = [useRegionState.subscribe(check), whenStored(shownKeys, open)];
    return () => stops.forEach((stop) => stop());
  };
