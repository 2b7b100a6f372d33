import { storageKeys } from '../../data/storage';
import type { Country } from '../../domain/region/regions';
import { opensForVisitor } from '../../state/opensForVisitor';

/** Hydration trigger: fires when the visitor's list differs from the static HTML. */
export const whenListDiffers = (country: Country) =>
  opensForVisitor(country, [storageKeys.deliveryPlace, storageKeys.favorites]);
