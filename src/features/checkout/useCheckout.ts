import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../data/apiError';
import { missingDetails } from '../../domain/account/missingDetails';
import type { User } from '../../domain/account/userSchema';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { isDeliverable } from '../../domain/address/streetAddress';
import type { Order } from '../../domain/order/orderSchema';
import { isDraftPersisted, useCheckoutDraft, changeDraft } from '../../state/checkoutDraft';
import type { Delivery } from '../../state/delivery/delivery';
import type { ChosenPlace } from '../../state/delivery/deliveryPlace';
import { useLeaveWarning } from '../../state/navigation/leaveWarning';
import { useCurrentMinute } from '../../state/hooks/useCurrentMinute';
import { isWindowReserved, stepToFix } from './changes/refusals';
import { useIdStatus } from './id-photo/useIdPhoto';
import type { CheckoutStepId } from './steps/steps';
import { useOrder } from './useOrder';
import { usePlaceOrder } from './usePlaceOrder';
import { useSlot, type SlotChoice } from './steps/useSlot';
import { useCheckoutSteps } from './steps/useCheckoutSteps';
import { useEffect, useLayoutEffect } from 'react';
import { serverNow } from '../../data/serverClock';
import { deliverySlots } from '../../domain/delivery/deliverySlots';
import { refreshCartPrices } from '../../state/cart';
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
function useDispensary(delivery: Delivery, provider: DeliveryProvider): string | null {
  useStoredProvider(provider);
  useAppliedPrices(delivery);
  return useCheckoutDraft((draft) => (draft.provider?.id === provider.id ? draft.provider.before : null));
}

export interface CheckoutProps {
  user: User;
  isIdPresent: boolean;
  delivery: Delivery;
  provider: DeliveryProvider;
  place: ChosenPlace;
  onPlaced: (order: Order) => void;
}

/** Asks before leaving while an order is being sent, or if the draft cannot be stored. */
function useLeaveCheckoutWarning(isPlacing: boolean): () => void {
  const hasInput = useCheckoutDraft(({ givenName, familyName, note, unit, slotStart, contactPhone }) =>
    Boolean(givenName || familyName || note || unit || slotStart || contactPhone),
  );
  return useLeaveWarning(isPlacing || (hasInput && !isDraftPersisted()));
}

/** Opens the step that can fix the refusal, and drops cached data that it disproves. */
function useRefusalHandler(providerId: string, choice: SlotChoice, go: (step: CheckoutStepId) => void) {
  const queries = useQueryClient();
  const setIdStatus = useIdStatus(providerId);
  return (error: ApiError) => {
    const step = stepToFix(error);
    if (step === 'id') void setIdStatus({ documentStatus: 'ABSENT' });
    if (step === 'address') void queries.invalidateQueries({ queryKey: ['providers'] });
    if (isWindowReserved(error)) choice.markReserved();
    if (step !== 'review') go(step);
  };
}

export function useCheckout({ user, isIdPresent, delivery, provider, place, onPlaced }: CheckoutProps) {
  const now = useCurrentMinute();
  const order = useOrder(delivery, provider);
  const choice = useSlot(provider, now, delivery.orderType);
  const previousProvider = useDispensary(delivery, provider);
  const { address, orderType } = delivery;
  const isComplete = orderType === 'pickup' || !address || isDeliverable(address);
  const done = {
    details: missingDetails(user).length === 0,
    id: isIdPresent,
    address: isComplete,
    time: choice.slot !== null,
  };
  const steps = useCheckoutSteps(done);

  const sending = usePlaceOrder({
    placeId: place.placeId,
    onPlaced: (placed) => {
      allowLeaving();
      onPlaced(placed);
    },
    onRefused: useRefusalHandler(provider.id, choice, steps.go),
  });
  const allowLeaving = useLeaveCheckoutWarning(sending.placing.isPending);
  const finish = (id: CheckoutStepId) => () => {
    sending.placing.reset();
    steps.finish(id);
  };
  return { now, order, choice, previousProvider, isComplete, steps, sending, finish };
}

export type Checkout = ReturnType<typeof useCheckout>;
