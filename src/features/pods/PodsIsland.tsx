import { QueryIsland } from '../../state/QueryIsland';
import { PodsPage } from './PodsPage';

/** PodsPage with its own React Query client; loaded only for signed-in shoppers. */
export function PodsIsland() {
  return (
    <QueryIsland>
      <PodsPage />
    </QueryIsland>
  );
}
