import { Suspense } from 'react';
import { useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { Stack } from '../../ui/layout/Stack';
import { lazyOptional } from '../../ui/hydration/lazyNamed';
import { DeliveryAddressButton } from './DeliveryAddressButton';

const DeliveryStatus = lazyOptional(() => import('./DeliveryStatus'), 'DeliveryStatus');

export function DeliveryFacts() {
  const hasAddress = useDeliveryPlace(({ place }) => place !== null);
  return (
    <Stack $gap={4}>
      {hasAddress && (
        <Suspense>
          <DeliveryStatus isCompact />
        </Suspense>
      )}
      <div>
        <DeliveryAddressButton />
      </div>
    </Stack>
  );
}
