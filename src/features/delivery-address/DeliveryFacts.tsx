import { lazy, Suspense } from 'react';
import { useLocale } from '../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../state/deliveryPlace';
import { openPanel } from '../../state/panels';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/Stack';

const LiveStatus = lazy(() => import('./LiveStatus').then(({ LiveStatus: component }) => ({ default: component })));

/** Whether and by whom an address is served, before anything else is typed. */
export function DeliveryFacts() {
  const { t } = useLocale();
  const hasAddress = useDeliveryPlace(({ place }) => place !== null);
  return (
    <Stack $gap={4}>
      {hasAddress && (
        <Suspense>
          <LiveStatus />
        </Suspense>
      )}
      <div>
        <Button size="large" onClick={() => openPanel('address')}>
          {t(hasAddress ? 'expressDelivery.otherAddress' : 'xpress.check.submit')}
        </Button>
      </div>
    </Stack>
  );
}
