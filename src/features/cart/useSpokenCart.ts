import { useEffect, useEffectEvent, useRef } from 'react';
import { useAllWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/announcements';
import { useCart } from '../../state/cart';
import { spokenChanges, type HeardCart } from './spokenChanges';

/** Longer than a held key takes from one repetition to the next, so that only where it ends is read out. */
const pause = 500;

/** What was heard before the panel opened: all but what was just added, and nothing of what stands against the order. */
function heardBefore(cart: HeardCart): HeardCart {
  const { added } = useCart.getState();
  useCart.setState({ added: null });
  const items = cart.items.filter(({ productVariantId }) => productVariantId !== added);
  return { ...cart, items, subtotal: added ? 0 : cart.subtotal, obstacle: null };
}

/** Has every change of the cart read out by the page's one live region, whatever made it: here, another tab, the dispensary. */
export function useSpokenCart(cart: HeardCart): void {
  const words = useAllWords();
  const heard = useRef<HeardCart | null>(null);
  const speak = useEffectEvent((now: HeardCart) => {
    const text = spokenChanges(heard.current!, now, words);
    heard.current = now;
    if (text) announce(text);
  });
  useEffect(() => {
    heard.current ??= heardBefore(cart);
    const timer = setTimeout(() => speak(cart), pause);
    return () => clearTimeout(timer);
  }, [cart]);
}
