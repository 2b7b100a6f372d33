import { styled } from 'styled-components';
import { remainingAmounts } from '../../domain/cart/remainingAmounts';
import { isOverLimit } from '../../domain/cart/cartError';
import type { CartTotals } from '../../domain/cart/cartTotals';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { formatMoney } from '../../domain/money';
import { freeDeliveryAbove } from '../../domain/order/orderTotals';
import { useAllWords } from '../../i18n/LocaleContext';
import { Meter } from '../../ui/Meter';
import { Text } from '../../ui/Text';
import { color } from '../../ui/theme/tokens';

interface ProgressProps {
  totals: CartTotals;
  provider: DeliveryProvider;
}

/** The THC of the order compared with the dispensary's limit per order. */
export function GramMeter({ totals, provider }: ProgressProps) {
  const { t, locale } = useAllWords();
  const limit = provider.purchaseLimitConcentratedWeight;
  const isOver = isOverLimit(totals.thcGrams, provider);
  const formatGrams = (grams: number) => new Intl.NumberFormat(locale.id, { maximumFractionDigits: 3 }).format(grams);
  return (
    <Tone data-over={isOver}>
      <Meter
        label={t('cart.thc')}
        value={totals.thcGrams}
        max={limit}
        valueText={t(isOver ? 'cart.thcOver' : 'cart.thcOf', {
          grams: formatGrams(totals.thcGrams),
          limit: formatGrams(limit),
        })}
      />
    </Tone>
  );
}

/** The amounts remaining to the minimum and to free delivery. Canada shows neither. */
export function RemainingAmounts({ totals, provider }: { totals: CartTotals; provider: DeliveryProvider | null }) {
  const { t, locale } = useAllWords();
  if (locale.country === 'ca') return null;
  const money = (amount: number) => formatMoney({ amount });
  if (!provider)
    return (
      <Text size="small" tone="muted">
        {t('cart.freeDelivery', { price: formatMoney({ amount: freeDeliveryAbove }, { hideZeroCents: true }) })}
      </Text>
    );
  const { toMinimum, toFreeDelivery } = remainingAmounts(totals.cartTotal, provider);
  return (
    <Text as="div" size="small">
      {toMinimum > 0 && (
        <strong>
          {t('cart.toMinimum', { price: money(toMinimum), minimum: money(provider.deliveryTotalMinimum) })}
        </strong>
      )}
      {toFreeDelivery !== null && (
        <p>
          {toFreeDelivery > 0 ? t('cart.toFreeDelivery', { price: money(toFreeDelivery) }) : t('cart.deliveryIsFree')}
        </p>
      )}
    </Text>
  );
}

const Tone = styled.div`
  &[data-over='true'] > div {
    --fill: ${color.error};
    & > span {
      font-weight: 600;
      color: ${color.error};
    }
  }
`;
