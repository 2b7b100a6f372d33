import { useAllWords } from '../../i18n/LocaleContext';
import { useDelivery } from '../../state/delivery';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/Stack';
import { AddressStatus } from './AddressStatus';

/** Whether and by whom an address is served, before anything else is typed. */
export function DeliveryFacts() {
  const { t } = useAllWords();
  const delivery = useDelivery();
  return (
    <Stack $gap={4}>
      {delivery.place && <AddressStatus delivery={delivery} />}
      <div>
        <Button size="large" onClick={() => openPanel('address')}>
          {t(delivery.place ? 'expressDelivery.otherAddress' : 'xpress.check.submit')}
        </Button>
      </div>
    </Stack>
  );
}
