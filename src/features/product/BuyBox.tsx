import { useState } from 'react';
import { styled } from 'styled-components';
import type { ProductView, VariantView } from '../../content/pageContext';
import { defaultMaxQuantity } from '../../domain/cart/cart';
import { itemAvailability } from '../../domain/catalogue/itemAvailability';
import { formatMoney } from '../../domain/money';
import { isFeatureOn } from '../../domain/region/features';
import { routePath } from '../../domain/site/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useLocale } from '../../i18n/LocaleContext';
import { addToCart, useCart } from '../../state/cart';
import { useDelivery } from '../../state/delivery';
import { openPanel } from '../../state/panels';
import { useRegion } from '../../state/region';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Notice } from '../../ui/Notice';
import { QuantityControl } from '../../ui/QuantityControl';
import { RadioCards } from '../../ui/RadioCards';
import { Spinner } from '../../ui/Spinner';
import { Text } from '../../ui/Text';
import { color, space, text } from '../../ui/theme/tokens';

interface BuyBoxProps {
  product: ProductView;
  variant: VariantView;
  onVariant: (id: string) => void;
}

function cartItemOf({ summary }: ProductView, variant: VariantView, price: number) {
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

/** Which size, whether it can be had, for how much, and the button that adds it (S4-02 … S4-07, S5-12). */
export function BuyBox({ product, variant, onVariant }: BuyBoxProps) {
  const { locale, t } = useLocale();
  const region = useRegion(locale.country);
  const { place, offers, provider, loading } = useDelivery();
  const inCart = useCart(({ items }) => items.find((item) => item.productVariantId === variant.id)?.quantity ?? 0);
  const [quantity, setQuantity] = useState(1);
  const canOrder = isFeatureOn('expressDelivery', region.code);
  const offer = offers?.get(variant.id);
  const state = itemAvailability({
    variant,
    hasAddress: place !== null,
    stock: offer?.availableQuantity ?? null,
    expressDeliveryProvidersCount: product.summary.expressDeliveryProvidersCount,
  });
  const price = offer?.price.amount ?? variant.price;
  const max = Math.max((offer?.availableQuantity ?? defaultMaxQuantity) - inCart, 0);

  const add = () => {
    addToCart(cartItemOf(product, variant, price ?? 0), Math.min(quantity, max), offer?.availableQuantity);
    setQuantity(1);
    openPanel('cart');
  };

  return (
    <Root>
      {product.variants.length > 1 && isFeatureOn('variantSelector', region.code) && (
        <RadioCards
          legend={t('product.size')}
          name="variant"
          value={variant.id}
          onChange={onVariant}
          options={product.variants.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      {price !== null && isFeatureOn('priceDisplay', region.code) && (
        <div>
          <Price data-testid="price">{formatMoney({ amount: price })}</Price>
          {offer && (
            <Text size="small" tone="muted">
              {t('product.priceNote')}
            </Text>
          )}
        </div>
      )}
      {!canOrder ? (
        <ButtonLink as={LocalLink} to={routePath('storeLocator')} $size="large" $isWide>
          {t('product.findStores')}
        </ButtonLink>
      ) : loading ? (
        <Text tone="muted" role="status">
          <Spinner /> {t('product.loadingStock')}
        </Text>
      ) : state === 'AVAILABLE' ? (
        <>
          <Row>
            <QuantityControl
              label={t('product.quantity')}
              value={Math.min(quantity, Math.max(max, 1))}
              max={Math.max(max, 1)}
              onChange={(next) => setQuantity(Math.max(next, 1))}
              decreaseLabel={t('product.decrease', { title: product.summary.title })}
              increaseLabel={t('product.increase', { title: product.summary.title })}
              maxText={t('cart.maxStock', { maxQuantity: offer?.availableQuantity ?? max })}
            />
            <Button size="large" isWide onClick={add} disabled={max === 0}>
              {t('product.addToOrder')}
            </Button>
          </Row>
          <Text size="small" tone="muted">
            {provider && t('product.fulfilledBy', { provider: provider.name })}
            {inCart > 0 && ` · ${t('product.inCart', { quantity: inCart })}`}
          </Text>
        </>
      ) : state === 'NO_ADDRESS' ? (
        <Button size="large" isWide onClick={() => openPanel('address')}>
          {t('product.availability.NO_ADDRESS')}
        </Button>
      ) : (
        <Notice
          tone="info"
          action={
            <ButtonLink as={LocalLink} to={routePath('storeLocator')} $variant="secondary" $size="small">
              {t('product.findStores')}
            </ButtonLink>
          }
        >
          {t(`product.availability.${state}`)}
        </Notice>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
  padding-block: ${space[6]};
  border-block: 1px solid ${color.line};
`;

const Price = styled.strong`
  ${text.section};
`;

const Row = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
`;
