import { and, eq, isNull } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../../database/client';
import { staff, staffSessions } from '../../../database/staffTables';
import type { AppContext } from '../../context/appContext';
import type { Actor } from '../audit/appendAudit';
import { unauthenticated } from '../../people/authErrors';
import { hashToken } from '../../people/tokens';
import type { StaffRow } from './staffMembers';

export interface SignedInStaff {
  member: StaffRow;
  tokenHash: string;
  origin: string;
}

/** Makes leaked tokens recognizable, and lets a wrong kind be rejected without a lookup. */
const staffTokenPrefix = 'staff_';

const hourMs = 3_600_000;
/** Signs out a tablet that is left behind overnight. */
export const staffIdleMs = 12 * hourMs;
export const staffMaxAgeMs = 30 * 24 * hourMs;
/** Limits how often the last use is written. */
const touchIntervalMs = 5 * 60_000;

export async function readStaffSession(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  token: string | null,
  origin: string,
): Promise<SignedInStaff> {
  if (!token?.startsWith(staffTokenPrefix) || token.length > 200) throw unauthenticated();
  const tokenHash = hashToken(token);
  const [found] = await database
    .select({ member: staff, createdAt: staffSessions.createdAt, lastUsedAt: staffSessions.lastUsedAt })
    .from(staffSessions)
    .innerJoin(staff, and(eq(staff.id, staffSessions.staffId), isNull(staff.removedAt)))
    .where(eq(staffSessions.tokenHash, tokenHash));
  if (!found) throw unauthenticated();
  const now = clock();
  const idle = now.getTime() - found.lastUsedAt.getTime();
  if (idle > staffIdleMs || now.getTime() - found.createdAt.getTime() > staffMaxAgeMs) {
    await database.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash));
    throw unauthenticated();
  }
  if (idle > touchIntervalMs)
    await database.update(staffSessions).set({ lastUsedAt: now }).where(eq(staffSessions.tokenHash, tokenHash));
  return { member: found.member, tokenHash, origin };
}

/** Locks the session, so that removing the member waits. Throws a 401 if the session has ended. */
export async function lockStaffSession(
  transaction: Transaction,
  { tokenHash }: Pick<SignedInStaff, 'tokenHash'>,
): Promise<void> {
  const [session] = await transaction
    .select({ staffId: staffSessions.staffId })
    .from(staffSessions)
    .where(eq(staffSessions.tokenHash, tokenHash))
    .for('key share');
  if (!session) throw unauthenticated();
}

export const toActor = ({ member, origin }: SignedInStaff): Actor => ({
  staffId: member.id,
  name: member.email,
  origin,
});

export async function startStaffSession(
  transaction: Transaction,
  { staffId, now }: { staffId: string; now: Date },
): Promise<string> {
  const token = staffTokenPrefix + randomBytes(32).toString('base64url');
  await transaction
    .insert(staffSessions)
    .values({ tokenHash: hashToken(token), staffId, createdAt: now, lastUsedAt: now });
  return token;
}

export async function staffLogout({ database }: AppContext, { tokenHash }: SignedInStaff): Promise<void> {
  await database.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash));
}
