import type { CartTotals } from '../../domain/cart/cartTotals';
import { formatMoney } from '../../domain/money/money';
import type { OrderType } from '../../domain/order/orderStatus';
import type { orderTotals } from '../../domain/delivery/orderTotals';
import { useWords } from '../../i18n/LocaleContext';
import { AmountList } from '../../ui/AmountList';

export type Charges = ReturnType<typeof orderTotals>;

interface OrderAmountsProps {
  items: CartTotals['items'];
  charges: Charges;
  orderType: OrderType;
}

/** A preview: the server calculates the amounts again. */
export function OrderAmounts({ items, charges, orderType }: OrderAmountsProps) {
  const { locale, t } = useWords('account', 'order');
  const money = (amount: number) => formatMoney({ amount });
  const { deliveryFeeTotal: fee, rewardTotal: reward } = charges;
  // Canada does not mention a waived fee.
  const isWaived = fee === 0 && locale.country === 'us';
  return (
    <>
      <AmountList>
        {items.map((item) => (
          <div key={item.productVariantId}>
            <dt>{t('order.line', { quantity: item.quantity, title: item.metadata.name })}</dt>
            <dd>{money(item.itemTotal)}</dd>
          </div>
        ))}
      </AmountList>
      <AmountList>
        <div>
          <dt>{t('order.receipt.subtotal')}</dt>
          <dd>{money(charges.subtotal)}</dd>
        </div>
        <div>
          <dt>{t('order.receipt.tax')}</dt>
          <dd>{money(charges.taxTotal)}</dd>
        </div>
        {orderType === 'delivery' && (
          <div>
            <dt>{t('order.receipt.deliveryFee')}</dt>
            <dd>{isWaived ? t('order.receipt.feeWaived') : money(fee)}</dd>
          </div>
        )}
        {reward > 0 && (
          <div>
            <dt>{t('checkout.reward.used')}</dt>
            <dd>−{money(reward)}</dd>
          </div>
        )}
        <div data-total>
          <dt>{t('order.receipt.total')}</dt>
          <dd>{money(charges.total)}</dd>
        </div>
      </AmountList>
    </>
  );
}
