import type { ProductView } from '../../content/pageContext';
import { comingSoonLabel } from '../../i18n/comingSoonLabel';
import { useLocale } from '../../i18n/LocaleContext';
import { useToday } from '../../state/today';

/** The label for a product's release date. */
export function useReleaseLabel({ summary }: Pick<ProductView, 'summary'>, isShort = false): string {
  const { t } = useLocale();
  const now = useToday(summary.comingSoonMonth !== null);
  return comingSoonLabel(summary, { t, now, isShort });
}
