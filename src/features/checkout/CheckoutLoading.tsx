import { useWords } from '../../i18n/LocaleContext';
import type { Delivery } from '../../state/delivery/delivery';
import { useOfflineMessage } from '../../state/notifications/useOfflineMessage';
import { Notice } from '../../ui/feedback/Notice';
import { Spinner } from '../../ui/feedback/Spinner';
import { Stack } from '../../ui/layout/Stack';
import { SavedDraft } from './SavedDraft';

/** Offline, tells the shopper that nothing is lost and shows the saved draft. */
export function CheckoutLoading({ delivery }: { delivery: Delivery }) {
  const { t } = useWords('account', 'order');
  const offline = useOfflineMessage(t('checkout.offline'));
  if (!offline) return <Spinner label={t('app.loading')} />;
  return (
    <Stack $gap={6}>
      <Notice tone="warning">{offline}</Notice>
      <SavedDraft delivery={delivery} />
    </Stack>
  );
}
