import { Activity } from 'react';
import { QueryIsland } from '../../state/QueryIsland';
import { useStaffSession } from '../../state/staff/staffSession';
import { Spinner } from '../../ui/feedback/Spinner';
import { StaffSignIn } from './StaffSignIn';
import { ConsoleLayout } from './ConsoleLayout';

/** Has its own React Query client, because the console shares no page with the shop. */
export function ConsoleIsland() {
  const { session, endedFor } = useStaffSession();
  if (session === undefined) return <Spinner label="Loading" />;
  const staff = session?.staff ?? endedFor;
  return (
    <QueryIsland>
      {/*
       * Hide the console after the session ends: requests stop, and typed text is still there after the next sign-in.
       */}
      {staff && (
        <Activity key={`${staff.id} ${staff.providerId}`} mode={session ? 'visible' : 'hidden'}>
          <ConsoleLayout staff={staff} />
        </Activity>
      )}
      {!session && <StaffSignIn />}
    </QueryIsland>
  );
}
