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
import { CheckoutLoading } from './CheckoutLoading';

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
function useClaimedDraft(userId: string | undefined): boolean {
  const isClaimed = useCheckoutDraft((draft) => draft.shopper === userId && draft.seed !== '');
  useLayoutEffect(() => {
    if (userId && !isClaimed) claimDraft(userId);
  }, [userId, isClaimed]);
  return isClaimed;
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
  const isDraftClaimed = useClaimedDraft(user.data?.uuid);
  if (user.data && uploaded.data && isDraftClaimed && (reserved.isFetched || !reserved.isFetching))
    return <CheckoutSteps {...props} user={user.data} isIdPresent={uploaded.data.documentStatus === 'PRESENT'} />;
  const failedQueries = [user, uploaded].filter(({ isError }) => isError);
  if (failedQueries[0])
    return (
      <Stack $gap={6}>
        <LoadFailure
          title={t('checkout.error.load')}
          query={{
            error: failedQueries[0].error,
            refetch: () => failedQueries.forEach(({ refetch }) => void refetch()),
          }}
        />
        <SavedDraft delivery={props.delivery} />
      </Stack>
    );
  return <CheckoutLoading delivery={props.delivery} />;
}
