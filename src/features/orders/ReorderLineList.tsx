import { styled } from 'styled-components';
import type { ReorderLine } from '../../domain/cart/reorderLines';
import { useWords } from '../../i18n/LocaleContext';
import { color, space, text } from '../../ui/theme/tokens';

export function ReorderLineList({ lines }: { lines: ReorderLine[] }) {
  const { t } = useWords('account', 'order');
  return (
    <List>
      {lines.map((line) => (
        <li key={line.productVariantId} data-lacking={line.obstacle !== null}>
          <strong>{t('order.line', { quantity: line.quantity || line.orderedQuantity, title: line.title })}</strong>
          <Difference line={line} />
        </li>
      ))}
    </List>
  );
}

function Difference({ line: { obstacle, quantity, orderedQuantity, price, oldPrice } }: { line: ReorderLine }) {
  const { t, plural, formatMoney } = useWords('account', 'order');
  if (obstacle) return <span>{t(`order.again.${obstacle}`)}</span>;
  const newPrice = formatMoney({ amount: price });
  return (
    <>
      {quantity < orderedQuantity && <span>{plural('order.again.fewer', quantity, { wanted: orderedQuantity })}</span>}
      <span>
        {price === oldPrice
          ? t('order.receipt.each', { price: newPrice })
          : t('order.again.price', { newPrice, oldPrice: formatMoney({ amount: oldPrice }) })}
      </span>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  > li {
    display: grid;
    overflow-wrap: anywhere;
  }
  strong {
    ${text.strong};
  }
  span {
    ${text.small};
    color: ${color.muted};
  }
  [data-lacking='true'] strong {
    font-weight: 400;
    color: ${color.muted};
    text-decoration: line-through;
  }
`;
