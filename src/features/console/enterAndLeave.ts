import { queryClient } from '../../data/queryClient';
import { staffLogout } from '../../data/staff/staffAuthCalls';
import { clearResponseCache } from '../../data/staff/tokenRequest';
import type { StaffSession } from '../../domain/staff/staffSchema';
import { staffToken, useStaffSession } from '../../state/staff/staffSession';

function forgetData(): void {
  clearResponseCache();
  queryClient.removeQueries({ queryKey: ['staff'] });
}

/** Starts a session. Data loaded in a session that ended is only for the same member. */
export function signIn(session: StaffSession): void {
  const { endedFor } = useStaffSession.getState();
  if (endedFor?.id !== session.staff.id) forgetData();
  useStaffSession.save(session);
}

/**
 * Ends the session here at once, and on the server if it can be reached. Of a shopper's data, only actions stay that the
 * server has not received: they wait for the member's next sign-in.
 */
export async function signOutStaff(): Promise<void> {
  const token = staffToken();
  useStaffSession.save(null, { endedFor: null });
  forgetData();
  if (token) await staffLogout(token).catch(() => undefined);
}
