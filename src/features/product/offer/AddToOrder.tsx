import { useState } from 'react';
import { styled } from 'styled-components';
import type { DeliveryProvider } from '../../../domain/delivery/providerSchema';
import { useWords } from '../../../i18n/LocaleContext';
import { QuantityControl } from '../../../ui/fields/QuantityControl';
import { color, space, text } from '../../../ui/theme/tokens';
import { AddButton, useCartCapacity, type OrderableItem } from './AddButton';

interface AddToOrderProps extends OrderableItem {
  provider?: Pick<DeliveryProvider, 'name' | 'licence'>;
}

export function AddToOrder({ provider, ...item }: AddToOrderProps) {
  const { t, plural } = useWords('product', 'details');
  const { remaining } = useCartCapacity(item);
  const [selected, setSelected] = useState(1);
  const title = item.product.summary.title;
  const max = Math.max(remaining, 1);
  const quantity = Math.min(selected, max);
  const isFull = quantity === max;
  return (
    <>
      <Row>
        <QuantityControl
          label={t('product.quantity')}
          value={quantity}
          max={max}
          onChange={(next) => setSelected(Math.max(next, 1))}
          decreaseLabel={t('product.decrease', { title })}
          increaseLabel={t('product.increase', { title })}
        />
        <AddButton {...item} quantity={quantity} size="large" onAdded={() => setSelected(1)} />
      </Row>
      <Note>
        {!isFull && provider && t('product.fulfilledBy', { provider: provider.name })}
        <Full role="status">{isFull && plural('cart.maxStock', item.stock ?? remaining)}</Full>
      </Note>
      {provider && <Note>{t('product.license', { licence: provider.licence })}</Note>}
    </>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
`;

/** Reserves one line, so that the button does not move under the pointer after a click. */
const Note = styled.p`
  ${text.small};
  color: ${color.muted};
`;

const Full = styled.span`
  color: ${color.warning};
`;
