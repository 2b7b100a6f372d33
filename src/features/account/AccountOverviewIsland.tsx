// Before any schema is made.
import '../../domain/readWithoutCode';
import type { ComponentProps } from 'react';
import { QueryIsland } from '../../state/QueryIsland';
import { AccountOverview } from './AccountOverview';

/** AccountOverview with the calls that it makes; only who is signed in loads it. */
export function AccountOverviewIsland(props: ComponentProps<typeof AccountOverview>) {
  return (
    <QueryIsland>
      <AccountOverview {...props} />
    </QueryIsland>
  );
}
