import { eq, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { referralCodeLength, referralLetters } from '../../../../src/domain/order/rewards';
import type { Database } from '../../../database/client';
import { users } from '../../../database/accountTables';
import { unauthenticated } from '../../people/authErrors';
import { rootErrorCode } from '../../../platform/log/sanitizeError';

const uniqueViolation = '23505';
const maxAttempts = 5;

const generateReferralCode = () =>
  Array.from({ length: referralCodeLength }, () => referralLetters[randomInt(referralLetters.length)]).join('');

/** Creates the code on first use: one of 28⁸, so it cannot be guessed. */
export async function readReferralCode(database: Database, userId: string): Promise<string> {
  const [existing] = await database.select({ code: users.referralCode }).from(users).where(eq(users.id, userId));
  if (existing?.code) return existing.code;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [user] = await database
        .update(users)
        .set({ referralCode: sql`coalesce(${users.referralCode}, ${generateReferralCode()})` })
        .where(eq(users.id, userId))
        .returning({ referralCode: users.referralCode });
      if (!user) throw unauthenticated();
      return user.referralCode!;
    } catch (error) {
      if (attempt === maxAttempts || rootErrorCode(error) !== uniqueViolation) throw error;
    }
  }
}
