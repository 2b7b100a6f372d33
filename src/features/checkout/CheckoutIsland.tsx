import type { Order } from '../../domain/order/orderSchema';
import { routePath } from '../../domain/site/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useAllWords } from '../../i18n/LocaleContext';
import { useLocalNavigate } from '../../i18n/useLocalNavigate';
import { emptyCart, useCart } from '../../state/cart';
import { useDelivery } from '../../state/delivery';
import { openPanel } from '../../state/panels';
import { QueryIsland } from '../../state/QueryIsland';
import { showToast } from '../../state/toasts';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { Spinner } from '../../ui/Spinner';
import { CheckoutFlow } from './CheckoutFlow';

/** The checkout with the calls that it makes; only who is signed in loads it. */
export function CheckoutIsland() {
  return (
    <QueryIsland>
      <CheckoutOrNot />
    </QueryIsland>
  );
}

/** What is missing before there can be a checkout, or the checkout. */
function CheckoutOrNot() {
  const { t } = useAllWords();
  const goTo = useLocalNavigate();
  const isEmpty = useCart(({ items }) => items.length === 0);
  const delivery = useDelivery();
  const finish = (order: Order) => {
    goTo(order.detailsPagePath, { replace: true });
    emptyCart();
    showToast({ variant: 'success', message: t('toast.orderPlaced') });
  };
  if (isEmpty)
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
  if (delivery.loading) return <Spinner label={t('app.loading')} />;
  if (delivery.provider) return <CheckoutFlow delivery={delivery} provider={delivery.provider} onPlaced={finish} />;
  return (
    <EmptyState
      title={t(delivery.place ? 'cart.error.unavailableAddress' : 'cart.error.noAddress')}
      action={<Button onClick={() => openPanel('address')}>{t('header.addAddress')}</Button>}
    />
  );
}
