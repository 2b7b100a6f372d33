import { useQuery } from '@tanstack/react-query';
import { rewardsQuery } from '../../data/order/rewardsQuery';
import { cartReward } from '../../domain/cart/cartReward';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { hasRewards } from '../../domain/order/rewards';
import { useWords } from '../../i18n/LocaleContext';
import { useCheckoutDraft } from '../../state/checkoutDraft';

interface RewardOptions {
  provider: DeliveryProvider;
  /** Undefined until the address has loaded. */
  country: string | undefined;
  subtotal: number;
}

/** Amounts are in dollars. Canada has no rewards. */
export function useReward({ provider, country, subtotal }: RewardOptions) {
  const { locale } = useWords('account', 'order');
  // An unknown country counts as offered, so that the total does not jump while the address loads again. The server
  // returns no credit where there are no rewards.
  const isOffered = locale.country === 'us' && (country === undefined || hasRewards(country));
  const rewards = useQuery(rewardsQuery(isOffered ? provider.id : null));
  const isSelected = useCheckoutDraft((draft) => draft.useRewards);
  const balance = (isOffered && rewards.data?.balance.amount) || 0;
  const isUnderMinimum = cartReward({ subtotal, balance, provider })?.kind === 'under-minimum';
  return {
    balance,
    minimum: provider.deliveryTotalMinimum,
    isUnderMinimum,
    isSelected,
    credit: isSelected && !isUnderMinimum ? balance : 0,
    error: isOffered && !rewards.data ? rewards.error : null,
    retry: () => void rewards.refetch(),
  };
}

export type Reward = ReturnType<typeof useReward>;
