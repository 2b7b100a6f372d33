import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/client';
import { staffSessions } from '../../database/schema';
import { hashToken } from '../auth/tokens';

/** Makes leaked tokens recognizable, and lets a wrong kind be rejected without a lookup. */
export const staffTokenPrefix = 'staff_';

/** Only the token's hash is stored. */
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
