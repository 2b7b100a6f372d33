import type { ComponentProps, ReactNode } from 'react';
import { cartError } from '../../domain/cart/cartError';
import type { CartTotals } from '../../domain/cart/cartTotals';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { formatMoney } from '../../domain/money';
import { useAllWords } from '../../i18n/LocaleContext';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Meter } from '../../ui/Meter';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { DraftFacts } from './DraftFacts';
import { OrderAmounts, type Charges } from './OrderAmounts';
import { RewardChoice } from './RewardChoice';
import { StepFrame } from './StepFrame';
import type { Reward } from './useReward';

interface ReviewStepProps {
  frame: Omit<ComponentProps<typeof StepFrame>, 'title' | 'lead' | 'summary' | 'children'>;
  totals: CartTotals;
  charges: Charges;
  provider: DeliveryProvider;
  reward: Reward;
  /** Shown here because steps that were skipped automatically never showed the window and the address. */
  window: string | null;
  address: string;
  /** The reason why the order cannot be placed, or the button that places it. */
  children: ReactNode;
}

/** The order's items, dispensary and price, before it is placed. */
export function ReviewStep({ frame, totals, charges, provider, reward, window, address, children }: ReviewStepProps) {
  const { t } = useAllWords();
  const { thcGrams } = totals;
  const limit = provider.purchaseLimitConcentratedWeight;
  return (
    <StepFrame {...frame} title={t('checkout.review.title')}>
      <Stack $gap={5}>
        <DraftFacts
          facts={[
            { name: t('order.window'), value: window ?? '' },
            { name: t('checkout.step.address'), value: address },
          ]}
        />
        <OrderAmounts items={totals.items} charges={charges} />
        <RewardChoice reward={reward} />
        {thcGrams > 0 && (
          <Meter
            label={t('checkout.review.grams')}
            value={thcGrams}
            max={limit}
            valueText={t('checkout.review.gramsOf', { grams: thcGrams, limit })}
          />
        )}
        <Text size="small" tone="muted">
          {t('checkout.review.seller', { provider: provider.name, licence: provider.licence })}
        </Text>
        <Text size="small" tone="muted">
          {t('checkout.review.payment')} {t('checkout.review.idReminder')}
        </Text>
        <OrderLimits totals={totals} provider={provider} />
        {children}
        <Text size="small" tone="muted">
          {t('checkout.review.agree', { provider: provider.name })}
        </Text>
      </Stack>
    </StepFrame>
  );
}

type Limited = Pick<ReviewStepProps, 'totals' | 'provider'>;

/** The dispensary's minimum or the legal limit that this order violates, or null. */
export const orderLimitError = ({ totals, provider }: Limited) => cartError({ totals, hasAddress: true, provider });

function OrderLimits({ totals, provider }: Limited) {
  const { t } = useAllWords();
  const error = orderLimitError({ totals, provider });
  if (error !== 'UNDER_MINIMUM_TOTAL' && error !== 'OVER_THC_TOTAL_LIMIT') return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="secondary" size="small" onClick={() => openPanel('cart')}>
          {t('checkout.backToCart')}
        </Button>
      }
    >
      {error === 'UNDER_MINIMUM_TOTAL'
        ? t('cart.error.minimumTotal', { price: formatMoney({ amount: provider.deliveryTotalMinimum }) })
        : t('cart.error.maximumThc', { grams: provider.purchaseLimitConcentratedWeight })}
    </Notice>
  );
}
