import { styled } from 'styled-components';
import { formatMoney } from '../../domain/money';
import type { Order } from '../../domain/order/orderSchema';
import { useAllWords } from '../../i18n/LocaleContext';
import { AmountList } from '../../ui/AmountList';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';
import { space } from '../../ui/theme/tokens';

/** What was ordered, and what it costs. */
export function Receipt({ order }: { order: Order }) {
  const { t } = useAllWords();
  const rows = [
    { name: t('order.receipt.subtotal'), value: formatMoney(order.subtotal, { hideCurrency: true }) },
    { name: t('order.receipt.tax'), value: formatMoney(order.taxTotal, { hideCurrency: true }) },
    {
      name: t('order.receipt.deliveryFee'),
      value: order.deliveryFeeTotal.amount
        ? formatMoney(order.deliveryFeeTotal, { hideCurrency: true })
        : t('order.receipt.feeWaived'),
    },
  ];
  return (
    <Root aria-labelledby="receipt">
      <Heading level={2} size="sub" id="receipt">
        {t('order.receipt')}
      </Heading>
      <AmountList>
        {order.items.map((item) => (
          <div key={item.productVariantId}>
            <dt>{t('order.line', { quantity: item.quantity, title: item.title })}</dt>
            <dd>{formatMoney(item.itemTotal, { hideCurrency: true })}</dd>
          </div>
        ))}
      </AmountList>
      <AmountList>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{t('order.receipt.total')}</dt>
          <dd>{formatMoney(order.total)}</dd>
        </div>
      </AmountList>
      <Text size="small" tone="muted">
        {t('order.receipt.payment')}
      </Text>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  align-content: start;
`;
