import { useState } from 'react';
import { styled } from 'styled-components';
import { useProductWords } from '../../i18n/LocaleContext';
import { QuantityControl } from '../../ui/QuantityControl';
import { color, space, text } from '../../ui/theme/tokens';
import { AddButton, useRoomInCart, type Orderable } from './AddButton';

interface AddToOrderProps extends Orderable {
  providerName?: string;
}

/** A quantity up to the dispensary's stock, and the button that adds it. */
export function AddToOrder({ providerName, ...item }: AddToOrderProps) {
  const { t, plural } = useProductWords();
  const { left } = useRoomInCart(item);
  const [wanted, setWanted] = useState(1);
  const title = item.product.summary.title;
  const most = Math.max(left, 1);
  const quantity = Math.min(wanted, most);
  const isFull = quantity === most;
  return (
    <>
      <Row>
        <QuantityControl
          label={t('product.quantity')}
          value={quantity}
          max={most}
          onChange={(next) => setWanted(Math.max(next, 1))}
          decreaseLabel={t('product.decrease', { title })}
          increaseLabel={t('product.increase', { title })}
        />
        <AddButton {...item} quantity={quantity} size="large" onAdded={() => setWanted(1)} />
      </Row>
      <Note>
        {!isFull && providerName && t('product.fulfilledBy', { provider: providerName })}
        <Full role="status">{isFull && plural('cart.maxStock', item.stock ?? left)}</Full>
      </Note>
    </>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
`;

/** Always one line, so that the content below a clicked button does not move. */
const Note = styled.p`
  ${text.small};
  color: ${color.muted};
`;

const Full = styled.span`
  color: ${color.warning};
`;
