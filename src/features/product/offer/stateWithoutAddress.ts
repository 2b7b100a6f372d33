import type { VariantView } from '../../../content/pages/pageContext';
import { itemAvailability } from '../../../domain/catalogue/itemAvailability';

/** Nothing is AVAILABLE without an address, because the stock depends on the dispensary. */
export function stateWithoutAddress(variant: VariantView, expressDeliveryProvidersCount: number) {
  const state = itemAvailability({ variant, hasAddress: false, stock: null, expressDeliveryProvidersCount });
  return state === 'AVAILABLE' ? 'NO_ADDRESS' : state;
}
