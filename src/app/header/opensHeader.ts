import { storageKeys } from '../../data/storage';
import type { Country } from '../../domain/region/regions';
import { opensForVisitor } from '../../state/opensForVisitor';

/** Hydrates a header that differs from the HTML, or that the browser has restored at a scroll position. */
export function opensHeader(country: Country) {
  const opens = opensForVisitor(country, [storageKeys.cart, storageKeys.deliveryPlace, storageKeys.storePlace]);
  return (open: () => void): (() => void) => {
    if (window.scrollY > 0) open();
    return opens(open);
  };
}
