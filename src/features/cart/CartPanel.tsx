import { useEffect, useMemo } from 'react';
import { cartTotals } from '../../domain/cart/cartTotals';
import { routePath } from '../../domain/site/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useAllWords } from '../../i18n/LocaleContext';
import { refreshCartPrices, useCart } from '../../state/cart';
import { useDelivery } from '../../state/delivery';
import { closePanel } from '../../state/panels';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { CartFooter } from './CartFooter';
import { CartLine } from './CartLine';

/** S9-05. */
const panelWidth = 420;

/** S2-55: what is ordered, what it costs, and the button that goes on. */
export function CartPanel() {
  const { t } = useAllWords();
  const items = useCart((state) => state.items);
  const totals = useMemo(() => cartTotals(items), [items]);
  const delivery = useDelivery();
  const { offers } = delivery;
  const isAvailable = (id: string) => !offers || (offers.get(id)?.availableQuantity ?? 0) > 0;
  const hasAvailable = items.some(({ productVariantId }) => isAvailable(productVariantId));

  useEffect(() => {
    if (offers) refreshCartPrices(new Map([...offers].map(([id, { price }]) => [id, price.amount])));
  }, [offers]);

  return (
    <Panel
      isOpen
      onClose={closePanel}
      title={t('cart.title')}
      closeLabel={t('app.close')}
      width={panelWidth}
      footer={!totals.isCartEmpty && <CartFooter totals={totals} delivery={delivery} hasAvailable={hasAvailable} />}
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
