import type { ProductView } from '../../../content/pages/pageContext';
import { comingSoonLabel } from '../../../i18n/comingSoonLabel';
import { useWords } from '../../../i18n/LocaleContext';
import { useToday } from '../../../state/hooks/useToday';

export function useReleaseLabel({ summary }: Pick<ProductView, 'summary'>): string {
  const { t } = useWords();
  const now = useToday(summary.comingSoonMonth !== null);
  return comingSoonLabel(summary, { t, now });
}
