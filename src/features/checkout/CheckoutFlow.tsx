import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type FormEvent } from 'react';
import { uploadedIdQuery, userQuery } from '../../data/account/accountQueries';
import { cartTotals } from '../../domain/cart/cartTotals';
import { deliverySlots } from '../../domain/delivery/deliverySlots';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import type { Order, OrderChanges } from '../../domain/order/orderSchema';
import { errorMessage } from '../../i18n/errorMessage';
import { useAllWords } from '../../i18n/LocaleContext';
import { useCart } from '../../state/cart';
import type { Delivery } from '../../state/delivery';
import { useLeaveWarning } from '../../state/leaveWarning';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Text } from '../../ui/Text';
import { acceptChanges } from './acceptChanges';
import { AddressBlock } from './AddressBlock';
import { Changes } from './Changes';
import { DetailsBlock, hasName } from './DetailsBlock';
import { DriverNote } from './DriverNote';
import { IdBlock } from './IdBlock';
import { ReviewBlock } from './ReviewBlock';
import { TimeBlock } from './TimeBlock';
import { usePlaceOrder } from './usePlaceOrder';

interface CheckoutFlowProps {
  delivery: Delivery;
  provider: DeliveryProvider;
  onPlaced: (order: Order) => void;
}

const lookAgainEvery = 30_000;

/** The clock of the page: slots that have begun are taken away. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), lookAgainEvery);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** S2-59: the page is not left without asking once something was typed or chosen, until that is placed. */
function useUnsent(onPlaced: (order: Order) => void) {
  const [isUnsent, setIsUnsent] = useState(false);
  const letLeave = useLeaveWarning(isUnsent);
  const onInput = ({ target }: FormEvent) => {
    // A photo is sent as soon as it is chosen.
    if ((target as HTMLInputElement).type !== 'file') setIsUnsent(true);
  };
  const handOn = (order: Order) => {
    letLeave();
    onPlaced(order);
  };
  return { onInput, handOn };
}

/** S2-73: what an order needs, in the order in which a shopper gives it, and the button that places it. */
export function CheckoutFlow({ delivery, provider, onPlaced }: CheckoutFlowProps) {
  const { t } = useAllWords();
  const queries = useQueryClient();
  const items = useCart((state) => state.items);
  const totals = useMemo(() => cartTotals(items), [items]);
  const now = useNow();
  const slots = useMemo(() => deliverySlots(provider, now), [provider, now]);
  const [chosen, setChosen] = useState<string | null>(null);
  const slot = slots.find(({ start, isFull }) => start === chosen && !isFull) ?? null;
  const [note, setNote] = useState('');
  const user = useQuery(userQuery());
  const uploaded = useQuery(uploadedIdQuery(provider.id));
  const isIdPresent = uploaded.data?.documentStatus === 'PRESENT';
  const { onInput, handOn } = useUnsent(onPlaced);
  const { placing, changes } = usePlaceOrder(handOn);
  const { place } = delivery;
  const isReady = hasName(user.data) && isIdPresent && place !== null && slot !== null;

  const missing = [
    ...(hasName(user.data) ? [] : [t('register.namesTitle')]),
    ...(isIdPresent ? [] : [t('checkout.error.idMissing')]),
    ...(place ? [] : [t('checkout.address.missing')]),
    ...(slot ? [] : [t('checkout.time.missing')]),
  ];

  const submit = () => {
    if (!place || !slot) return;
    placing.mutate({
      providerId: provider.id,
      placeId: place.placeId,
      addressTwo: place.addressTwo,
      slotStart: slot.start,
      note,
      items: items.map(({ productVariantId, quantity, price }) => ({ productVariantId, quantity, price })),
    });
  };
  const accept = (accepted: OrderChanges) => {
    acceptChanges(accepted);
    if (accepted.isSlotGone) setChosen(null);
    placing.reset();
    void queries.invalidateQueries({ queryKey: ['providers'] });
    void queries.invalidateQueries({ queryKey: ['providerProducts'] });
  };

  return (
    <div onInput={onInput}>
      {user.data && <DetailsBlock number={1} user={user.data} />}
      <IdBlock number={2} providerId={provider.id} isPresent={isIdPresent} />
      <AddressBlock number={3} delivery={delivery}>
        <DriverNote value={note} onChange={setNote} />
      </AddressBlock>
      {chosen && !slot && <Notice tone="warning">{t('error.slotMissed')}</Notice>}
      <TimeBlock
        number={4}
        slots={slots}
        timezone={provider.timezone}
        now={now}
        value={slot?.start ?? null}
        onChange={setChosen}
      />
      <ReviewBlock number={5} totals={totals} provider={provider}>
        {changes && <Changes changes={changes} items={totals.items} onAccept={() => accept(changes)} />}
        {placing.error && !changes && <Notice tone="error">{errorMessage(placing.error, t)}</Notice>}
        {!isReady && (
          <Text tone="muted" role="status">
            {missing.join(' ')}
          </Text>
        )}
        <Button
          size="large"
          isWide
          disabled={!isReady}
          isBusy={placing.isPending}
          busyLabel={t('checkout.review.submitting')}
          onClick={submit}
        >
          {t('checkout.review.submit')}
        </Button>
      </ReviewBlock>
    </div>
  );
}
