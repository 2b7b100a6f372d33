import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { uploadedIdQuery, userQuery } from '../../data/account/accountQueries';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import type { Order } from '../../domain/order/orderSchema';
import { errorMessage } from '../../i18n/errorMessage';
import { useAllWords } from '../../i18n/LocaleContext';
import { claimDraft, useCheckoutDraft } from '../../state/checkoutDraft';
import type { Delivery } from '../../state/delivery';
import type { ChosenPlace } from '../../state/deliveryPlace';
import { RetryNotice } from '../../ui/RetryNotice';
import { Stack } from '../../ui/Stack';
import { CheckoutSteps } from './CheckoutSteps';
import { SavedDraft } from './SavedDraft';
import { Waiting } from './Waiting';

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

/** Loads the account and the ID status, then renders the steps. */
export function CheckoutFlow(props: CheckoutFlowProps) {
  const { t } = useAllWords();
  const user = useQuery(userQuery());
  const uploaded = useQuery(uploadedIdQuery(props.provider.id));
  const isDrafted = useClaimedDraft(user.data?.uuid);
  if (user.data && uploaded.data && isDrafted)
    return <CheckoutSteps {...props} user={user.data} isIdPresent={uploaded.data.documentStatus === 'PRESENT'} />;
  const failed = [user, uploaded].filter(({ isError }) => isError);
  if (failed[0])
    return (
      <Stack $gap={6}>
        <RetryNotice
          retryLabel={t('app.retry')}
          title={t('checkout.error.load')}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        >
          {errorMessage(failed[0].error!, t)}
        </RetryNotice>
        <SavedDraft delivery={props.delivery} />
      </Stack>
    );
  return <Waiting delivery={props.delivery} />;
}
