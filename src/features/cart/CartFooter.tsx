import { useState } from 'react';
import { cartError, type CartError } from '../../domain/cart/cartError';
import type { CartTotals } from '../../domain/cart/cartTotals';
import { formatMoney } from '../../domain/money';
import { freeDeliveryAbove } from '../../domain/order/orderTotals';
import { routePath } from '../../domain/site/routes';
import { useAllWords } from '../../i18n/LocaleContext';
import { useLocalNavigate } from '../../i18n/useLocalNavigate';
import type { Delivery } from '../../state/delivery';
import { closePanel, openPanel } from '../../state/panels';
import { useSession } from '../../state/session';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Cluster';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';

/** S9-07. */
const placeAfter = 400;

function CartNotice({ error, minimum, limit }: { error: CartError; minimum: number; limit: number }) {
  const { t } = useAllWords();
  const setAddress = (
    <Button variant="secondary" size="small" onClick={() => openPanel('address')}>
      {t('header.addAddress')}
    </Button>
  );
  switch (error) {
    case 'EMPTY_CART':
      return null;
    case 'NO_DELIVERY_ADDRESS':
      return (
        <Notice tone="info" action={setAddress}>
          {t('cart.error.noAddress')}
        </Notice>
      );
    case 'UNAVAILABLE_DELIVERY_ADDRESS':
      return (
        <Notice tone="warning" action={setAddress}>
          {t('cart.error.unavailableAddress')}
        </Notice>
      );
    case 'UNDER_MINIMUM_TOTAL':
      return (
        <Notice tone="warning">{t('cart.error.minimumTotal', { price: formatMoney({ amount: minimum }) })}</Notice>
      );
    case 'OVER_THC_TOTAL_LIMIT':
      return <Notice tone="error">{t('cart.error.maximumThc', { grams: limit })}</Notice>;
  }
}

interface CartFooterProps {
  totals: CartTotals;
  delivery: Delivery;
  hasAvailable: boolean;
}

/** What the cart comes to, what stands against ordering it, and the button that goes on. */
export function CartFooter({ totals, delivery, hasAvailable }: CartFooterProps) {
  const { t } = useAllWords();
  const goTo = useLocalNavigate();
  const { place, provider, loading, error: failure } = delivery;
  const isSignedIn = useSession((state) => state.isSignedIn) ?? false;
  const [isPlacing, setIsPlacing] = useState(false);
  const error = cartError({ totals, hasAddress: place !== null, provider });

  // S4-21.
  const placeOrder = () => {
    setIsPlacing(true);
    setTimeout(() => {
      closePanel();
      goTo(routePath(isSignedIn ? 'checkout' : 'checkoutRegister'));
    }, placeAfter);
  };

  return (
    <Stack $gap={4}>
      {error &&
        !loading &&
        // Where the dispensaries could not be asked, nothing is known of the range of delivery.
        (failure && !provider ? (
          <Notice tone="error">{t('error.providers')}</Notice>
        ) : (
          <CartNotice
            error={error}
            minimum={provider?.deliveryTotalMinimum ?? 0}
            limit={provider?.purchaseLimitConcentratedWeight ?? 0}
          />
        ))}
      <Cluster $isSpread>
        <div>
          <strong>{t('cart.subtotal')}</strong>
          <Text size="small" tone="muted">
            {t('cart.subtotalNote')}
          </Text>
        </div>
        <strong data-testid="cart-subtotal">{formatMoney({ amount: totals.cartTotal })}</strong>
      </Cluster>
      <Text size="small" tone="muted">
        {t('cart.freeDelivery', { price: formatMoney({ amount: freeDeliveryAbove }, { hideZeroCents: true }) })}
      </Text>
      <Button
        size="large"
        isWide
        isBusy={isPlacing}
        busyLabel={t('cart.placing')}
        disabled={error !== null || loading !== null || !hasAvailable}
        onClick={placeOrder}
      >
        {t('cart.placeOrder')}
      </Button>
    </Stack>
  );
}
