import { Suspense } from 'react';
import { lazyNamed } from '../../ui/hydration/lazyNamed';
import type { CodeSignInState } from './useCodeSignIn';

const Loaded = lazyNamed(() => import('./SignInCodeStep'), 'SignInCodeStep');

/** Loads while the code is being sent. */
export const LazySignInCodeStep = ({ flow }: { flow: CodeSignInState }) => (
  <Suspense>
    <Loaded flow={flow} />
  </Suspense>
);
