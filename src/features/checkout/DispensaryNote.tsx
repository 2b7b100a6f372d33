import { useAllWords } from '../../i18n/LocaleContext';
import { Notice } from '../../ui/Notice';

interface DispensaryNoteProps {
  provider: string;
  /** The name of the dispensary that delivered to the address before; null where that has not changed. */
  before: string | null;
  /** Whether this dispensary lacks the ID photo that the other one has. */
  mustSeeId: boolean;
}

/** What a new address changed: another dispensary delivers there, with its own prices, windows and check of the ID. */
export function DispensaryNote({ provider, before, mustSeeId }: DispensaryNoteProps) {
  const { t } = useAllWords();
  if (before === null) return null;
  return (
    <Notice tone="info" title={t('checkout.dispensary.title', { provider, before })}>
      {mustSeeId && `${t('checkout.dispensary.id')} `}
      {t('checkout.dispensary.prices', { provider })}
    </Notice>
  );
}
