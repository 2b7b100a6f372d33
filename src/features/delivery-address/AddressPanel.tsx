import { useState } from 'react';
import { useAllWords } from '../../i18n/LocaleContext';
import { useDeliveryAt } from '../../state/delivery';
import { chooseDeliveryPlace, useDeliveryPlace, type ChosenPlace } from '../../state/deliveryPlace';
import { closePanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { TextField } from '../../ui/TextField';
import { AddressStatus } from './AddressStatus';
import { panelWidth } from './panelWidth';
import { PlaceFinder } from './PlaceFinder';

/** S2-54: where to deliver, who delivers there, and the button that takes the address. */
export function AddressPanel() {
  const { t } = useAllWords();
  const current = useDeliveryPlace((state) => state.place);
  const [place, setPlace] = useState<ChosenPlace | null>(current);
  const delivery = useDeliveryAt(place);

  const use = () => {
    if (place && delivery.address)
      chooseDeliveryPlace({ ...place, label: delivery.address.addressOne || delivery.address.description });
    closePanel();
  };

  return (
    <Panel
      isOpen
      onClose={closePanel}
      title={t('address.title')}
      closeLabel={t('app.close')}
      width={panelWidth}
      footer={
        delivery.address && (
          <Button isWide size="large" onClick={use} disabled={delivery.loading !== null}>
            {t('address.use')}
          </Button>
        )
      }
    >
      <Stack $gap={5}>
        <PlaceFinder
          label={t('address.label')}
          onFind={(found) => setPlace((before) => ({ ...found, addressTwo: before?.addressTwo ?? '' }))}
        />
        {place && (
          <TextField
            label={t('address.unit')}
            optionalLabel={t('app.optional')}
            autoComplete="address-line2"
            maxLength={60}
            value={place.addressTwo}
            onChange={(event) => setPlace({ ...place, addressTwo: event.target.value })}
          />
        )}
        {place && <AddressStatus delivery={delivery} />}
      </Stack>
    </Panel>
  );
}
