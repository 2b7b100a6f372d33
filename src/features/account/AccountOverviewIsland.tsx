import { QueryIsland } from '../../state/QueryIsland';
import { AccountOverview } from './AccountOverview';

/** AccountOverview with the calls that it makes; only who is signed in loads it. */
export function AccountOverviewIsland() {
  return (
    <QueryIsland>
      <AccountOverview />
    </QueryIsland>
  );
}
