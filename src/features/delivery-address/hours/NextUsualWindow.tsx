import { Suspense } from 'react';
import type { Dispensary } from '../../../domain/delivery/citySchema';
import { useClientValue } from '../../../state/hooks/useClientValue';
import { lazyOptional } from '../../../ui/hydration/lazyNamed';

const UsualWindowText = lazyOptional(() => import('./UsualWindowText'), 'UsualWindowText');

/** Renders nothing in the static HTML, because it depends on the time. */
export function NextUsualWindow({ dispensary }: { dispensary: Dispensary }) {
  const isClient = useClientValue(() => true, false);
  return (
    isClient && (
      <Suspense>
        <UsualWindowText dispensary={dispensary} />
      </Suspense>
    )
  );
}
