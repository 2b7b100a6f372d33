import type { PageProps } from 'gatsby';
import type { PageContext } from '../content/pageContext';
import type { Order } from '../domain/order/orderSchema';
import { routePath } from '../domain/site/routes';
import { CheckoutFlow } from '../features/checkout/CheckoutFlow';
import { PageIntro } from '../features/editorial/PageIntro';
import { LegalWarnings } from '../features/region-menu/LegalWarnings';
import { LocalLink } from '../i18n/LocalLink';
import { useAllWords } from '../i18n/LocaleContext';
import { useLocalNavigate } from '../i18n/useLocalNavigate';
import { emptyCart, useCart } from '../state/cart';
import { useDelivery } from '../state/delivery';
import { openPanel } from '../state/panels';
import { useRegion } from '../state/region';
import { QueryIsland } from '../state/QueryIsland';
import { useSession } from '../state/session';
import { showToast } from '../state/toasts';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Container } from '../ui/Container';
import { EmptyState } from '../ui/EmptyState';
import { Spinner } from '../ui/Spinner';

export { PageHead as Head } from '../features/page-head/PageHead';

/** S2-16. */
export default function Checkout(props: PageProps<object, PageContext>) {
  return (
    <QueryIsland>
      <CheckoutPage {...props} />
    </QueryIsland>
  );
}

function CheckoutPage({ pageContext: { words } }: PageProps<object, PageContext>) {
  const { locale, t } = useAllWords();
  const goTo = useLocalNavigate();
  const region = useRegion(locale.country);
  const isSignedIn = useSession((state) => state.isSignedIn);
  const isEmpty = useCart(({ items }) => items.length === 0);
  const delivery = useDelivery();
  const finish = (order: Order) => {
    goTo(order.detailsPagePath, { replace: true });
    emptyCart();
    showToast({ variant: 'success', message: t('toast.orderPlaced') });
  };
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} width="text" />
      <Container $width="text">
        {isEmpty ? (
          <EmptyState
            title={t('checkout.error.empty')}
            action={
              <ButtonLink as={LocalLink} to={routePath('pods')}>
                {t('cart.browse')}
              </ButtonLink>
            }
          />
        ) : delivery.loading || !isSignedIn ? (
          <Spinner label={t('app.loading')} />
        ) : delivery.provider ? (
          <CheckoutFlow delivery={delivery} provider={delivery.provider} onPlaced={finish} />
        ) : (
          <EmptyState
            title={t(delivery.place ? 'cart.error.unavailableAddress' : 'cart.error.noAddress')}
            action={<Button onClick={() => openPanel('address')}>{t('header.addAddress')}</Button>}
          />
        )}
        <LegalWarnings region={region} />
      </Container>
    </>
  );
}
