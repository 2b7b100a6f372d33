import { Suspense } from 'react';
import { lazyNamed } from '../../ui/hydration/lazyNamed';
import type { CodeSignInState } from './useCodeSignIn';

const Loaded = lazyNamed(() => import('./CodeStep'), 'CodeStep');

/** The second step, loaded while the code is being sent. */
export const LazyCodeStep = ({ flow }: { flow: CodeSignInState }) => (
  <Suspense>
    <Loaded flow={flow} />
  </Suspense>
);
