import { QueryIsland } from '../../state/QueryIsland';
import { BatchFinder } from './BatchFinder';

/** The finder with its own React Query client, which the check of a pod code needs. */
export function FinderIsland() {
  return (
    <QueryIsland>
      <BatchFinder />
    </QueryIsland>
  );
}
