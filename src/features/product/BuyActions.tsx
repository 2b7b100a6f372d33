import { useState } from 'react';
import { styled } from 'styled-components';
import type { ProductView, VariantView } from '../../content/pageContext';
import { defaultMaxQuantity } from '../../domain/cart/cart';
import type { ItemAvailability } from '../../domain/catalogue/itemAvailability';
import { routePath } from '../../domain/site/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useLocale } from '../../i18n/LocaleContext';
import { addToCart, useCart } from '../../state/cart';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';
import { QuantityControl } from '../../ui/QuantityControl';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/tokens';

interface BuyActionsProps {
  product: ProductView;
  variant: VariantView;
  state: ItemAvailability;
  /** Dollars. */
  price: number;
  /** The provider's stock, when it is known. */
  stock?: number;
  providerName?: string;
}

function cartItemOf({ product: { summary }, variant, price }: Pick<BuyActionsProps, 'product' | 'variant' | 'price'>) {
  return {
    productVariantId: variant.id,
    price,
    metadata: {
      name: summary.variants.length > 1 ? `${summary.title} · ${variant.title}` : summary.title,
      productType: summary.productType,
      brand: summary.brand,
      slug: summary.slug,
      image: summary.picture,
      thcGrams: variant.thcGrams ?? 0,
    },
  };
}

/** The way to have a variant, by its availability (S4-02 … S4-07). */
export function BuyActions(props: BuyActionsProps) {
  const { t } = useLocale();
  if (props.state === 'AVAILABLE') return <AddToOrder {...props} />;
  if (props.state === 'NO_ADDRESS')
    return (
      <Button size="large" isWide onClick={() => openPanel('address')}>
        {t('product.availability.NO_ADDRESS')}
      </Button>
    );
  return (
    <Notice
      tone="info"
      action={
        <ButtonLink as={LocalLink} to={routePath('storeLocator')} $variant="secondary" $size="small">
          {t('product.findStores')}
        </ButtonLink>
      }
    >
      {t(`product.availability.${props.state}`)}
    </Notice>
  );
}

/** S5-12: how many, at most what the dispensary has. */
function AddToOrder(props: BuyActionsProps) {
  const { product, variant, stock, providerName } = props;
  const { t } = useLocale();
  const inCart = useCart(({ items }) => items.find((item) => item.productVariantId === variant.id)?.quantity ?? 0);
  const [wanted, setWanted] = useState(1);
  const title = product.summary.title;
  const left = Math.max((stock ?? defaultMaxQuantity) - inCart, 0);
  const quantity = Math.min(wanted, Math.max(left, 1));
  const add = () => {
    addToCart(cartItemOf(props), quantity, stock);
    setWanted(1);
    openPanel('cart');
  };
  return (
    <>
      <Row>
        <QuantityControl
          label={t('product.quantity')}
          value={quantity}
          max={Math.max(left, 1)}
          onChange={(next) => setWanted(Math.max(next, 1))}
          decreaseLabel={t('product.decrease', { title })}
          increaseLabel={t('product.increase', { title })}
          maxText={t('cart.maxStock', { maxQuantity: stock ?? left })}
        />
        <Button size="large" isWide onClick={add} disabled={left === 0}>
          {t('product.addToOrder')}
        </Button>
      </Row>
      <Text size="small" tone="muted">
        {providerName && t('product.fulfilledBy', { provider: providerName })}
        {inCart > 0 && ` · ${t('product.inCart', { quantity: inCart })}`}
      </Text>
    </>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
`;
