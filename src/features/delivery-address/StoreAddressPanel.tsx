import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressQuery } from '../../data/delivery/deliveryCalls';
import { useAllWords } from '../../i18n/LocaleContext';
import { chooseStorePlace, useStorePlace, type ChosenPlace } from '../../state/deliveryPlace';
import { closePanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { LoadingLine } from './LoadingLine';
import { panelWidth } from './panelWidth';
import { PlaceFinder } from './PlaceFinder';

/** S2-56: where to look for stores; a town or a postal code is enough, and nobody has to deliver there. */
export function StoreAddressPanel() {
  const { t } = useAllWords();
  const current = useStorePlace((state) => state.place);
  const [place, setPlace] = useState<ChosenPlace | null>(current);
  const { data: address, isLoading, isError } = useQuery(addressQuery(place?.placeId ?? null, ''));

  const take = (taken: ChosenPlace | null) => {
    chooseStorePlace(taken);
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
        place &&
        address && (
          <Button isWide size="large" onClick={() => take({ ...place, label: address.addressOne })}>
            {t('address.use')}
          </Button>
        )
      }
    >
      <Stack $gap={5}>
        <PlaceFinder
          label={t('storeLocator.address')}
          types="any"
          onFind={(found) => setPlace({ ...found, addressTwo: '' })}
        />
        {isLoading && <LoadingLine>{t('address.loadingAddress')}</LoadingLine>}
        {isError && <Notice tone="error">{t('error.address')}</Notice>}
        {place && address && (
          <Text role="status">
            <strong>{address.description}</strong>
          </Text>
        )}
        {current && (
          <Button variant="quiet" size="small" onClick={() => take(null)}>
            {t('address.clear')}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
