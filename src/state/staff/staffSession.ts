import { storageKeys } from '../../data/storage';
import { storedValue } from '../../data/storedValue';
import { oneOf, nullable, object, string } from '../../domain/plainSchema';
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
  /** The member who works at this device. Undefined until the browser's storage was read. */
  session: StaffSession | null | undefined;
  /** Whose session ended on this page without a sign-out in it. Null while somebody is signed in. */
  endedFor: StaffMember | null;
}

export const useStaffSession = storedStore<SessionState, StaffSession>({
  stored: storedValue<StaffSession>({ key: storageKeys.staffSession, schema, version: 1 }),
  initial: { session: undefined, endedFor: null },
  toState: (session, before) => ({ session, endedFor: session ? null : (before.session?.staff ?? before.endedFor) }),
});

// A late answer to an earlier session must not end the current one.
onStaffTokenRejected((token) => {
  if (token === staffToken()) useStaffSession.save(null);
});

export const staffToken = (): string | null => useStaffSession.getState().session?.staffToken ?? null;
