import type { ReactNode } from 'react';
import type { CartTotals } from '../../domain/cart/cartTotals';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { formatMoney } from '../../domain/money';
import { orderTotals } from '../../domain/order/orderTotals';
import { useAllWords } from '../../i18n/LocaleContext';
import { AmountList } from '../../ui/AmountList';
import { Text } from '../../ui/Text';
import { Block } from './Block';

interface ReviewBlockProps {
  number: number;
  totals: CartTotals;
  provider: DeliveryProvider;
  children: ReactNode;
}

/** What is ordered and what it costs. */
export function ReviewBlock({ number, totals, provider, children }: ReviewBlockProps) {
  const { t } = useAllWords();
  // As the server will work them out again (D-17).
  const charges = orderTotals({
    subtotal: totals.cartTotal,
    deliveryFee: provider.deliveryFee.amount,
    taxRate: provider.taxRate,
  });
  const money = (amount: number) => formatMoney({ amount });
  return (
    <Block number={number} title={t('checkout.review.title')} isDone={false}>
      <AmountList>
        {totals.items.map((item) => (
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
        <div>
          <dt>{t('order.receipt.deliveryFee')}</dt>
          <dd>{charges.deliveryFeeTotal ? money(charges.deliveryFeeTotal) : t('order.receipt.feeWaived')}</dd>
        </div>
        <div data-total>
          <dt>{t('order.receipt.total')}</dt>
          <dd>{money(charges.total)}</dd>
        </div>
      </AmountList>
      <Text size="small" tone="muted">
        {t('checkout.review.payment')} {t('checkout.review.idReminder')}
      </Text>
      <Text size="small" tone="muted">
        {t('checkout.review.seller', { provider: provider.name, licence: provider.licence })}
      </Text>
      {children}
    </Block>
  );
}
