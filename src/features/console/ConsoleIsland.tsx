import { QueryIsland } from '../../state/QueryIsland';
import { useStaffSession } from '../../state/staff/staffSession';
import { Spinner } from '../../ui/feedback/Spinner';
import { StaffSignIn } from './StaffSignIn';
import { Workspace } from './Workspace';

/** The console with its own React Query client; its scripts are in no shopper's page. */
export function ConsoleIsland() {
  const session = useStaffSession((state) => state.session);
  if (session === undefined) return <Spinner label="Loading" />;
  return <QueryIsland>{session ? <Workspace staff={session.staff} /> : <StaffSignIn />}</QueryIsland>;
}
