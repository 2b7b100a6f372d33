import type { CartItem } from '../../domain/cart/cart';
import { countItems } from '../../domain/cart/cartTotals';
import type { CartChange } from '../../domain/cart/applyOffers';
import { formatMoney } from '../../domain/money';
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

const newChanges = (before: AnnouncedCart, now: AnnouncedCart) =>
  now.changes.filter((change) => !before.changes.includes(change));

function itemTexts(before: AnnouncedCart, now: AnnouncedCart, { t }: CartTranslator): string[] {
  const previousQuantities = new Map(before.items.map((item) => [item.productVariantId, item.quantity]));
  const remainingIds = new Set(now.items.map(({ productVariantId }) => productVariantId));
  const announcedIds = new Set(newChanges(before, now).map(({ productVariantId }) => productVariantId));
  const current = now.items.flatMap(({ productVariantId: id, quantity, metadata: { name: title } }) => {
    if (previousQuantities.get(id) === quantity || announcedIds.has(id)) return [];
    const line = t(previousQuantities.has(id) ? 'cart.said.quantity' : 'cart.said.added', { title, quantity });
    return [quantity < now.maxQuantityFor(id) ? line : `${line} ${t('cart.maxReached', { quantity })}.`];
  });
  const removed = before.items.filter(({ productVariantId }) => !remainingIds.has(productVariantId));
  return [...current, ...removed.map(({ metadata }) => t('cart.said.removed', { title: metadata.name }))];
}

/** Describes everything that changed since the last announcement, or returns ''. */
export function cartAnnouncement(before: AnnouncedCart, now: AnnouncedCart, words: CartTranslator): string {
  const { t, plural } = words;
  if (now.items.length === 0) return before.items.length ? t('cart.empty') : '';
  const texts = itemTexts(before, now, words);

  const obstacle = now.obstacle ?? t('cart.said.ready');
  return [
    ...newChanges(before, now).map((change) => changeText(change, words)),
    ...(texts.length > maxItemTexts ? [`${plural('cart.items', countItems(now.items))}.`] : texts),
    ...(now.subtotal === before.subtotal
      ? []
      : [t('cart.said.subtotal', { price: formatMoney({ amount: now.subtotal }) })]),
    ...(now.obstacle === before.obstacle ? [] : [obstacle]),
  ].join(' ');
}
