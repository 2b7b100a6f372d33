import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/client';
import { staffSessions } from '../../database/schema';
import { hashToken } from '../auth/tokens';

/** Marks the kind of a token, so that a leaked one is recognized, and so that it can be refused without a look-up. */
export const staffTokenPrefix = 'staff_';

/** Starts a session in the console and returns its token. Only the hash is stored. */
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
