import { Activity } from 'react';
import { QueryIsland } from '../../state/QueryIsland';
import { useStaffSession } from '../../state/staff/staffSession';
import { Spinner } from '../../ui/feedback/Spinner';
import { StaffSignIn } from './StaffSignIn';
import { Workspace } from './Workspace';

/** The console with its own React Query client; its scripts are in no shopper's page. */
export function ConsoleIsland() {
  const { session, endedFor } = useStaffSession();
  if (session === undefined) return <Spinner label="Loading" />;
  const staff = session?.staff ?? endedFor;
  return (
    <QueryIsland>
      {/* Hidden after the session has ended: requests stop, and what was typed is there after the next sign-in. */}
      {staff && (
        <Activity key={`${staff.id} ${staff.providerId}`} mode={session ? 'visible' : 'hidden'}>
          <Workspace staff={staff} />
        </Activity>
      )}
      {!session && <StaffSignIn />}
    </QueryIsland>
  );
}
