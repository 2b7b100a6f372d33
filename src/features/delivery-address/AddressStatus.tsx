import { formatMoney } from '../../domain/money';
import { useAllWords } from '../../i18n/LocaleContext';
import type { Delivery } from '../../state/delivery';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { LoadingLine } from './LoadingLine';

const loadingWords = {
  address: 'address.loadingAddress',
  provider: 'address.loadingProvider',
  products: 'address.loadingProducts',
} as const;

/** S4-24, S4-26: what is being looked up, and what came of it. */
export function AddressStatus({ delivery }: { delivery: Delivery }) {
  const { t } = useAllWords();
  const { address, provider, loading, error } = delivery;
  if (loading) return <LoadingLine>{t(loadingWords[loading])}</LoadingLine>;
  // S8-06: what could not be fetched, by how far it came.
  if (error)
    return (
      <Notice tone="error">{t(provider ? 'error.products' : address ? 'error.providers' : 'error.address')}</Notice>
    );
  if (!address) return null;
  return (
    <Stack $gap={3}>
      <Text>
        <strong>{address.description}</strong>
      </Text>
      {provider ? (
        <Notice tone="success" title={t('address.fulfilledBy', { provider: provider.name })}>
          {t('address.licence', { licence: provider.licence })}
          <br />
          {t('xpress.minimum')}: {formatMoney({ amount: provider.deliveryTotalMinimum }, { hideZeroCents: true })} ·{' '}
          {t('xpress.fee')}: {formatMoney(provider.deliveryFee, { hideZeroCents: true, hideCurrency: true })}
        </Notice>
      ) : (
        <Notice tone="warning">
          {t('expressDelivery.notAvailable', { city: address.city, state: address.state })}
        </Notice>
      )}
    </Stack>
  );
}
