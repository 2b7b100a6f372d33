import { Suspense } from 'react';
import { useDeliveryPlace } from '../../state/deliveryPlace';
import { Stack } from '../../ui/Stack';
import { lazyExtra } from '../../ui/lazyNamed';
import { CheckAddress } from './CheckAddress';

const LiveStatus = lazyExtra(() => import('./LiveStatus'), 'LiveStatus');

/** Whether and by whom an address is served, before anything else is typed. */
export function DeliveryFacts() {
  const hasAddress = useDeliveryPlace(({ place }) => place !== null);
  return (
    <Stack $gap={4}>
      {hasAddress && (
        <Suspense>
          <LiveStatus isCompact />
        </Suspense>
      )}
      <div>
        <CheckAddress />
      </div>
    </Stack>
  );
}
