import { styled } from 'styled-components';
import type { CartObstacle } from '../../domain/cart/cartObstacle';
import type { CartTotals } from '../../domain/cart/cartTotals';
import { useWords } from '../../i18n/LocaleContext';
import type { Delivery } from '../../state/delivery/delivery';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/layout/Cluster';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { RemainingAmounts, WeightMeter } from './CartProgress';
import { CartStatus } from './CartStatus';
import { usePlaceOrderButton } from './usePlaceOrderButton';

/** For any other obstacle the remaining amounts are left out, to keep the footer short. */
const showsAmounts = (obstacle: CartObstacle | null) =>
  obstacle === null ||
  ['NO_DELIVERY_ADDRESS', 'UNDER_MINIMUM_TOTAL', 'OVER_THC_TOTAL_LIMIT', 'OVER_OIL_TOTAL_LIMIT'].includes(obstacle);

interface CartFooterProps {
  totals: CartTotals;
  delivery: Delivery;
  obstacle: CartObstacle | null;
  obstacleMessage: string | null;
  onRetry: () => void;
}

export function CartFooter({ totals, delivery, obstacle, obstacleMessage, onRetry }: CartFooterProps) {
  const { t, formatMoney } = useWords('account', 'order');
  const { provider } = delivery;
  const { isPlacing, place } = usePlaceOrderButton(obstacle === null);
  return (
    <Stack $gap={3} data-testid="cart-footer">
      {obstacle && obstacleMessage && (
        <CartStatus obstacle={obstacle} message={obstacleMessage} delivery={delivery} onRetry={onRetry} />
      )}
      {provider && totals.thcGrams + totals.oilGrams > 0 && <WeightMeter totals={totals} provider={provider} />}
      <Cluster $isSpread $gap={2}>
        <Sum>
          <strong>{t('cart.subtotal')}</strong>
          <Paragraph as="span" size="small" tone="muted">
            {t('cart.subtotalNote')}
          </Paragraph>
        </Sum>
        <strong data-testid="cart-subtotal">{formatMoney({ amount: totals.cartTotal })}</strong>
      </Cluster>
      {showsAmounts(obstacle) && <RemainingAmounts totals={totals} provider={provider} />}
      <Button isWide isBusy={isPlacing} busyLabel={t('cart.placing')} disabled={obstacle !== null} onClick={place}>
        {t('cart.placeOrder')}
      </Button>
    </Stack>
  );
}

const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
`;
