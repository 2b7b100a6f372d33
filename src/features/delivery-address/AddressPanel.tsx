import { useEffect, useState } from 'react';
import { isSameAddress, unitForPlace } from '../../domain/delivery/address/isSameAddress';
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
import { PlaceFinder, type FoundBy } from './search/PlaceFinder';
import { useAnnouncement } from './useAnnouncement';
import { useOtherRegion } from './useOtherRegion';
import { useSearchField } from './search/useSearchField';
import { useUnit } from './useUnit';

/** The panel for the delivery address. A choice applies immediately and shows who delivers there. */
export function AddressPanel() {
  const { t } = useWords('account', 'order');
  const place = useDeliveryPlace((state) => state.place);
  const [before] = useState(place);
  const [hasFound, setHasFound] = useState(false);
  const { unit, type, settle, reset } = useUnit();
  const delivery = useDeliveryAt(place);
  const isElsewhere = useOtherRegion(delivery.address) !== null;
  const search = useSearchField();
  // The dialog has just moved focus to its close button.
  useEffect(() => search.ref.current?.focus(), [search.ref]);
  const words = useDeliveryWords(delivery);
  useAnnouncement(hasFound ? words : null);

  const find = (found: ChosenPlace, by: FoundBy) => {
    const next = { ...found, addressTwo: unitForPlace(place, found, unit) };
    reset();
    setHasFound(true);
    chooseDeliveryPlace(next);
    void trackAddressSet(next, { use: 'delivery', by });
  };
  const isOffered = delivery.address !== null && !isElsewhere && !isSameAddress(place, before);

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
        <PlaceFinder label={t('address.label')} inputRef={search.ref} onFind={find} />
        <TextField
          label={t('address.unit')}
          optionalLabel={t('app.optional')}
          autoComplete="address-line2"
          maxLength={60}
          value={unit}
          onChange={(event) => type(event.target.value)}
          onBlur={settle}
        />
        {place && <AddressStatus delivery={delivery} onOtherAddress={search.goTo} />}
      </Stack>
    </Panel>
  );
}

/** The result of an address lookup as text for an announcement, or null until it is known. */
function useDeliveryWords({ address, provider, isProviderKnown }: Delivery): string | null {
  const { t } = useWords('account', 'order');
  const region = useOtherRegion(address);
  if (!address || !isProviderKnown) return null;
  const set = t('address.said', { address: address.description });
  const served = provider ? t('address.said.served', { provider: provider.name }) : t('address.said.unserved');
  const elsewhere = region && t('address.said.otherRegion', { region: t(`region.${region.code}`) });
  return [set, served, elsewhere].filter(Boolean).join(' ');
}
