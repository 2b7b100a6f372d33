import { isFeatureOn } from '../../domain/region/features';
import { routePath } from '../../domain/site/routing/routes';
import { useWords } from '../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { openPanel } from '../../state/panels';
import { useRegion } from '../../state/region';
import { Button } from '../../ui/Button';
import { DetailRow } from './DetailRow';
import { SettingsLinks } from './SettingsLinks';
import { SettingsCard } from './SettingsCard';

export function DeliveryCard() {
  const { t, locale } = useWords('account', 'settings');
  const region = useRegion(locale.country);
  const hasDelivery = isFeatureOn('expressDelivery', region.code);
  return (
    <SettingsCard title={t(hasDelivery ? 'settings.delivery' : 'orders.title')}>
      {hasDelivery && <AddressRow />}
      <SettingsLinks links={[{ path: routePath('orders'), label: t('settings.orders') }]} />
    </SettingsCard>
  );
}

function AddressRow() {
  const { t } = useWords('account', 'settings');
  const place = useDeliveryPlace((state) => state.place);
  const change = (
    <Button variant="secondary" size="small" onClick={() => openPanel('address')}>
      {t(place ? 'settings.delivery.change' : 'header.addAddress')}
    </Button>
  );
  return (
    <dl>
      <DetailRow label={t('settings.delivery.address')} action={change}>
        {place ? [place.label, place.addressTwo].filter(Boolean).join(', ') : t('settings.delivery.none')}
      </DetailRow>
    </dl>
  );
}
