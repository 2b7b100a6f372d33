import { storageKeys } from '../../data/storage';
import { storedValue } from '../../data/storedValue';
import { oneOf, orNull, record, text } from '../../domain/plainSchema';
import type { StaffSession } from '../../domain/staff/staffSchema';
import { staffRoles } from '../../domain/staff/staffRoles';
import { storedStore } from '../storedStore';

const schema = record({
  staff: record({
    id: text,
    email: text,
    name: text,
    role: oneOf(staffRoles),
    providerId: orNull(text),
    createdAt: text,
  }),
  staffToken: text,
});

/** Who works at this device. Undefined until the browser's storage was read. */
export const useStaffSession = storedStore<{ session: StaffSession | null | undefined }, StaffSession>({
  stored: storedValue<StaffSession>({ key: storageKeys.staffSession, schema, version: 1 }),
  initial: { session: undefined },
  toState: (session) => ({ session }),
});

export const staffToken = (): string | null => useStaffSession.getState().session?.staffToken ?? null;
