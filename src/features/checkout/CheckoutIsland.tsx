import type { Order } from '../../domain/order/orderSchema';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { useLocalNavigate } from '../../i18n/useLocalNavigate';
import { clearCart, useCart } from '../../state/cart';
import { clearDraft } from '../../state/checkoutDraft';
import { useDelivery } from '../../state/delivery/delivery';
import { saveLastOrder, lastOrderPath } from '../../state/lastOrder';
import { showToast } from '../../state/notifications/toasts';
import { openPanel } from '../../state/panels';
import { asIsland } from '../../state/QueryIsland';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Stack } from '../../ui/layout/Stack';
import { CheckoutFlow } from './CheckoutFlow';
import { SavedDraft } from './SavedDraft';
import { CheckoutLoading } from './CheckoutLoading';
import { useState } from 'react';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { ButtonLink } from '../../ui/ButtonLink';

export const CheckoutIsland = asIsland(CheckoutContent);

function CheckoutContent() {
  const { t } = useWords('account', 'order');
  const goTo = useLocalNavigate();
  const isEmpty = useCart(({ items }) => items.length === 0);
  const delivery = useDelivery();
  const finish = (order: Order) => {
    goTo(order.detailsPagePath, { replace: true });
    // Another tab must see the placed order before it sees the empty cart and draft.
    saveLastOrder(order.detailsPagePath);
    clearCart();
    clearDraft();
    showToast({ variant: 'success', message: t('toast.orderPlaced') });
  };
  if (isEmpty) return <EmptyCheckout />;
  const { place, provider, orderType } = delivery;
  // Remounts for another order type, because its slots are different.
  if (place && provider) return <CheckoutFlow key={orderType} {...{ delivery, provider, place }} onPlaced={finish} />;
  return <NoDispensary delivery={delivery} />;
}

function NoDispensary({ delivery }: { delivery: ReturnType<typeof useDelivery> }) {
  const { t } = useWords('account', 'order');
  const { place, isProviderKnown, loading, error } = delivery;
  if (!place || isProviderKnown)
    return (
      <EmptyState
        title={t(place ? 'cart.error.unavailableAddress' : 'cart.error.noAddress')}
        action={<Button onClick={() => openPanel('address')}>{t('header.addAddress')}</Button>}
      />
    );
  if (error && !loading)
    return (
      <Stack $gap={6}>
        <LoadFailure title={t('error.providers')} query={{ error, refetch: delivery.refresh }} />
        <SavedDraft delivery={delivery} />
      </Stack>
    );
  return <CheckoutLoading delivery={delivery} />;
}

/** Links to the order that emptied the cart, or to the shop. */
function EmptyCheckout() {
  const { t } = useWords('account', 'order');
  const [orderPath] = useState(lastOrderPath);
  if (orderPath)
    return (
      <EmptyState
        title={t('checkout.placed.title')}
        action={
          <ButtonLink as={LocalLink} to={orderPath}>
            {t('checkout.placed.link')}
          </ButtonLink>
        }
      >
        {t('checkout.placed.text')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('checkout.error.empty')}
      action={
        <ButtonLink as={LocalLink} to={routePath('pods')}>
          {t('cart.browse')}
        </ButtonLink>
      }
    />
  );
}
