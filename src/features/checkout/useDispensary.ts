import { useEffect, useLayoutEffect } from 'react';
import { serverNow } from '../../data/serverClock';
import { deliverySlots } from '../../domain/delivery/deliverySlots';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { refreshCartPrices } from '../../state/cart';
import { changeDraft, useCheckoutDraft } from '../../state/checkoutDraft';
import type { Delivery } from '../../state/delivery/delivery';
import { currentOffers } from './changes/itemChanges';

/** Also drops a slot that only the previous dispensary offered. */
function useStoredProvider(provider: DeliveryProvider): void {
  const draftProvider = useCheckoutDraft((draft) => draft.provider);
  useLayoutEffect(() => {
    if (draftProvider?.id === provider.id) return;
    const { slotStart } = useCheckoutDraft.getState();
    const isOffered = deliverySlots(provider, new Date(serverNow())).some(({ start }) => start === slotStart);
    changeDraft({
      provider: {
        id: provider.id,
        name: provider.name,
        before: draftProvider?.name ?? null,
        isPriced: draftProvider === null,
      },
      ...(draftProvider && !isOffered && { slotStart: null }),
    });
  }, [draftProvider, provider]);
}

/** Applies another dispensary's prices as soon as they load, without asking the shopper to confirm each one. */
function useAppliedPrices(delivery: Delivery): void {
  const draftProvider = useCheckoutDraft((draft) => draft.provider);
  const offers = currentOffers(delivery);
  useEffect(() => {
    if (!draftProvider || draftProvider.isPriced || !offers || delivery.provider?.id !== draftProvider.id) return;
    refreshCartPrices(new Map([...offers].map(([id, { price }]) => [id, price.amount])));
    changeDraft({ provider: { ...draftProvider, isPriced: true } });
  }, [draftProvider, offers, delivery.provider]);
}

/** Returns the previous dispensary's name if the address led to another one, otherwise null. */
export function useDispensary(delivery: Delivery, provider: DeliveryProvider): string | null {
  useStoredProvider(provider);
  useAppliedPrices(delivery);
  return useCheckoutDraft((draft) => (draft.provider?.id === provider.id ? draft.provider.before : null));
}
