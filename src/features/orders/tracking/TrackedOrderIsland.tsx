import { QueryIsland } from '../../../state/QueryIsland';
import { TrackedOrder } from './TrackedOrder';

/** TrackedOrder with its own React Query client. */
export function TrackedOrderIsland() {
  return (
    <QueryIsland>
      <TrackedOrder />
    </QueryIsland>
  );
}
