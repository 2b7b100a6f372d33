import { useEffect, useLayoutEffect } from 'react';
import { serverNow } from '../../data/serverClock';
import { deliverySlots } from '../../domain/delivery/deliverySlots';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { refreshCartPrices } from '../../state/cart';
import { changeDraft, useCheckoutDraft } from '../../state/checkoutDraft';
import type { Delivery } from '../../state/delivery/delivery';
import { currentOffers } from './changes/changedItems';

/** Stores the dispensary in the draft, and drops a slot that only the previous dispensary offered. */
function useStoredProvider(provider: DeliveryProvider): void {
  const known = useCheckoutDraft((draft) => draft.provider);
  useLayoutEffect(() => {
    if (known?.id === provider.id) return;
    const { slotStart } = useCheckoutDraft.getState();
    const isOffered = deliverySlots(provider, new Date(serverNow())).some(({ start }) => start === slotStart);
    changeDraft({
      provider: { id: provider.id, name: provider.name, before: known?.name ?? null, isPriced: known === null },
      ...(known && !isOffered && { slotStart: null }),
    });
  }, [known, provider]);
}

/** Applies another dispensary's prices as soon as they load, without asking the shopper to confirm each one. */
function useAppliedPrices(delivery: Delivery): void {
  const known = useCheckoutDraft((draft) => draft.provider);
  const offers = currentOffers(delivery);
  useEffect(() => {
    if (!known || known.isPriced || !offers || delivery.provider?.id !== known.id) return;
    refreshCartPrices(new Map([...offers].map(([id, { price }]) => [id, price.amount])));
    changeDraft({ provider: { ...known, isPriced: true } });
  }, [known, offers, delivery.provider]);
}

/** Follows the address to another dispensary. Returns the previous one's name, or null if there was none. */
export function useDispensary(delivery: Delivery, provider: DeliveryProvider): string | null {
  useStoredProvider(provider);
  useAppliedPrices(delivery);
  return useCheckoutDraft((draft) => (draft.provider?.id === provider.id ? draft.provider.before : null));
}
