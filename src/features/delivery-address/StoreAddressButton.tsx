import MapPin from 'lucide-react/icons/map-pin';
import { shortAddress } from '../../domain/address/shortAddress';
import { useWords } from '../../i18n/LocaleContext';
import { useActiveStorePlace } from '../../state/delivery/deliveryPlace';
import { togglePanel } from '../../state/panels';
import { PillButton } from './PillButton';

export function StoreAddressButton() {
  const { t } = useWords();
  const place = useActiveStorePlace();
  const label = place ? t('header.storesNear', { address: place.label }) : undefined;
  return (
    <PillButton icon={MapPin} label={label} onClick={() => togglePanel('storeAddress')}>
      {place ? t('header.storesNear', { address: shortAddress(place.label) }) : t('header.storesNearYou')}
    </PillButton>
  );
}
