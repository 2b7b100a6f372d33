// Must be imported before any schema is created.
import '../../domain/readWithoutCode';
import type { ComponentProps } from 'react';
import { QueryIsland } from '../../state/QueryIsland';
import { AccountOverview } from './AccountOverview';

/** AccountOverview with its own React Query client; loaded only for signed-in shoppers. */
export function AccountOverviewIsland(props: ComponentProps<typeof AccountOverview>) {
  return (
    <QueryIsland>
      <AccountOverview {...props} />
    </QueryIsland>
  );
}
