import { lazy, Suspense } from 'react';
import type { CodeSignInState } from './useCodeSignIn';

const Loaded = lazy(() => import('./CodeStep').then(({ CodeStep: component }) => ({ default: component })));

/** The second step, loaded while the code is on its way. */
export const CodeStep = ({ flow }: { flow: CodeSignInState }) => (
  <Suspense>
    <Loaded flow={flow} />
  </Suspense>
);
