import { Suspense } from 'react';
import { lazyNamed } from '../ui/hydration/lazyNamed';
import { Heading } from '../ui/text/Heading';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';

export { PageHead as Head } from '../features/page-head/PageHead';

const ConsoleIsland = lazyNamed(() => import('../features/console/ConsoleIsland'), 'ConsoleIsland');

/** Serves dispensary staff. All content comes from the API after sign-in. */
export default function Console() {
  return (
    <>
      <VisuallyHidden as="div">
        <Heading level={1}>Dispensary console</Heading>
      </VisuallyHidden>
      <Suspense>
        <ConsoleIsland />
      </Suspense>
    </>
  );
}
