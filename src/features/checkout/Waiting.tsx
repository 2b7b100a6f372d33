import { useAllWords } from '../../i18n/LocaleContext';
import type { Delivery } from '../../state/delivery';
import { useOfflineMessage } from '../../state/useOfflineMessage';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { Stack } from '../../ui/Stack';
import { SavedDraft } from './SavedDraft';

/** The loading state of checkout. Offline it says that nothing is lost and shows the saved draft. */
export function Waiting({ delivery }: { delivery: Delivery }) {
  const { t } = useAllWords();
  const offline = useOfflineMessage(t('checkout.offline'));
  if (!offline) return <Spinner label={t('app.loading')} />;
  return (
    <Stack $gap={6}>
      <Notice tone="warning">{offline}</Notice>
      <SavedDraft delivery={delivery} />
    </Stack>
  );
}
