import { CartPanel } from '../features/cart/CartPanel';
import { OrderTypeChoice } from '../features/delivery-address/OrderTypeChoice';
import { PickupFacts } from '../features/delivery-address/PickupFacts';
import { ProviderFacts } from '../features/delivery-address/ProviderFacts';
import { useDelivery } from '../state/delivery/delivery';

/** Connects the cart with the chosen dispensary, because features do not import each other. */
export function ConnectedCartPanel() {
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
