import { isFeatureOn } from '../../domain/region/features';
import { useWords } from '../../i18n/LocaleContext';
import { useClientValue } from '../../state/hooks/useClientValue';
import { useRegion } from '../../state/region';
import { useSession } from '../../state/session/session';

/** False during hydration, and for visitors who are signed out or in a region without delivery. */
export function useMayHaveOrders(): boolean {
  const { locale } = useWords();
  const { code } = useRegion(locale.country);
  const isInBrowser = useClientValue(() => true, false);
  const isSignedIn = useSession((state) => state.isSignedIn);
  return isInBrowser && isSignedIn === true && isFeatureOn('expressDelivery', code);
}
