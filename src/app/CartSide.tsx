import { CartPanel } from '../features/cart/CartPanel';
import { OrderTypeChoice } from '../features/delivery-address/OrderTypeChoice';
import { PickupFacts } from '../features/delivery-address/PickupFacts';
import { ProviderFacts } from '../features/delivery-address/ProviderFacts';
import { useDelivery } from '../state/delivery/delivery';

/**
 * The cart with the requirements of the chosen address's dispensary. It joins two features that may not import each
 * other.
 */
export function CartSide() {
  const { provider, orderType } = useDelivery();
  return (
    <CartPanel
      facts={
        <>
          <OrderTypeChoice />
          {provider && orderType === 'pickup' && <PickupFacts provider={provider} />}
          {provider && orderType === 'delivery' && <ProviderFacts provider={provider} isCompact />}
        </>
      }
    />
  );
}
