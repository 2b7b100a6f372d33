import { storageKeys } from '../../data/storage';
import type { Country } from '../../domain/region/regions';
import { opensForVisitor } from '../../state/opensForVisitor';

/** Hydrates a list that differs from the HTML. */
export const whenListDiffers = (country: Country) =>
  opensForVisitor(country, [storageKeys.deliveryPlace, storageKeys.favorites]);
