import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressQuery } from '../../data/delivery/deliveryCalls';
import { isSameAddress } from '../../domain/address/isSameAddress';
import { useWords } from '../../i18n/LocaleContext';
import { chooseStorePlace, useActiveStorePlace, type ChosenPlace } from '../../state/delivery/deliveryPlace';
import { trackAddressSet } from '../../state/delivery/trackAddressSet';
import { closePanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/overlays/Panel';
import { Stack } from '../../ui/layout/Stack';
import { AddressCard } from './AddressCard';
import { LoadingLine } from './search/LoadingLine';
import { LookupFailure } from './search/LookupFailure';
import { OtherRegionNotice } from './OtherRegionNotice';
import { panelWidth } from './panelWidth';
import { PlaceFinder, type PlaceSource } from './search/PlaceFinder';
import { useAnnouncement } from './useAnnouncement';
import { useOtherRegion } from './useOtherRegion';
import { useSearchField } from './search/useSearchField';

/** Accepts a town or postal code, and does not require delivery there. */
export function StoreAddressPanel() {
  const { t } = useWords('account', 'order');
  const place = useActiveStorePlace();
  const [initialPlace] = useState(place);
  const [hasFound, setHasFound] = useState(false);
  const { data, isLoading, error } = useQuery(addressQuery(place?.placeId ?? null, ''));
  const address = (place && data) ?? null;
  const region = useOtherRegion(address);
  const search = useSearchField();
  useAnnouncement(hasFound && address ? t('address.said', { address: address.description }) : null);

  const applyPlace = (found: ChosenPlace, by: PlaceSource) => {
    setHasFound(true);
    chooseStorePlace(found);
    void trackAddressSet(found, { use: 'stores', by });
  };
  const clear = () => {
    chooseStorePlace(null);
    closePanel();
  };

  return (
    <Panel
      isOpen
      onClose={closePanel}
      title={t('header.storesNearYou')}
      closeLabel={t('app.close')}
      width={panelWidth}
      footer={
        address &&
        !region &&
        !isSameAddress(place, initialPlace) && (
          <Button isWide size="large" onClick={closePanel}>
            {t('address.use')}
          </Button>
        )
      }
    >
      <Stack $gap={5}>
        <PlaceFinder label={t('storeLocator.address')} types="any" inputRef={search.ref} onFind={applyPlace} />
        {(address || isLoading) && (
          <AddressCard address={address}>
            {isLoading && <LoadingLine>{t('address.loadingAddress')}</LoadingLine>}
            {region && <OtherRegionNotice region={region} use="stores" onOtherAddress={search.focus} />}
          </AddressCard>
        )}
        {error && <LookupFailure error={error} />}
        {place && (
          <Button variant="quiet" size="small" onClick={clear}>
            {t('address.clear')}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
