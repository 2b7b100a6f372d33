import { storageKeys } from '../../data/storage';
import type { Country } from '../../domain/region/regions';
import { visitorHydrationTrigger } from '../../state/visitorHydrationTrigger';

/** Hydration trigger: fires when the visitor's list differs from the static HTML. */
export const whenListDiffers = (country: Country) =>
  visitorHydrationTrigger(country, [storageKeys.deliveryPlace, storageKeys.favorites]);
