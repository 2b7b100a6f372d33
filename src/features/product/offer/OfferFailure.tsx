import { useQueryClient } from '@tanstack/react-query';
import { LoadFailure } from '../../../i18n/LoadFailure';
import { useWords } from '../../../i18n/LocaleContext';
import type { Delivery } from '../../../state/delivery/delivery';

/** Says which lookup failed (address, dispensary or products), and offers a retry. */
export function OfferFailure({ delivery: { provider, address, error } }: { delivery: Delivery }) {
  const { t } = useWords('account');
  const client = useQueryClient();
  const refetch = () => client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  const title = t(provider ? 'error.products' : address ? 'error.providers' : 'error.address');
  return <LoadFailure title={title} query={{ error, refetch }} />;
}
