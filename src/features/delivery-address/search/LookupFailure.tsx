import { useQueryClient } from '@tanstack/react-query';
import { LoadFailure } from '../../../i18n/LoadFailure';
import { useWords } from '../../../i18n/LocaleContext';
import { ErrorNotice } from '../../../i18n/ErrorNotice';

interface LookupFailureProps {
  error: Error & { status?: number };
  /** Omit it if the address itself failed to load. */
  of?: 'providers' | 'products';
}

/** Offers a retry unless the address does not exist. */
export function LookupFailure({ error, of }: LookupFailureProps) {
  const { t } = useWords('account', 'order');
  const client = useQueryClient();
  if (!of && error.status === 404) return <ErrorNotice text={t('error.address')} />;
  const refetch = () => client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  return <LoadFailure title={of && t(`error.${of}`)} query={{ error, refetch }} />;
}
