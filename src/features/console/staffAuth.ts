import { queryClient } from '../../data/queryClient';
import { staffLogout } from '../../data/staff/staffAuthCalls';
import { clearResponseCache } from '../../data/staff/tokenRequest';
import type { StaffSession } from '../../domain/staff/staffSchema';
import { staffToken, useStaffSession } from '../../state/staff/staffSession';

function clearStaffData(): void {
  clearResponseCache();
  queryClient.removeQueries({ queryKey: ['staff'] });
}

/** Keeps data of an expired session only if the same member signs in again. */
export function signInStaff(session: StaffSession): void {
  const { endedFor } = useStaffSession.getState();
  if (endedFor?.id !== session.staff.id) clearStaffData();
  useStaffSession.save(session);
}

/** Works offline. Queued actions stay for the member's next sign-in; all other data is deleted. */
export async function signOutStaff(): Promise<void> {
  const token = staffToken();
  useStaffSession.save(null, { endedFor: null });
  clearStaffData();
  if (token) await staffLogout(token).catch(() => undefined);
}
