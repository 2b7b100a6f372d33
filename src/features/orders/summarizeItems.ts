import type { Order } from '../../domain/order/orderSchema';
import type { LocaleTranslator } from '../../i18n/LocaleContext';

const namedItemCount = 2;

/** Names the first items and counts the rest: "2 × Amber, 1 × Birch and 3 more". */
export function summarizeItems(items: Order['items'], { t, plural }: LocaleTranslator<'order'>): string {
  const named = items.slice(0, namedItemCount).map(({ quantity, title }) => t('order.line', { quantity, title }));
  const rest = items.length - named.length;
  const summary = named.join(', ');
  return rest > 0 ? plural('orders.items', rest, { items: summary }) : summary;
}
