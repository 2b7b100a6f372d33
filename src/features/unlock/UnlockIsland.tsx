import type { ComponentProps } from 'react';
import { QueryIsland } from '../../state/QueryIsland';
import { UnlockFlow } from './UnlockFlow';

/** The unlock flow with its own React Query client; also for visitors. */
export function UnlockIsland(props: ComponentProps<typeof UnlockFlow>) {
  return (
    <QueryIsland>
      <UnlockFlow {...props} />
    </QueryIsland>
  );
}
