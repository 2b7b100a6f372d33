import X from 'lucide-react/icons/x';
import { memo, useId } from 'react';
import { styled } from 'styled-components';
import type { CartItem } from '../../domain/cart/cart';
import { lineTotal } from '../../domain/cart/cartTotals';
import { productPath } from '../../domain/catalogue/cataloguePaths';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { setCartQuantity } from '../../state/cart';
import { closePanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { Picture } from '../../ui/Picture';
import { QuantityControl } from '../../ui/fields/QuantityControl';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, radius, space, text } from '../../ui/theme/tokens';

interface CartLineProps {
  item: CartItem;
  isAvailable: boolean;
  maxQuantity: number;
  /** Called before the line unmounts, so that the parent can move the focus. */
  onRemoved: () => void;
}

function Price({ item }: { item: CartItem }) {
  const { t, formatMoney } = useWords('account', 'order');
  return (
    <Amount>
      <strong>{formatMoney({ amount: lineTotal(item) })}</strong>
      {item.quantity > 1 && (
        <Paragraph as="span" size="small" tone="muted">
          {t('cart.each', { price: formatMoney({ amount: item.price }) })}
        </Paragraph>
      )}
    </Amount>
  );
}

/** Also shows items that the dispensary does not have. Memoized, because the other lines change often. */
export const CartLine = memo(function CartLine({ item, isAvailable, maxQuantity, onRemoved }: CartLineProps) {
  const { t } = useWords('account', 'order');
  const nameId = useId();
  const { metadata, productVariantId, quantity } = item;
  const title = metadata.name;
  const setQuantity = (next: number) => {
    setCartQuantity(productVariantId, next, maxQuantity);
    if (next <= 0) onRemoved();
  };
  return (
    <Root data-unavailable={!isAvailable}>
      <Thumb>
        <Picture base={metadata.image} widths={[240, 480]} alt="" sizes="88px" />
      </Thumb>
      <Facts>
        <Paragraph size="small" tone="muted">
          {metadata.brand}
        </Paragraph>
        <Name id={nameId} to={productPath(metadata)} onClick={closePanel}>
          {title}
        </Name>
        {isAvailable ? (
          <Row>
            <QuantityControl
              isQuiet
              label={t('product.quantity')}
              value={quantity}
              max={maxQuantity}
              onChange={setQuantity}
              decreaseLabel={t('product.decrease', { title })}
              increaseLabel={t('product.increase', { title })}
              maxText={t('cart.maxReached', { quantity: maxQuantity })}
            />
            <Price item={item} />
          </Row>
        ) : (
          <>
            <Paragraph size="small">{t('cart.itemUnavailable')}</Paragraph>
            <Button size="small" variant="secondary" aria-describedby={nameId} onClick={() => setQuantity(0)}>
              {t('cart.removeQuantity', { quantity })}
            </Button>
          </>
        )}
      </Facts>
      {isAvailable && (
        <IconButton label={t('cart.remove', { title })} onClick={() => setQuantity(0)}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </Root>
  );
});

const Root = styled.li`
  display: grid;
  grid-template-columns: clamp(56px, 20vw, 88px) minmax(0, 1fr) auto;
  gap: 0 ${space[4]};
  align-items: start;
  /* Aligns the button's icon with the prices. Its round background extends into the panel's padding. */
  > button {
    margin-inline-end: -13px;
  }
  &[data-unavailable='true'] {
    picture {
      opacity: 0.4;
    }
    a {
      color: ${color.muted};
    }
  }
`;

const Thumb = styled.div`
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
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: start;
  gap: ${space[2]};
  justify-self: stretch;
  padding-top: ${space[2]};
  /* Extends below the remove button, whose column would otherwise leave no room for the price on phones. */
  margin-inline-end: calc(-31px - ${space[4]});
`;

const Amount = styled.div`
  display: grid;
  justify-items: end;
  font-variant-numeric: tabular-nums;
`;
