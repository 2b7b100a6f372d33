import { useEffect, useState } from 'react';
import { isSamePlace } from '../../domain/delivery/isSamePlace';
import { unitForPlace } from '../../domain/delivery/unitForPlace';
import { useAllWords } from '../../i18n/LocaleContext';
import { useDeliveryAt } from '../../state/delivery';
import { chooseDeliveryPlace, useDeliveryPlace, type ChosenPlace } from '../../state/deliveryPlace';
import { measureAddress } from '../../state/measureAddress';
import { closePanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { TextField } from '../../ui/TextField';
import { AddressStatus } from './AddressStatus';
import { panelWidth } from './panelWidth';
import { PlaceFinder, type FoundBy } from './PlaceFinder';
import { useAnnouncement } from './useAnnouncement';
import { useDeliveryWords } from './useDeliveryWords';
import { useOtherRegion } from './useOtherRegion';
import { useSearchField } from './useSearchField';
import { useUnit } from './useUnit';

/** The panel for the delivery address. A choice applies immediately and shows who delivers there. */
export function AddressPanel() {
  const { t } = useAllWords();
  const place = useDeliveryPlace((state) => state.place);
  const [before] = useState(place);
  const [hasFound, setHasFound] = useState(false);
  const { unit, type, settle, reset } = useUnit();
  const delivery = useDeliveryAt(place);
  const isElsewhere = useOtherRegion(delivery.address) !== null;
  const search = useSearchField();
  // The dialog has just moved focus to its close button. The panel is still moving in: WebKit would scroll the page behind it
  // to the field once the panel has closed.
  useEffect(() => search.ref.current?.focus({ preventScroll: true }), [search.ref]);
  const words = useDeliveryWords(delivery);
  useAnnouncement(hasFound ? words : null);

  const find = (found: ChosenPlace, by: FoundBy) => {
    const next = { ...found, addressTwo: unitForPlace(place, found, unit) };
    reset();
    setHasFound(true);
    chooseDeliveryPlace(next);
    void measureAddress(next, { use: 'delivery', by });
  };
  const isOffered = delivery.address !== null && !isElsewhere && !isSamePlace(place, before);

  return (
    <Panel
      isOpen
      onClose={closePanel}
      title={t('address.title')}
      closeLabel={t('app.close')}
      width={panelWidth}
      footer={
        isOffered && (
          <Button isWide size="large" onClick={closePanel} disabled={delivery.loading === 'provider'}>
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
