import type { ComponentProps } from 'react';
import { QueryIsland } from '../../state/QueryIsland';
import { restoreUnlock } from '../../state/unlockDraft';
import { UnlockFlow } from './UnlockFlow';

// Before the first step is drawn: the one that the address asks for may need what the draft has.
if (typeof window !== 'undefined') restoreUnlock();

/** The unlock with the calls that it makes, of visitors too. */
export function UnlockIsland(props: ComponentProps<typeof UnlockFlow>) {
  return (
    <QueryIsland>
      <UnlockFlow {...props} />
    </QueryIsland>
  );
}
