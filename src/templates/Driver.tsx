import { Suspense } from 'react';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { Heading } from '../ui/text/Heading';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';

export { PageHead as Head } from '../features/page-head/PageHead';

const DriverIsland = lazyNamed(() => import('../features/driver/DriverIsland'), 'DriverIsland');

/** A driver's round. The link's fragment has the token, so that it is in no log of a server. */
export default function Driver() {
  return (
    <>
      <VisuallyHidden as="div">
        <Heading level={1}>Your deliveries</Heading>
      </VisuallyHidden>
      <Suspense>
        <DriverIsland />
      </Suspense>
    </>
  );
}
