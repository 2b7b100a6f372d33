import { storageKeys } from '../../data/storage';
import type { Country } from '../../domain/region/regions';
import { visitorHydrationTrigger } from '../../state/visitorHydrationTrigger';

/** Hydrates a list that differs from the HTML. */
export const opensList = (country: Country) =>
  visitorHydrationTrigger(country, [storageKeys.deliveryPlace, storageKeys.favorites]);
