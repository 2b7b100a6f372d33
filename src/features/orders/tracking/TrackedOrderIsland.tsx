import { QueryIsland } from '../../../state/QueryIsland';
import { TrackedOrderDetails } from './TrackedOrderDetails';

/** TrackedOrder with its own React Query client. */
export function TrackedOrderIsland() {
  return (
    <QueryIsland>
      <TrackedOrderDetails />
    </QueryIsland>
  );
}
