import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { uploadedIdQuery, userQuery } from '../../data/account/accountQueries';
import { reservedSlotsQuery } from '../../data/delivery/deliveryCalls';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import type { Order } from '../../domain/order/orderSchema';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { claimDraft, useCheckoutDraft } from '../../state/checkoutDraft';
import type { Delivery } from '../../state/delivery/delivery';
import type { ChosenPlace } from '../../state/delivery/deliveryPlace';
import { Stack } from '../../ui/layout/Stack';
import { SavedDraft } from './SavedDraft';
import { CheckoutSteps } from './steps/CheckoutSteps';
import { DeliveryWaiting } from './Waiting';

interface CheckoutFlowProps {
  delivery: Delivery;
  provider: DeliveryProvider;
  place: ChosenPlace;
  onPlaced: (order: Order) => void;
}

/**
 * True if the draft belongs to this account. Claims the draft if not, which also happens after another tab has placed
 * the order and cleared it.
 */
function useClaimedDraft(shopper: string | undefined): boolean {
  const isTheirs = useCheckoutDraft((draft) => draft.shopper === shopper && draft.seed !== '');
  useLayoutEffect(() => {
    if (shopper && !isTheirs) claimDraft(shopper);
  }, [shopper, isTheirs]);
  return isTheirs;
}

/**
 * Loads the account, the ID status and the slots reserved for others, then renders the steps. Without the last, which the
 * server checks again, they still work.
 */
export function CheckoutFlow(props: CheckoutFlowProps) {
  const { t } = useWords('account', 'order');
  const user = useQuery(userQuery());
  const uploaded = useQuery(uploadedIdQuery(props.provider.id));
  const reserved = useQuery(reservedSlotsQuery(props.provider.id));
  const isDrafted = useClaimedDraft(user.data?.uuid);
  if (user.data && uploaded.data && isDrafted && (reserved.isFetched || !reserved.isFetching))
    return <CheckoutSteps {...props} user={user.data} isIdPresent={uploaded.data.documentStatus === 'PRESENT'} />;
  const failed = [user, uploaded].filter(({ isError }) => isError);
  if (failed[0])
    return (
      <Stack $gap={6}>
        <LoadFailure
          title={t('checkout.error.load')}
          query={{ error: failed[0].error, refetch: () => failed.forEach(({ refetch }) => void refetch()) }}
        />
        <SavedDraft delivery={props.delivery} />
      </Stack>
    );
  return <DeliveryWaiting delivery={props.delivery} />;
}
