import { QueryIsland } from '../../state/QueryIsland';
import { MembershipCard } from './MembershipCard';

/** MembershipCard with the calls that it makes; only who is signed in loads it. */
export function MembershipIsland() {
  return (
    <QueryIsland>
      <MembershipCard />
    </QueryIsland>
  );
}
