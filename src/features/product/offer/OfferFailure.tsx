import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '../../../i18n/LocaleContext';
import type { Delivery } from '../../../state/delivery/delivery';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';

/** Says which lookup failed (address, dispensary or products), and offers a retry. */
export function OfferFailure({ delivery: { provider, address } }: { delivery: Delivery }) {
  const { t } = useWords('account');
  const client = useQueryClient();
  const retry = () => void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" onClick={retry}>
          {t('app.retry')}
        </Button>
      }
    >
      {t(provider ? 'error.products' : address ? 'error.providers' : 'error.address')}
    </Notice>
  );
}
