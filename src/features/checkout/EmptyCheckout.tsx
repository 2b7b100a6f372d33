import { useState } from 'react';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { lastOrderPath } from '../../state/lastOrder';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';

/** Links to the order that emptied the cart, or to the shop. */
export function EmptyCheckout() {
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
