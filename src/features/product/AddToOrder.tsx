import { useState } from 'react';
import { styled } from 'styled-components';
import { useProductWords } from '../../i18n/LocaleContext';
import { QuantityControl } from '../../ui/QuantityControl';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/tokens';
import { AddButton, useRoomInCart, type Orderable } from './AddButton';

interface AddToOrderProps extends Orderable {
  providerName?: string;
}

/** S5-12: how many, at most what the dispensary has. */
export function AddToOrder({ providerName, ...item }: AddToOrderProps) {
  const { t } = useProductWords();
  const { inCart, left } = useRoomInCart(item);
  const [wanted, setWanted] = useState(1);
  const title = item.product.summary.title;
  const most = Math.max(left, 1);
  const quantity = Math.min(wanted, most);
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
          maxText={t('cart.maxStock', { maxQuantity: item.stock ?? left })}
        />
        <AddButton {...item} quantity={quantity} size="large" onAdded={() => setWanted(1)} />
      </Row>
      <Text size="small" tone="muted">
        {providerName && t('product.fulfilledBy', { provider: providerName })}
        <InCart>{inCart > 0 && t('product.inCart', { quantity: inCart })}</InCart>
      </Text>
    </>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
`;

/** Has its place before it says anything: what is below a button that was just pressed stays where it is. */
const InCart = styled.span`
  display: block;
  min-height: 1lh;
`;
