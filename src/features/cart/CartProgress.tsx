import { styled } from 'styled-components';
import { remainingAmounts } from '../../domain/cart/remainingAmounts';
import { cartWeight } from '../../domain/cart/cartError';
import type { CartTotals } from '../../domain/cart/cartTotals';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { freeDeliveryAbove } from '../../domain/delivery/orderTotals';
import { useIsMember } from '../../state/session/useIsMember';
import { formatGrams } from '../../i18n/formatGrams';
import { useWords } from '../../i18n/LocaleContext';
import { Progress } from '../../ui/feedback/Progress';
import { Meter } from '../../ui/feedback/Meter';
import { Paragraph } from '../../ui/text/Paragraph';
import { color } from '../../ui/theme/tokens';

interface WeightMeterProps {
  totals: CartTotals;
  provider: DeliveryProvider;
}

/** Shows the THC or the concentrate, whichever is closer to the dispensary's limit. */
export function WeightMeter({ totals, provider }: WeightMeterProps) {
  const { t, locale } = useWords('account', 'order');
  const { counted, grams, limit, excess } = cartWeight(totals, provider);
  const isOver = excess > 0;
  return (
    <Tone data-over={isOver}>
      <Meter
        label={t(`cart.${counted}`)}
        value={grams}
        max={limit}
        valueText={t(isOver ? 'cart.thcOver' : 'cart.thcOf', {
          grams: formatGrams(grams, locale),
          limit: formatGrams(limit, locale),
        })}
      />
    </Tone>
  );
}

/** Shows the amounts remaining to the minimum and to free delivery. Canada shows neither. */
export function RemainingAmounts({ totals, provider }: { totals: CartTotals; provider: DeliveryProvider | null }) {
  const { t, locale, formatMoney } = useWords('account', 'order');
  const isMember = useIsMember(locale.country);
  if (locale.country === 'ca') return null;
  const money = (amount: number) => formatMoney({ amount });
  if (!provider)
    return (
      <Paragraph size="small" tone="muted">
        {t('cart.freeDelivery', { price: formatMoney({ amount: freeDeliveryAbove }, { hideZeroCents: true }) })}
      </Paragraph>
    );
  const { toMinimum, toFreeDelivery } = remainingAmounts(totals.cartTotal, provider, isMember);
  return (
    <Paragraph as="div" size="label">
      {toMinimum > 0 && (
        <strong>
          {t('cart.toMinimum', { price: money(toMinimum), minimum: money(provider.deliveryTotalMinimum) })}
        </strong>
      )}
      {toFreeDelivery !== null && (
        <Progress
          value={totals.cartTotal}
          max={totals.cartTotal + toFreeDelivery}
          label={
            toFreeDelivery > 0 ? t('cart.toFreeDelivery', { price: money(toFreeDelivery) }) : t('cart.deliveryIsFree')
          }
        />
      )}
    </Paragraph>
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
