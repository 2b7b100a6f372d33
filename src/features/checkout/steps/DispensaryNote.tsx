import { useWords } from '../../../i18n/LocaleContext';
import { Notice } from '../../../ui/feedback/Notice';

interface DispensaryNoteProps {
  provider: string;
  /** The dispensary of the previous address; null if it is the same. */
  previousProvider: string | null;
  needsIdPhoto: boolean;
}

/** Explains that another dispensary delivers to the new address, with its own prices, slots and ID check. */
export function DispensaryNote({ provider, previousProvider, needsIdPhoto }: DispensaryNoteProps) {
  const { t } = useWords('account', 'order');
  if (previousProvider === null) return null;
  return (
    <Notice tone="info" title={t('checkout.dispensary.title', { provider, before: previousProvider })}>
      {needsIdPhoto && `${t('checkout.dispensary.id')} `}
      {t('checkout.dispensary.prices', { provider })}
    </Notice>
  );
}
