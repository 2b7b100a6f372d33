import { loadText, storageKeys } from '../../data/storage';
import { defaultRegion, type Country } from '../../domain/region/regions';
import { useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { useRegionState } from '../../state/region';

/** Hydrates a list that differs from the HTML: by the URL's query, the region, an address or favorites. */
export const opensList =
  (country: Country) =>
  (open: () => void): (() => void) => {
    const check = () => {
      const isForeign = useRegionState.getState().regions[country].code !== defaultRegion(country).code;
      const hasAddress = useDeliveryPlace.getState().place !== null;
      if (isForeign || hasAddress || window.location.search || loadText(storageKeys.favorites)) open();
    };
    check();
    const stops = [useRegionState.subscribe(check), useDeliveryPlace.subscribe(check)];
    return () => stops.forEach((stop) => stop());
  };
