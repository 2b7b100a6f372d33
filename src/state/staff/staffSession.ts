import { storageKeys } from '../../data/storage';
import { oneOf, nullable, object, string } from '../../domain/validation/plainSchema';
import { onStaffTokenRejected } from '../../data/staff/tokenRequest';
import type { StaffMember, StaffSession } from '../../domain/staff/staffSchema';
import { staffRoles } from '../../domain/staff/staffRoles';
import { storedStore } from '../storedStore';

const schema = object({
  staff: object({
    id: string,
    email: string,
    name: string,
    role: oneOf(staffRoles),
    providerId: nullable(string),
    createdAt: string,
  }),
  staffToken: string,
});

interface SessionState {
  /** Undefined before storage has been read. */
  session: StaffSession | null | undefined;
  /** The member whose session ended without a sign-out. Null while somebody is signed in. */
  endedFor: StaffMember | null;
}

export const useStaffSession = storedStore<SessionState, StaffSession>({
  key: storageKeys.staffSession,
  schema,
  initial: { session: undefined, endedFor: null },
  toState: (session, state) => ({ session, endedFor: session ? null : (state.session?.staff ?? state.endedFor) }),
});

// A late response to an earlier session must not end the current one.
onStaffTokenRejected((token) => {
  if (token === staffToken()) useStaffSession.save(null);
});

export const staffToken = (): string | null => useStaffSession.getState().session?.staffToken ?? null;
