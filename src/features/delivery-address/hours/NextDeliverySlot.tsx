import { Suspense } from 'react';
import { isFeatureOn } from '../../../domain/region/features';
import { useWords } from '../../../i18n/LocaleContext';
import { useDeliveryPlace } from '../../../state/delivery/deliveryPlace';
import { useRegion } from '../../../state/region';
import { lazyOptional } from '../../../ui/hydration/lazyNamed';

const NextDeliveryButton = lazyOptional(() => import('./NextDeliveryButton'), 'NextDeliveryButton');

/** Renders nothing without an address, or in a region without delivery. */
export function NextDeliverySlot() {
  const { locale } = useWords();
  const region = useRegion(locale.country);
  const hasAddress = useDeliveryPlace(({ place }) => place !== null);
  if (!hasAddress || !isFeatureOn('expressDelivery', region.code)) return null;
  return (
    <Suspense>
      <NextDeliveryButton />
    </Suspense>
  );
}
