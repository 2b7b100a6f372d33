import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import type { OrderChanges } from '../../domain/order/orderSchema';
import { errorMessage } from '../../i18n/errorMessage';
import { formatCheckoutSlot } from '../../i18n/time/formatSlot';
import { useWords } from '../../i18n/LocaleContext';
import { useCheckoutDraft } from '../../state/checkoutDraft';
import type { Delivery } from '../../state/delivery/delivery';
import type { ChosenPlace } from '../../state/delivery/deliveryPlace';
import { useOnline } from '../../state/hooks/useOnline';
import { Button } from '../../ui/Button';
import { RetryNotice } from '../../ui/feedback/RetryNotice';
import { useBottomBarSpace } from '../../ui/layout/useBottomBarSpace';
import { color, media, space, text } from '../../ui/theme/tokens';
import { acceptChanges } from './changes/acceptChanges';
import { applyItemChanges, currentOffers, findItemChanges } from './changes/itemChanges';
import { ConfirmChanges } from './changes/ConfirmChanges';
import { OrderRefusal } from './changes/OrderRefusal';
import { isOutcomeUnknown, stepToFix } from './changes/refusals';
import { useChangeLines } from './changes/useChangeLines';
import { loadOpenAttempt } from './orderAttempt';
import { useCheckoutUnit } from './steps/AddressStep';
import { orderLimitError } from './steps/ReviewStep';
import { checkoutHeadingId } from './steps/StepFrame';
import type { ContactPhoneState } from './steps/useContactPhone';
import type { SlotChoice } from './steps/useSlot';
import type { CheckoutOrder } from './useOrder';
import type { usePlaceOrder } from './usePlaceOrder';

interface PlaceOrderProps {
  order: CheckoutOrder;
  choice: SlotChoice;
  delivery: Delivery;
  provider: DeliveryProvider;
  place: ChosenPlace;
  contact: ContactPhoneState;
  sending: ReturnType<typeof usePlaceOrder>;
  now: Date;
}

const noChanges: OrderChanges = { items: [], isSlotGone: false };

/** Sends fee and reward as shown, so that changed ones need confirmation. */
function useSubmitOrder({ order, choice, delivery, provider, place, contact, sending }: PlaceOrderProps) {
  const note = useCheckoutDraft((draft) => draft.note);
  const unit = useCheckoutUnit(place);
  const { totals, charges } = order;
  const { locale } = useWords('account', 'order');
  return () => {
    const phone = contact.validate();
    if (!choice.slot || !phone) return;
    sending.place({
      providerId: provider.id,
      placeId: place.placeId,
      addressTwo: unit.trim(),
      slotStart: choice.slot.start,
      // Pickups have no driver who could read the note.
      ...(delivery.orderType === 'pickup' ? { orderType: 'pickup' as const } : { note }),
      localeId: locale.id,
      ...phone,
      items: totals.items.map(({ productVariantId, quantity, price }) => ({ productVariantId, quantity, price })),
      deliveryFeeTotal: charges.deliveryFeeTotal,
      ...(charges.rewardTotal > 0 && { useRewards: true, rewardTotal: charges.rewardTotal }),
    });
  };
}

/** Compares the order on screen with the server's refusal or, before it is sent, with the loaded offers. */
function useChanges({ order, choice, delivery, provider, sending, now }: PlaceOrderProps) {
  const { locale, t } = useWords('account', 'order');
  const queries = useQueryClient();
  const { totals, reward, charges, chargesFor } = order;
  const expectedChanges = findItemChanges(order.items, currentOffers(delivery));
  const changes = sending.changes ?? { ...noChanges, items: expectedChanges };
  const slot = choice.slot && formatCheckoutSlot(choice.slot, { locale, t, timezone: provider.timezone, now });
  const lines = useChangeLines(changes, {
    items: order.items,
    slot,
    reward: charges.rewardTotal,
    fee: charges.deliveryFeeTotal,
  });
  const remainingItems = applyItemChanges(totals.items, changes.items);
  const credit = changes.rewardTotal?.amount ?? reward.credit;
  // Sold-out items are in neither total.
  const newTotal = chargesFor(remainingItems, { credit, newFee: changes.deliveryFeeTotal?.amount }).total;
  const accept = () => {
    acceptChanges(changes, provider.id, queries);
    if (changes.deliveryFeeTotal) order.acceptFee(changes.deliveryFeeTotal.amount);
    if (changes.isSlotGone) choice.handleRefusal();
    sending.placing.reset();
    document.getElementById(checkoutHeadingId('review'))?.focus();
  };
  return {
    lines,
    totals: remainingItems.length && newTotal !== charges.total ? { before: charges.total, after: newTotal } : null,
    takesFocus: sending.changes !== null,
    onAccept: accept,
  };
}

export function PlaceOrder(props: PlaceOrderProps) {
  const { t, formatMoney } = useWords('account', 'order');
  const { order, provider, sending } = props;
  const { charges } = order;
  const bar = useRef<HTMLDivElement>(null);
  const { placing, isFindingLostOrder, error } = sending;
  const isOnline = useOnline();
  const submit = useSubmitOrder(props);
  const changes = useChanges(props);
  const hasChanges = changes.lines.length > 0;
  useBottomBarSpace(bar, !hasChanges);
  if (hasChanges) return <ConfirmChanges {...changes} />;
  const needsRetry = error && isOutcomeUnknown(error, loadOpenAttempt() !== null);
  return (
    <>
      {needsRetry && (
        <RetryNotice retryLabel={t('app.retry')} title={errorMessage(error, t)} onRetry={submit}>
          {t('checkout.error.unanswered')}
        </RetryNotice>
      )}
      {error && !needsRetry && !sending.changes && stepToFix(error) === 'review' && <OrderRefusal error={error} />}
      <Bar ref={bar}>
        <Total>
          {t('order.receipt.total')} <strong>{formatMoney({ amount: charges.total })}</strong>
        </Total>
        <Button
          size="large"
          isWide
          disabled={
            !isOnline || order.totals.items.length === 0 || orderLimitError({ totals: order.totals, provider }) !== null
          }
          isBusy={placing.isPending || placing.isSuccess || isFindingLostOrder}
          busyLabel={t(isFindingLostOrder ? 'checkout.review.checking' : 'checkout.review.submitting')}
          onClick={submit}
        >
          {t('checkout.review.submit')}
        </Button>
      </Bar>
    </>
  );
}

/** Sticks to the bottom, so that the total and button stay visible while the review is read. */
const Bar = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: grid;
  gap: ${space[2]};
  margin-inline: calc(-1 * ${space[2]});
  padding: ${space[3]} ${space[2]} max(${space[3]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  ${media.shortPage} {
    position: static;
  }
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  ${text.label};
`;
