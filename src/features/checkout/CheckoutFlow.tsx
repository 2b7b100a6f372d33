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
 * Claims the draft for this account, also after another tab has placed the order and cleared it. Returns true once it
 * is claimed.
 */
function useClaimedDraft(userId: string | undefined): boolean {
  const isClaimed = useCheckoutDraft((draft) => draft.shopper === userId && draft.seed !== '');
  useLayoutEffect(() => {
    if (userId && !isClaimed) claimDraft(userId);
  }, [userId, isClaimed]);
  return isClaimed;
}

/** Loads what the steps need. A failure to load the reserved slots is ignored, because the server checks them again. */
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
