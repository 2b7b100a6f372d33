import { useEffect, useEffectEvent, useState } from 'react';
import { routePath } from '../../domain/site/routes';
import { useLocalNavigate } from '../../i18n/useLocalNavigate';
import { closePanel } from '../../state/panels';
import { useSession } from '../../state/session';

/** S9-07, in milliseconds. */
const placeAfter = 400;
const clearAfter = 1000;

/** S4-21: goes to the checkout a moment after the press, unless the order became impossible in that moment. */
export function usePlacing(isPossible: boolean) {
  const goTo = useLocalNavigate();
  const isSignedIn = useSession((state) => state.isSignedIn) ?? false;
  const [isPlacing, setIsPlacing] = useState(false);
  const leave = useEffectEvent(() => {
    if (!isPossible) return;
    closePanel();
    goTo(routePath(isSignedIn ? 'checkout' : 'checkoutRegister'));
  });
  useEffect(() => {
    if (!isPlacing) return;
    const going = setTimeout(() => leave(), placeAfter);
    // Also where the page stays, whatever held it.
    const clearing = setTimeout(() => setIsPlacing(false), placeAfter + clearAfter);
    return () => {
      clearTimeout(going);
      clearTimeout(clearing);
    };
  }, [isPlacing]);
  return { isPlacing, place: () => setIsPlacing(true) };
}
