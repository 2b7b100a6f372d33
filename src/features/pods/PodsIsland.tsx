import { QueryIsland } from '../../state/QueryIsland';
import { PodsPage } from './PodsPage';

/** PodsPage with the calls that it makes; only who is signed in loads it. */
export function PodsIsland() {
  return (
    <QueryIsland>
      <PodsPage />
    </QueryIsland>
  );
}
