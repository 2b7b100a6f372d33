import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { useCart } from '../../state/cart';
import { cartAnnouncement, type AnnouncedCart } from './cartAnnouncement';

/** Longer than the repeat interval of a held key, so that only the final value is announced. */
const announceDelayMs = 500;

/** When the panel opens, announces only the item just added and an obstacle. */
function baselineCart(cart: AnnouncedCart): AnnouncedCart {
  const { added } = useCart.getState();
  useCart.setState({ added: null });
  const items = cart.items.filter(({ productVariantId }) => productVariantId !== added);
  return { ...cart, items, subtotal: added ? 0 : cart.subtotal, obstacle: null };
}

/** Announces every change in the page's live region, including those made by another tab or the dispensary. */
export function useCartAnnouncements(cart: AnnouncedCart): void {
  const words = useWords('account', 'order');
  const announced = useRef<AnnouncedCart | null>(null);
  const announceChanges = useEffectEvent((now: AnnouncedCart) => {
    const text = cartAnnouncement(announced.current!, now, words);
    announced.current = now;
    if (text) announce(text);
  });
  useEffect(() => {
    announced.current ??= baselineCart(cart);
    const timer = setTimeout(() => announceChanges(cart), announceDelayMs);
    return () => clearTimeout(timer);
  }, [cart]);
}
