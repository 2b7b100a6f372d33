import { isDeliverable, isStreetAddress, isStreetUnverified } from '../../domain/address/streetAddress';
import type { Address } from '../../domain/address/addressSchema';
import { useWords } from '../../i18n/LocaleContext';
import type { Delivery } from '../../state/delivery/delivery';
import { Paragraph } from '../../ui/text/Paragraph';
import { AddressCard } from './AddressCard';
import { LoadingLine } from './search/LoadingLine';
import { LookupFailure } from './search/LookupFailure';
import { OtherAddressButton } from './OtherAddressButton';
import { OtherRegionNotice } from './OtherRegionNotice';
import { ProviderFacts } from './ProviderFacts';
import { useOtherRegion } from './useOtherRegion';
import { InlineNotice } from './InlineNotice';

const loadingKeys = {
  address: 'address.loadingAddress',
  provider: 'address.loadingProvider',
  products: 'address.loadingProducts',
} as const;

interface AddressStatusProps {
  delivery: Delivery;
  /** Omit it if there is no search to return to. */
  onOtherAddress?: () => void;
}

/** Each part keeps its position once it appears. */
export function AddressStatus({ delivery, onOtherAddress }: AddressStatusProps) {
  const { t } = useWords('account', 'order');
  const { address, provider, loading, error } = delivery;
  if (!address && !loading) return error && <LookupFailure error={error} />;
  return (
    <AddressCard address={address}>
      {address && <StreetHint address={address} isServed={provider !== null} />}
      {provider && (
        <>
          <InlineNotice tone="success" title={t('address.fulfilledBy', { provider: provider.name })} />
          <ProviderFacts provider={provider} />
        </>
      )}
      {address && <AddressWarning address={address} delivery={delivery} onOtherAddress={onOtherAddress} />}
      {loading ? (
        <LoadingLine>{t(loadingKeys[loading])}</LoadingLine>
      ) : (
        error && <LookupFailure error={error} of={provider ? 'products' : 'providers'} />
      )}
    </AddressCard>
  );
}

function StreetHint({ address, isServed }: { address: Address; isServed: boolean }) {
  const { t } = useWords('account', 'order');
  if (!isStreetAddress(address.addressOne)) return <InlineNotice tone="info">{t('address.noStreet')}</InlineNotice>;
  if (isServed && !isDeliverable(address)) return <InlineNotice tone="warning">{t('address.noCode')}</InlineNotice>;
  if (!isStreetUnverified(address)) return null;
  return (
    <Paragraph size="small" tone="muted">
      {t(address.postalCode ? 'address.unverified' : 'address.unverified.town')}
    </Paragraph>
  );
}

function AddressWarning({ address, delivery, onOtherAddress }: AddressStatusProps & { address: Address }) {
  const { t } = useWords('account', 'order');
  const region = useOtherRegion(address);
  const { provider, isProviderKnown } = delivery;
  if (!isProviderKnown) return null;
  const { city, state } = address;
  const title = provider ? undefined : t('expressDelivery.notAvailable', { city, state });
  if (region) return <OtherRegionNotice region={region} use="delivery" title={title} onOtherAddress={onOtherAddress} />;
  return (
    title && <InlineNotice tone="warning" title={title} actions={<OtherAddressButton onClick={onOtherAddress} />} />
  );
}
