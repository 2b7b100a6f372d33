import { Suspense } from 'react';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { Heading } from '../ui/text/Heading';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';

export { PageHead as Head } from '../features/page-head/PageHead';

const DriverIsland = lazyNamed(() => import('../features/driver/DriverIsland'), 'DriverIsland');

/** The token is in the URL's fragment, so that it never reaches a server log. */
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
