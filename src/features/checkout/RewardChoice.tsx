import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { changeDraft } from '../../state/checkoutDraft';
import { CheckboxField } from '../../ui/fields/CheckboxField';
import type { Reward } from './useReward';

export function RewardChoice({ reward }: { reward: Reward }) {
  const { t, formatMoney } = useWords('account', 'order');
  const { balance, minimum, isUnderMinimum, isSelected, error, retry } = reward;
  if (error) return <LoadFailure title={t('checkout.reward.failed')} query={{ error, refetch: retry }} />;
  if (balance <= 0) return null;
  const minimumTotal = formatMoney({ amount: minimum });
  return (
    <CheckboxField
      label={t('checkout.reward.use', { amount: formatMoney({ amount: balance }) })}
      hint={isUnderMinimum ? t('cart.error.reward', { minimumTotal }) : undefined}
      disabled={isUnderMinimum}
      checked={isSelected && !isUnderMinimum}
      onChange={({ target }) => changeDraft({ useRewards: target.checked })}
    />
  );
}
