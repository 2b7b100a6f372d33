import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { useCart } from '../../state/cart';
import { spokenChanges, type AnnouncedCart } from './spokenChanges';

/** In milliseconds. Longer than the repeat interval of a held key, so that only the final value is announced. */
const announceDelayMs = 500;

/** The baseline when the panel opens: the cart without the item just added, and without an obstacle. */
function baselineCart(cart: AnnouncedCart): AnnouncedCart {
  const { added } = useCart.getState();
  useCart.setState({ added: null });
  const items = cart.items.filter(({ productVariantId }) => productVariantId !== added);
  return { ...cart, items, subtotal: added ? 0 : cart.subtotal, obstacle: null };
}

/**
 * Announces every change of the cart in the page's live region, whether it came from here, another tab or the
 * dispensary.
 */
export function useCartAnnouncements(cart: AnnouncedCart): void {
  const words = useWords('account', 'order');
  const heard = useRef<AnnouncedCart | null>(null);
  const speak = useEffectEvent((now: AnnouncedCart) => {
    const text = spokenChanges(heard.current!, now, words);
    heard.current = now;
    if (text) announce(text);
  });
  useEffect(() => {
    heard.current ??= baselineCart(cart);
    const timer = setTimeout(() => speak(cart), announceDelayMs);
    return () => clearTimeout(timer);
  }, [cart]);
}
