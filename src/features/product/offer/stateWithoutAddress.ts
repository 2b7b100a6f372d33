import type { VariantView } from '../../../content/pages/pageContext';
import { itemAvailability } from '../../../domain/catalogue/itemAvailability';

/** Without an address no stock is known, so nothing is AVAILABLE yet. */
export function stateWithoutAddress(variant: VariantView, expressDeliveryProvidersCount: number) {
  const state = itemAvailability({ variant, hasAddress: false, stock: null, expressDeliveryProvidersCount });
  return state === 'AVAILABLE' ? 'NO_ADDRESS' : state;
}
