import type { CartItem } from '../../../domain/cart/cart';
import type { OrderChanges } from '../../../domain/order/orderSchema';
import { useWords } from '../../../i18n/LocaleContext';

export interface ChangeLine {
  id: string;
  label: string;
  before: string;
  after: string;
}

interface PreviousValues {
  items: readonly CartItem[];
  slot: string | null;
  /** The credit that the shopper expected to use, in dollars. */
  reward: number;
  /** In dollars. */
  fee: number;
}

/** Formats each change with the values before and after it. */
export function useChangeLines(changes: OrderChanges, { items, slot, reward, fee }: PreviousValues): ChangeLine[] {
  const { t, formatMoney } = useWords('account', 'order');
  const formatDollars = (amount: number) => formatMoney({ amount });
  const lines = changes.items.flatMap(({ productVariantId: id, price, availableQuantity }): ChangeLine[] => {
    const item = items.find(({ productVariantId }) => productVariantId === id);
    if (!item) return [];
    const { quantity, metadata } = item;
    const formatCount = (number: number) => t('checkout.changed.quantity', { quantity: number });
    const formatPriceEach = (amount: number) => t('checkout.changed.each', { price: formatDollars(amount) });
    const line = { label: metadata.name };
    if (!availableQuantity || !price)
      return [{ ...line, id, before: formatCount(quantity), after: t('checkout.changed.soldOut') }];
    return [
      ...(price.amount === item.price
        ? []
        : [{ ...line, id: `${id} price`, before: formatPriceEach(item.price), after: formatPriceEach(price.amount) }]),
      ...(availableQuantity < quantity
        ? [{ ...line, id, before: formatCount(quantity), after: formatCount(availableQuantity) }]
        : []),
    ];
  });
  if (changes.isSlotGone)
    lines.push({ id: 'slot', label: t('order.window'), before: slot ?? '', after: t('checkout.changed.closed') });
  if (changes.rewardTotal) {
    const after = formatDollars(changes.rewardTotal.amount ?? 0);
    lines.push({ id: 'reward', label: t('checkout.reward.used'), before: formatDollars(reward), after });
  }
  if (changes.deliveryFeeTotal) {
    const after = formatDollars(changes.deliveryFeeTotal.amount);
    lines.push({ id: 'fee', label: t('order.receipt.deliveryFee'), before: formatDollars(fee), after });
  }
  return lines;
}
