import type { ComponentProps } from 'react';
import { QueryIsland } from '../../state/QueryIsland';
import { restoreUnlock } from '../../state/unlockDraft';
import { UnlockFlow } from './UnlockFlow';

// Runs before the first render, because the step in the URL may need the draft.
if (typeof window !== 'undefined') restoreUnlock();

/** The unlock flow with its own React Query client; also for visitors. */
export function UnlockIsland(props: ComponentProps<typeof UnlockFlow>) {
  return (
    <QueryIsland>
      <UnlockFlow {...props} />
    </QueryIsland>
  );
}
