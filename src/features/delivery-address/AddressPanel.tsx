import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { fetchAddressAt } from '../../data/delivery/deliveryCalls';
import { currentPosition } from '../../data/delivery/geolocation';
import { useAllWords } from '../../i18n/LocaleContext';
import { useDeliveryAt } from '../../state/delivery';
import { chooseDeliveryPlace, useDeliveryPlace, type ChosenPlace } from '../../state/deliveryPlace';
import { closePanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { TextField } from '../../ui/TextField';
import { AddressSearch } from './AddressSearch';
import { AddressStatus } from './AddressStatus';

/** S9-05. */
const panelWidth = 352;

/** S2-54: where to deliver, who delivers there, and the button that takes the address. */
export function AddressPanel() {
  const { t } = useAllWords();
  const current = useDeliveryPlace((state) => state.place);
  const [place, setPlace] = useState<ChosenPlace | null>(current);
  const [isLocating, setIsLocating] = useState(false);
  const delivery = useDeliveryAt(place);

  const locate = async () => {
    setIsLocating(true);
    const position = await currentPosition();
    const address = position && (await fetchAddressAt(position.lat, position.lng).catch(() => null));
    // S8-20: without a position the button just stops turning.
    setIsLocating(false);
    if (address)
      setPlace({ placeId: address.placeId, addressTwo: place?.addressTwo ?? '', label: address.description });
  };
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
        <AddressSearch
          onChoose={({ placeId, mainText }) =>
            setPlace({ placeId, addressTwo: place?.addressTwo ?? '', label: mainText })
          }
        />
        <Button
          variant="secondary"
          icon={<LocateFixed size={18} aria-hidden />}
          isBusy={isLocating}
          busyLabel={t('address.locating')}
          onClick={() => void locate()}
        >
          {t('address.useLocation')}
        </Button>
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
