import type { CartItem } from '../../domain/cart/cart';
import { countItems } from '../../domain/cart/cartTotals';
import type { CartChange } from '../../domain/cart/applyOffers';
import { changeText, type CartTranslator } from './cartTexts';

/** The cart as last announced to screen readers. */
export interface AnnouncedCart {
  items: readonly CartItem[];
  subtotal: number;
  obstacle: string | null;
  changes: readonly CartChange[];
  maxQuantityFor: (productVariantId: string) => number;
}

/** More items would be hard to follow by ear. */
const maxItemTexts = 3;

const newChanges = (previous: AnnouncedCart, current: AnnouncedCart) =>
  current.changes.filter((change) => !previous.changes.includes(change));

function itemTexts(previous: AnnouncedCart, current: AnnouncedCart, { t }: CartTranslator): string[] {
  const previousQuantities = new Map(previous.items.map((item) => [item.productVariantId, item.quantity]));
  const remainingIds = new Set(current.items.map(({ productVariantId }) => productVariantId));
  const announcedIds = new Set(newChanges(previous, current).map(({ productVariantId }) => productVariantId));
  const changedTexts = current.items.flatMap(({ productVariantId: id, quantity, metadata: { name: title } }) => {
    if (previousQuantities.get(id) === quantity || announcedIds.has(id)) return [];
    const line = t(previousQuantities.has(id) ? 'cart.said.quantity' : 'cart.said.added', { title, quantity });
    return [quantity < current.maxQuantityFor(id) ? line : `${line} ${t('cart.maxReached', { quantity })}.`];
  });
  const removed = previous.items.filter(({ productVariantId }) => !remainingIds.has(productVariantId));
  return [...changedTexts, ...removed.map(({ metadata }) => t('cart.said.removed', { title: metadata.name }))];
}

/** Describes everything that changed since the last announcement, or returns ''. */
export function cartAnnouncement(previous: AnnouncedCart, current: AnnouncedCart, words: CartTranslator): string {
  const { t, plural, formatMoney } = words;
  if (current.items.length === 0) return previous.items.length ? t('cart.empty') : '';
  const texts = itemTexts(previous, current, words);

  const obstacle = current.obstacle ?? t('cart.said.ready');
  return [
    ...newChanges(previous, current).map((change) => changeText(change, words)),
    ...(texts.length > maxItemTexts ? [`${plural('cart.items', countItems(current.items))}.`] : texts),
    ...(current.subtotal === previous.subtotal
      ? []
      : [t('cart.said.subtotal', { price: formatMoney({ amount: current.subtotal }) })]),
    ...(current.obstacle === previous.obstacle ? [] : [obstacle]),
  ].join(' ');
}
