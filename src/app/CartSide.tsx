import { CartPanel } from '../features/cart/CartPanel';
import { ProviderFacts } from '../features/delivery-address/ProviderFacts';
import { useDelivery } from '../state/delivery';

/**
 * The cart with the requirements of the chosen address's dispensary. It joins two features that may not import each
 * other.
 */
export function CartSide() {
  const { provider } = useDelivery();
  return <CartPanel facts={provider && <ProviderFacts provider={provider} isCompact />} />;
}
