import type { CartItem } from '../../../domain/cart/cart';
import { formatMoney } from '../../../domain/money';
import type { OrderChanges } from '../../../domain/order/orderSchema';
import { useWords } from '../../../i18n/LocaleContext';

export interface ChangeLine {
  id: string;
  what: string;
  was: string;
  now: string;
}

const money = (amount: number) => formatMoney({ amount });

interface Seen {
  items: readonly CartItem[];
  /** The chosen delivery window, formatted. */
  slot: string | null;
  /** The credit that the shopper expected to use, in dollars. */
  reward: number;
}

/** One line for each change since the shopper last saw it, with the values before and after. */
export function useChangeLines(changes: OrderChanges, { items, slot, reward }: Seen): ChangeLine[] {
  const { t } = useWords('account', 'order');
  const lines = changes.items.flatMap(({ productVariantId: id, price, availableQuantity }): ChangeLine[] => {
    const item = items.find((each) => each.productVariantId === id);
    if (!item) return [];
    const { quantity, metadata } = item;
    const count = (number: number) => t('checkout.changed.quantity', { quantity: number });
    const each = (amount: number) => t('checkout.changed.each', { price: money(amount) });
    const line = { what: metadata.name };
    if (!availableQuantity || !price)
      return [{ ...line, id, was: count(quantity), now: t('checkout.changed.soldOut') }];
    return [
      ...(price.amount === item.price
        ? []
        : [{ ...line, id: `${id} price`, was: each(item.price), now: each(price.amount) }]),
      ...(availableQuantity < quantity ? [{ ...line, id, was: count(quantity), now: count(availableQuantity) }] : []),
    ];
  });
  if (changes.isSlotGone)
    lines.push({ id: 'slot', what: t('order.window'), was: slot ?? '', now: t('checkout.changed.closed') });
  if (changes.rewardTotal) {
    const now = money(changes.rewardTotal.amount ?? 0);
    lines.push({ id: 'reward', what: t('checkout.reward.used'), was: money(reward), now });
  }
  return lines;
}
