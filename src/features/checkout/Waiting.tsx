import { useAllWords } from '../../i18n/LocaleContext';
import { useOfflineWords } from '../../state/useOfflineWords';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';

/** What the checkout needs is on its way; without a network, that nothing is lost by it. */
export function Waiting() {
  const { t } = useAllWords();
  const offline = useOfflineWords(t('checkout.offline'));
  return offline ? <Notice tone="warning">{offline}</Notice> : <Spinner label={t('app.loading')} />;
}
