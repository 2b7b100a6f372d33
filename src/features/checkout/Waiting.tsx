import { useAllWords } from '../../i18n/LocaleContext';
import type { Delivery } from '../../state/delivery';
import { useOfflineWords } from '../../state/useOfflineWords';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { Stack } from '../../ui/Stack';
import { SavedDraft } from './SavedDraft';

/** What the checkout needs is on its way; without a network, that nothing is lost by it, and what is kept. */
export function Waiting({ delivery }: { delivery: Delivery }) {
  const { t } = useAllWords();
  const offline = useOfflineWords(t('checkout.offline'));
  if (!offline) return <Spinner label={t('app.loading')} />;
  return (
    <Stack $gap={6}>
      <Notice tone="warning">{offline}</Notice>
      <SavedDraft delivery={delivery} />
    </Stack>
  );
}
