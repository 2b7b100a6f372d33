import { useEffect, useMemo, useState } from 'react';
import { cartError, type CartError } from '../../domain/cart/cartError';
import { cartTotals } from '../../domain/cart/cartTotals';
import { formatMoney } from '../../domain/money';
import { freeDeliveryAbove } from '../../domain/order/orderTotals';
import { routePath } from '../../domain/site/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useAllWords } from '../../i18n/LocaleContext';
import { useLocalNavigate } from '../../i18n/useLocalNavigate';
import { refreshCartPrices, useCart } from '../../state/cart';
import { useDelivery } from '../../state/delivery';
import { closePanel, openPanel } from '../../state/panels';
import { useSession } from '../../state/session';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Cluster } from '../../ui/Cluster';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { CartLine } from './CartLine';

/** S9-05, S9-07. */
const panelWidth = 420;
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

/** S2-55: what is ordered, what it costs, and the button that goes on. */
export function CartPanel() {
  const { t } = useAllWords();
  const goTo = useLocalNavigate();
  const items = useCart((state) => state.items);
  const totals = useMemo(() => cartTotals(items), [items]);
  const { place, provider, offers, loading, error: failure } = useDelivery();
  const isSignedIn = useSession((state) => state.isSignedIn) ?? false;
  const [isPlacing, setIsPlacing] = useState(false);
  const error = cartError({ totals, hasAddress: place !== null, provider });
  const isAvailable = (id: string) => !offers || (offers.get(id)?.availableQuantity ?? 0) > 0;
  const hasAvailable = items.some(({ productVariantId }) => isAvailable(productVariantId));

  useEffect(() => {
    if (offers) refreshCartPrices(new Map([...offers].map(([id, { price }]) => [id, price.amount])));
  }, [offers]);

  // S4-21.
  const placeOrder = () => {
    setIsPlacing(true);
    setTimeout(() => {
      closePanel();
      goTo(routePath(isSignedIn ? 'checkout' : 'checkoutRegister'));
    }, placeAfter);
  };

  const footer = !totals.isCartEmpty && (
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

  return (
    <Panel
      isOpen
      onClose={closePanel}
      title={t('cart.title')}
      closeLabel={t('app.close')}
      width={panelWidth}
      footer={footer || undefined}
    >
      {totals.isCartEmpty ? (
        <EmptyState
          title={t('cart.empty')}
          action={
            <ButtonLink as={LocalLink} to={routePath('products')} onClick={closePanel}>
              {t('cart.browse')}
            </ButtonLink>
          }
        />
      ) : (
        <Stack as="ul" $gap={5}>
          {totals.items.map((item) => (
            <CartLine
              key={item.productVariantId}
              item={item}
              isAvailable={isAvailable(item.productVariantId)}
              max={offers?.get(item.productVariantId)?.availableQuantity}
            />
          ))}
        </Stack>
      )}
    </Panel>
  );
}
