import { loadText, storageKeys } from '../data/storage';
import { defaultRegion, type Country } from '../domain/region/regions';
import { useRegionState } from '../state/region';

const shownKeys = [storageKeys.cart, storageKeys.deliveryPlace, storageKeys.storePlace];

/** Hydrates a header that differs from the HTML: by the region, what the visitor has stored, the URL or the scroll. */
export const opensHeader =
  (country: Country) =>
  (open: () => void): (() => void) => {
    const check = () => {
      const isForeign = useRegionState.getState().regions[country].code !== defaultRegion(country).code;
      if (isForeign || window.location.search || window.scrollY > 0 || shownKeys.some(loadText)) open();
    };
    check();
    const stopped = new AbortController();
    // Another tab may change the cart, also while this page is in the back/forward cache.
    for (const type of ['storage', 'pageshow']) window.addEventListener(type, check, { signal: stopped.signal });
    return () => stopped.abort();
  };
