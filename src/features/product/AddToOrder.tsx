import { useState } from 'react';
import { styled } from 'styled-components';
import type { ProductView, VariantView } from '../../content/pageContext';
import { defaultMaxQuantity } from '../../domain/cart/cart';
import { useLocale } from '../../i18n/LocaleContext';
import { addToCart, useCart } from '../../state/cart';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { QuantityControl } from '../../ui/QuantityControl';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/tokens';

interface AddToOrderProps {
  product: ProductView;
  variant: VariantView;
  /** Dollars. */
  price: number;
  /** The provider's stock, when it is known. */
  stock?: number;
  providerName?: string;
}

function cartItemOf({ product: { summary }, variant, price }: Pick<AddToOrderProps, 'product' | 'variant' | 'price'>) {
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

/** S5-12: how many, at most what the dispensary has. */
export function AddToOrder(props: AddToOrderProps) {
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
