import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { users } from '../../database/schema';
import type { Destination } from '../auth/destination';

interface Proved {
  destination: Destination;
  now: Date;
}

/** Finds or creates the account of a destination that a code has just verified, and marks the destination as verified. */
export async function findOrCreateUser(transaction: Transaction, { destination: { channel, value }, now }: Proved) {
  const [isTheirs, proved] =
    channel === 'email'
      ? [eq(users.email, value), { email: value, emailVerified: true }]
      : [eq(users.phoneNumber, value), { phoneNumber: value, phoneNumberVerified: true }];
  // Retry if another process takes or releases the destination between the two statements.
  for (;;) {
    const [known] = await transaction.update(users).set(proved).where(isTheirs).returning();
    if (known) return known;
    const [created] = await transaction
      .insert(users)
      .values({ ...proved, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (created) return created;
  }
}
