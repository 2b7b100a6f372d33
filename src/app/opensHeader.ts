import { storageKeys } from '../data/storage';
import { whenStored } from '../data/whenStored';
import { defaultRegion, type Country } from '../domain/region/regions';
import { useRegionState } from '../state/region';

const shownKeys = [storageKeys.cart, storageKeys.deliveryPlace, storageKeys.storePlace];

/** Hydrates a header that differs from the HTML: by the region, what the visitor has stored, the URL or the scroll. */
export const opensHeader =
  (country: Country) =>
  (open: () => void): (() => void) => {
    const isForeign = useRegionState.getState().regions[country].code !== defaultRegion(country).code;
    if (isForeign || window.location.search || window.scrollY > 0) open();
    return whenStored(shownKeys, open);
  };
