import { styled } from 'styled-components';
import type { Money } from '../../domain/money/moneySchema';
import type { Order } from '../../domain/order/orderSchema';
import { isFinalStatus } from '../../domain/order/orderStatus';
import { useWords } from '../../i18n/LocaleContext';
import { AmountList } from '../../ui/AmountList';
import { Paragraph } from '../../ui/text/Paragraph';
import { color, space, text } from '../../ui/theme/tokens';

export function ReceiptAmounts({ order }: { order: Order }) {
  const { locale, t, formatMoney } = useWords('account', 'order');
  const formatPlain = (money: Money) => formatMoney(money, { hideCurrency: true });
  const { items, subtotal, taxTotal, deliveryFeeTotal, rewardTotal, total, status, orderType } = order;
  // Canada does not mention free delivery.
  const isWaived = deliveryFeeTotal.amount === 0 && locale.country !== 'ca';
  const rows = [
    { name: t('order.receipt.subtotal'), value: formatPlain(subtotal) },
    { name: t('order.receipt.tax'), value: formatPlain(taxTotal) },
    ...(orderType === 'pickup'
      ? []
      : [
          {
            name: t('order.receipt.deliveryFee'),
            value: isWaived ? t('order.receipt.feeWaived') : formatPlain(deliveryFeeTotal),
          },
        ]),
    ...(rewardTotal.amount > 0 ? [{ name: t('order.receipt.credit'), value: `−${formatPlain(rewardTotal)}` }] : []),
  ];
  const payment = status === 'COMPLETED' ? 'payment' : isFinalStatus(status) ? 'notCharged' : 'due';
  return (
    <Amounts>
      <AmountList>
        {items.map(({ productVariantId, quantity, title, brand, price, itemTotal }) => (
          <div key={productVariantId}>
            <dt>
              {t('order.line', { quantity, title })}
              <small>
                {[brand, quantity > 1 && t('order.receipt.each', { price: formatPlain(price) })]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </dt>
            <dd>{formatPlain(itemTotal)}</dd>
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
          <dd>{formatMoney(total)}</dd>
        </div>
      </AmountList>
      <Paragraph size="small" tone="muted">
        {t(
          orderType === 'pickup' && payment !== 'notCharged' ? `pickup.receipt.${payment}` : `order.receipt.${payment}`,
        )}
      </Paragraph>
    </Amounts>
  );
}

const Amounts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  dt {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    ${text.small};
    display: block;
    color: ${color.muted};
  }
`;
