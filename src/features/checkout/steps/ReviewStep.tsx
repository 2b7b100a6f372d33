import type { ReactNode } from 'react';
import { cartError, cartWeight, type CartError } from '../../../domain/cart/cartError';
import type { CartTotals } from '../../../domain/cart/cartTotals';
import type { DeliveryProvider } from '../../../domain/delivery/providerSchema';
import type { OrderType } from '../../../domain/order/orderStatus';
import { formatGrams } from '../../../i18n/formatGrams';
import { useWords } from '../../../i18n/LocaleContext';
import { formatWeightError } from '../../../i18n/formatWeightError';
import { openPanel } from '../../../state/panels';
import { Button } from '../../../ui/Button';
import { Meter } from '../../../ui/feedback/Meter';
import { Notice } from '../../../ui/feedback/Notice';
import { Stack } from '../../../ui/layout/Stack';
import { Paragraph } from '../../../ui/text/Paragraph';
import { DraftFacts } from '../DraftFacts';
import { OrderAmounts, type Charges } from '../OrderAmounts';
import { RewardChoice } from '../RewardChoice';
import { StepFrame, type FrameProps } from './StepFrame';
import type { Reward } from '../useReward';

interface ReviewStepProps {
  frame: FrameProps;
  totals: CartTotals;
  charges: Charges;
  provider: DeliveryProvider;
  reward: Reward;
  /** Shown again, because steps that were complete from the start never opened. */
  slotText: string | null;
  address: string;
  orderType: OrderType;
  children: ReactNode;
}

export function ReviewStep(props: ReviewStepProps) {
  const { frame, totals, charges, provider, reward, slotText, address, orderType, children } = props;
  const { t, locale } = useWords('account', 'order');
  const counter = orderType === 'pickup' ? provider.pickup?.address : undefined;
  const { counted, grams, limit } = cartWeight(totals, provider);
  return (
    <StepFrame {...frame} title={t('checkout.review.title')}>
      <Stack $gap={5}>
        <DraftFacts
          facts={[
            { name: t(counter ? 'pickup.window' : 'order.window'), value: slotText ?? '' },
            counter
              ? {
                  name: t('pickup.place'),
                  value: t('pickup.address', { street: counter.addressOne, city: counter.city, state: counter.state }),
                }
              : { name: t('checkout.step.address'), value: address },
          ]}
        />
        <OrderAmounts items={totals.items} charges={charges} orderType={orderType} />
        <RewardChoice reward={reward} />
        {grams > 0 && (
          <Meter
            label={t(`cart.${counted}`)}
            value={grams}
            max={limit}
            valueText={t('checkout.review.gramsOf', {
              grams: formatGrams(grams, locale),
              limit: formatGrams(limit, locale),
            })}
          />
        )}
        <Paragraph size="small" tone="muted">
          {t('checkout.review.seller', { provider: provider.name, licence: provider.licence })}
        </Paragraph>
        <Paragraph size="small" tone="muted">
          {charges.total > 0 ? t(counter ? 'pickup.payment' : 'checkout.review.payment') : t('order.ready.nothingDue')}{' '}
          {t(counter ? 'pickup.reminder' : 'checkout.review.idReminder')}
        </Paragraph>
        <OrderLimits totals={totals} provider={provider} orderType={orderType} />
        {children}
        <Paragraph size="small" tone="muted">
          {t('checkout.review.agree', { provider: provider.name })}
        </Paragraph>
      </Stack>
    </StepFrame>
  );
}

type LimitCheck = Pick<ReviewStepProps, 'totals' | 'provider'>;

/** Returns the minimum or legal limit that this order violates, or null. */
export const orderLimitError = ({ totals, provider }: LimitCheck) => cartError({ totals, hasAddress: true, provider });

const limitErrors: readonly CartError[] = ['UNDER_MINIMUM_TOTAL', 'OVER_THC_TOTAL_LIMIT', 'OVER_OIL_TOTAL_LIMIT'];

function OrderLimits({ totals, provider, orderType }: LimitCheck & { orderType: OrderType }) {
  const words = useWords('account', 'order');
  const { t, formatMoney } = words;
  const error = orderLimitError({ totals, provider });
  if (!error || !limitErrors.includes(error)) return null;
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
        ? t(orderType === 'pickup' ? 'pickup.minimumTotal' : 'cart.error.minimumTotal', {
            price: formatMoney({ amount: provider.deliveryTotalMinimum }),
          })
        : formatWeightError(cartWeight(totals, provider), words)}
    </Notice>
  );
}
