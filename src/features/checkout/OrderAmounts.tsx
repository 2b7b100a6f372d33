import type { CartTotals } from '../../domain/cart/cartTotals';
import type { OrderType } from '../../domain/order/orderStatus';
import type { orderTotals } from '../../domain/delivery/orderTotals';
import { useWords } from '../../i18n/LocaleContext';
import { AmountList } from '../../ui/AmountList';
import { Fact } from '../../ui/text/Fact';

export type Charges = ReturnType<typeof orderTotals>;

interface OrderAmountsProps {
  items: CartTotals['items'];
  charges: Charges;
  orderType: OrderType;
}

/** A preview: the server calculates the amounts again. */
export function OrderAmounts({ items, charges, orderType }: OrderAmountsProps) {
  const { locale, t, formatMoney } = useWords('account', 'order');
  const money = (amount: number) => formatMoney({ amount });
  const { deliveryFeeTotal: fee, rewardTotal: reward } = charges;
  // Canada does not mention a waived fee.
  const isWaived = fee === 0 && locale.country === 'us';
  return (
    <>
      <AmountList>
        {items.map((item) => (
          <Fact
            key={item.productVariantId}
            name={t('order.line', { quantity: item.quantity, title: item.metadata.name })}
          >
            {money(item.itemTotal)}
          </Fact>
        ))}
      </AmountList>
      <AmountList>
        <Fact name={t('order.receipt.subtotal')}>{money(charges.subtotal)}</Fact>
        <Fact name={t('order.receipt.tax')}>{money(charges.taxTotal)}</Fact>
        {orderType === 'delivery' && (
          <Fact name={t('order.receipt.deliveryFee')}>{isWaived ? t('order.receipt.feeWaived') : money(fee)}</Fact>
        )}
        {reward > 0 && <Fact name={t('checkout.reward.used')}>−{money(reward)}</Fact>}
        <Fact data-total name={t('order.receipt.total')}>
          {money(charges.total)}
        </Fact>
      </AmountList>
    </>
  );
}
