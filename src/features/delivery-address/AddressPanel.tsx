import { useEffect, useState } from 'react';
import { isSameAddress, unitForPlace } from '../../domain/address/isSameAddress';
import { useWords } from '../../i18n/LocaleContext';
import { useDeliveryAt, type Delivery } from '../../state/delivery/delivery';
import { chooseDeliveryPlace, useDeliveryPlace, type ChosenPlace } from '../../state/delivery/deliveryPlace';
import { trackAddressSet } from '../../state/delivery/trackAddressSet';
import { closePanel, returnToPreviousPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/overlays/Panel';
import { Stack } from '../../ui/layout/Stack';
import { TextField } from '../../ui/fields/TextField';
import { AddressStatus } from './AddressStatus';
import { panelWidth } from './panelWidth';
import { PlaceFinder, type PlaceSource } from './search/PlaceFinder';
import { useAnnouncement } from './useAnnouncement';
import { useOtherRegion } from './useOtherRegion';
import { useSearchField } from './search/useSearchField';
import { useUnit } from './useUnit';

/** A chosen address applies immediately. */
export function AddressPanel() {
  const { t } = useWords('account', 'order');
  const place = useDeliveryPlace((state) => state.place);
  const [initialPlace] = useState(place);
  const [hasFound, setHasFound] = useState(false);
  const { unit, changeUnit, saveNow, reset } = useUnit();
  const delivery = useDeliveryAt(place);
  const isInOtherRegion = useOtherRegion(delivery.address) !== null;
  const search = useSearchField();
  // Overrides the dialog, which has just moved focus to its close button.
  useEffect(() => search.ref.current?.focus(), [search.ref]);
  const message = useDeliveryMessage(delivery);
  useAnnouncement(hasFound ? message : null);

  const applyPlace = (found: ChosenPlace, by: PlaceSource) => {
    const nextPlace = { ...found, addressTwo: unitForPlace(place, found, unit) };
    reset();
    setHasFound(true);
    chooseDeliveryPlace(nextPlace);
    void trackAddressSet(nextPlace, { use: 'delivery', by });
  };
  const isOffered = delivery.address !== null && !isInOtherRegion && !isSameAddress(place, initialPlace);

  return (
    <Panel
      isOpen
      onClose={closePanel}
      title={t('address.title')}
      closeLabel={t('app.close')}
      width={panelWidth}
      footer={
        isOffered && (
          <Button isWide size="large" onClick={returnToPreviousPanel} disabled={delivery.loading === 'provider'}>
            {t('address.use')}
          </Button>
        )
      }
    >
      <Stack $gap={5}>
        <PlaceFinder label={t('address.label')} inputRef={search.ref} onFind={applyPlace} />
        <TextField
          label={t('address.unit')}
          optionalLabel={t('app.optional')}
          autoComplete="address-line2"
          maxLength={60}
          value={unit}
          onChange={(event) => changeUnit(event.target.value)}
          onBlur={saveNow}
        />
        {place && <AddressStatus delivery={delivery} onOtherAddress={search.focus} />}
      </Stack>
    </Panel>
  );
}

/** Returns null until the lookup is complete. */
function useDeliveryMessage({ address, provider, isProviderKnown }: Delivery): string | null {
  const { t } = useWords('account', 'order');
  const region = useOtherRegion(address);
  if (!address || !isProviderKnown) return null;
  const addressText = t('address.said', { address: address.description });
  const providerText = provider ? t('address.said.served', { provider: provider.name }) : t('address.said.unserved');
  const regionText = region && t('address.said.otherRegion', { region: t(`region.${region.code}`) });
  return [addressText, providerText, regionText].filter(Boolean).join(' ');
}
