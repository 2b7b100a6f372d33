import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { users } from '../../database/accountTables';
import type { Destination } from '../auth/destination';

interface VerifiedDestination {
  destination: Destination;
  now: Date;
}

export async function findOrCreateUser(
  transaction: Transaction,
  { destination: { channel, value }, now }: VerifiedDestination,
) {
  const [isTheirs, verified] =
    channel === 'email'
      ? [eq(users.email, value), { email: value, emailVerified: true }]
      : [eq(users.phoneNumber, value), { phoneNumber: value, phoneNumberVerified: true }];
  // Retry if another process takes or releases the destination between the two statements.
  for (;;) {
    const [existing] = await transaction.update(users).set(verified).where(isTheirs).returning();
    if (existing) return existing;
    const [created] = await transaction
      .insert(users)
      .values({ ...verified, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (created) return created;
  }
}
