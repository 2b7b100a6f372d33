import { styled } from 'styled-components';
import { defaultMaxQuantity } from '../../domain/cart/cart';
import type { CartTotals } from '../../domain/cart/cartTotals';
import { productPath } from '../../domain/catalogue/productPath';
import { formatMoney } from '../../domain/money';
import { LocalLink } from '../../i18n/LocalLink';
import { useAllWords } from '../../i18n/LocaleContext';
import { setCartQuantity } from '../../state/cart';
import { closePanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Picture } from '../../ui/Picture';
import { QuantityControl } from '../../ui/QuantityControl';
import { Text } from '../../ui/Text';
import { color, radius, space, text } from '../../ui/theme/tokens';

interface CartLineProps {
  item: CartTotals['items'][number];
  isAvailable: boolean;
  /** The provider's stock; undefined while unknown (S5-12). */
  max?: number;
}

/** One line of the cart; S4-20 when the dispensary does not have it. */
export function CartLine({ item, isAvailable, max = defaultMaxQuantity }: CartLineProps) {
  const { t } = useAllWords();
  const { metadata, productVariantId, quantity } = item;
  const values = { title: metadata.name };
  return (
    <Root data-unavailable={!isAvailable}>
      <Thumb>
        <Picture base={metadata.image} widths={[240, 480]} alt="" sizes="88px" />
      </Thumb>
      <Facts>
        <Text size="small" tone="muted">
          {metadata.brand}
        </Text>
        <Name to={productPath(metadata)} onClick={closePanel}>
          {metadata.name}
        </Name>
        {isAvailable ? (
          <Row>
            <QuantityControl
              label={t('product.quantity')}
              value={quantity}
              max={max}
              onChange={(next) => setCartQuantity(productVariantId, next, max)}
              decreaseLabel={t('product.decrease', values)}
              increaseLabel={t('product.increase', values)}
              maxText={t('cart.maxReached', { quantity: max })}
            />
            <strong>{formatMoney({ amount: item.itemTotal })}</strong>
          </Row>
        ) : (
          <>
            <Text size="small">{t('cart.itemUnavailable')}</Text>
            <Button size="small" variant="secondary" onClick={() => setCartQuantity(productVariantId, 0)}>
              {t('cart.removeQuantity', { quantity })}
            </Button>
          </>
        )}
      </Facts>
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-columns: 88px 1fr;
  gap: ${space[4]};
  &[data-unavailable='true'] picture {
    opacity: 0.4;
  }
`;

const Thumb = styled.div`
  align-self: start;
  border-radius: ${radius.medium};
  background: ${color.surface};
  overflow: hidden;
`;

const Facts = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
`;

const Name = styled(LocalLink)`
  ${text.strong};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  width: 100%;
  padding-top: ${space[2]};
`;
