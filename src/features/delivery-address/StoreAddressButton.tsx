import { MapPin } from 'lucide-react';
import { shortAddress } from '../../domain/delivery/shortAddress';
import { useLocale } from '../../i18n/LocaleContext';
import { useStorePlace } from '../../state/deliveryPlace';
import { togglePanel } from '../../state/panels';
import { PillButton } from './PillButton';

/** S2-34: where stores are looked for, and the way to change it. */
export function StoreAddressButton() {
  const { t } = useLocale();
  const place = useStorePlace((state) => state.place);
  const label = place ? t('header.storesNear', { address: place.label }) : undefined;
  return (
    <PillButton icon={MapPin} label={label} onClick={() => togglePanel('storeAddress')}>
      {place ? t('header.storesNear', { address: shortAddress(place.label) }) : t('header.storesNearYou')}
    </PillButton>
  );
}
