import { useWords } from '../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';

export function DeliveryAddressButton() {
  const { t } = useWords();
  const hasAddress = useDeliveryPlace(({ place }) => place !== null);
  return (
    <Button size="large" onClick={() => openPanel('address')}>
      {t(hasAddress ? 'expressDelivery.otherAddress' : 'xpress.check.submit')}
    </Button>
  );
}
