import { QueryIsland } from '../../state/QueryIsland';
import { MembershipCard } from './MembershipCard';

/** MembershipCard with its own React Query client; loaded only for signed-in shoppers. */
export function MembershipIsland() {
  return (
    <QueryIsland>
      <MembershipCard />
    </QueryIsland>
  );
}
