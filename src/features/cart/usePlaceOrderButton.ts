import { useEffect, useEffectEvent, useState } from 'react';
import { routePath } from '../../domain/site/routing/routes';
import { useLocalNavigate } from '../../i18n/useLocalNavigate';
import { closePanel } from '../../state/panels';
import { useSession } from '../../state/session/session';

/** The specification sets both delays. */
const placeDelayMs = 400;
const resetDelayMs = 1000;

/** Goes to checkout shortly after the click, unless the order became impossible in the meantime. */
export function usePlaceOrderButton(canOrder: boolean) {
  const goTo = useLocalNavigate();
  const isSignedIn = useSession((state) => state.isSignedIn) ?? false;
  const [isPlacing, setIsPlacing] = useState(false);
  const goToCheckout = useEffectEvent(() => {
    if (!canOrder) return;
    closePanel();
    goTo(routePath(isSignedIn ? 'checkout' : 'checkoutRegister'));
  });
  useEffect(() => {
    if (!isPlacing) return;
    const navigation = setTimeout(() => goToCheckout(), placeDelayMs);
    // Clears the spinner, in case the navigation did not happen.
    const reset = setTimeout(() => setIsPlacing(false), placeDelayMs + resetDelayMs);
    return () => {
      clearTimeout(navigation);
      clearTimeout(reset);
    };
  }, [isPlacing]);
  return { isPlacing, place: () => setIsPlacing(true) };
}
