import { useQuery } from '@tanstack/react-query';
import { rewardsQuery } from '../../data/order/rewardsQuery';
import { cartReward } from '../../domain/cart/cartReward';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { formatMoney } from '../../domain/money/money';
import { useWords } from '../../i18n/LocaleContext';
import { useSession } from '../../state/session/session';
import { CartNote } from './CartNote';

interface RewardNoteProps {
  subtotal: number;
  provider: DeliveryProvider;
}

/** Shows how much of the shopper's credit this order can use. Canada has no rewards. */
export function RewardNote({ subtotal, provider }: RewardNoteProps) {
  const { t, locale } = useWords('account', 'order');
  const isSignedIn = useSession((state) => state.isSignedIn) ?? false;
  const hasRewards = isSignedIn && locale.country === 'us';
  // A failure is ignored, because checkout fetches the credit again.
  const { data } = useQuery(rewardsQuery(hasRewards ? provider.id : null));
  const reward = hasRewards && data ? cartReward({ subtotal, balance: data.balance.amount, provider }) : null;
  if (!reward) return null;
  const money = (amount: number) => formatMoney({ amount });
  return reward.kind === 'usable' ? (
    <CartNote tone="success">{t('cart.reward', { price: money(reward.amount) })}</CartNote>
  ) : (
    <CartNote tone="info">{t('cart.error.reward', { minimumTotal: money(reward.minimumTotal) })}</CartNote>
  );
}
