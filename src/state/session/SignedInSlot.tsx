import { Suspense, type ComponentProps } from 'react';
import { useSession } from './session';

/**
 * The place of a part that only signed-in shoppers have. CSS shows it to them from the first paint, so a height reserved
 * for it moves nothing when the part arrives. A lazy part loads for nobody else.
 */
export function SignedInSlot({ children, ...place }: ComponentProps<'div'>) {
  // Null during hydration, like in the HTML.
  const isSignedIn = useSession((state) => state.isSignedIn);
  return (
    <div data-who="in" {...place}>
      {isSignedIn && <Suspense>{children}</Suspense>}
    </div>
  );
}
