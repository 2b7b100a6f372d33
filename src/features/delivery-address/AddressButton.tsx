import MapPin from 'lucide-react/icons/map-pin';
import { shortAddress } from '../../domain/address/shortAddress';
import { useWords } from '../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { togglePanel } from '../../state/panels';
import { PillButton } from './PillButton';

export function AddressButton() {
  const { t } = useWords();
  const place = useDeliveryPlace((state) => state.place);
  const label = place ? t('header.changeAddress', { address: place.label }) : undefined;
  return (
    <PillButton icon={MapPin} label={label} onClick={() => togglePanel('address')}>
      {place ? shortAddress(place.label) : t('header.addAddress')}
    </PillButton>
  );
}
