import { useQuery } from '@tanstack/react-query';
import { rewardsQuery } from '../../data/order/rewardsQuery';
import { cartReward } from '../../domain/cart/cartReward';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { hasRewards } from '../../domain/order/rewards';
import { useAllWords } from '../../i18n/LocaleContext';
import { useCheckoutDraft } from '../../state/checkoutDraft';

interface Goods {
  provider: DeliveryProvider;
  /** Of the address; undefined until it is known. */
  country: string | undefined;
  subtotal: number;
}

/** D-34: the shopper's credit, in dollars, and how much of it this order may use. D-05: none in Canada. */
export function useReward({ provider, country, subtotal }: Goods) {
  const { locale } = useAllWords();
  // While the address is looked up again the total must not jump: the server gives none where there are none.
  const isOffered = locale.country === 'us' && (country === undefined || hasRewards(country));
  const rewards = useQuery(rewardsQuery(isOffered ? provider.id : null));
  const isWanted = useCheckoutDraft((draft) => draft.useRewards);
  const balance = (isOffered && rewards.data?.balance.amount) || 0;
  const isUnderMinimum = cartReward({ subtotal, balance, provider })?.kind === 'under-minimum';
  return {
    balance,
    minimum: provider.deliveryTotalMinimum,
    isUnderMinimum,
    isWanted,
    /** Dollars that are at hand for this order. */
    credit: isWanted && !isUnderMinimum ? balance : 0,
    error: isOffered && !rewards.data ? rewards.error : null,
    retry: () => void rewards.refetch(),
  };
}

export type Reward = ReturnType<typeof useReward>;
