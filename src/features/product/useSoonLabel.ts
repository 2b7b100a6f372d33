import type { ProductView } from '../../content/pageContext';
import { comingSoonLabel } from '../../i18n/comingSoonLabel';
import { useLocale } from '../../i18n/LocaleContext';
import { useToday } from '../../state/today';

/** S4-08: when a product comes. */
export function useSoonLabel({ availabilityComingSoonDate }: ProductView['summary'], isShort = false): string {
  const { locale, t } = useLocale();
  return comingSoonLabel(availabilityComingSoonDate, { locale, t, now: useToday(), isShort });
}
