import { CartPanel } from '../features/cart/CartPanel';
import { ProviderFacts } from '../features/delivery-address/ProviderFacts';
import { useDelivery } from '../state/delivery';

/** The cart, with what the dispensary of the chosen address asks for: two features that do not know each other. */
export function CartSide() {
  const { provider } = useDelivery();
  return <CartPanel facts={provider && <ProviderFacts provider={provider} isCompact />} />;
}
