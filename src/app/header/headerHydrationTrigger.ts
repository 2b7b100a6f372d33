import { storageKeys } from '../../data/storage';
import type { Country } from '../../domain/region/regions';
import { visitorHydrationTrigger } from '../../state/visitorHydrationTrigger';

/** Hydrates the header if the HTML is wrong for the visitor or the browser restored a scroll position. */
export function headerHydrationTrigger(country: Country) {
  const opens = visitorHydrationTrigger(country, [storageKeys.cart, storageKeys.deliveryPlace, storageKeys.storePlace]);
  return (open: () => void): (() => void) => {
    if (window.scrollY > 0) open();
    return opens(open);
  };
}
