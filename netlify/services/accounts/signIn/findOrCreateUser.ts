import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { prepareQuery } from '../../../database/prepareQuery';
import { users } from '../../../database/accountTables';
import type { Destination } from '../../people/destination';

interface VerifiedDestination {
  destination: Destination;
  now: Date;
}

const verifyEmail = prepareQuery((database) =>
  database
    .update(users)
    .set({
      emailVerified: true,
      emailProvenAt: sql`${sql.placeholder('now')}::timestamptz`,
      emailBouncedAt: null,
    })
    .where(eq(users.email, sql.placeholder('contact')))
    .returning(),
);
const verifyPhone = prepareQuery((database) =>
  database
    .update(users)
    .set({ phoneNumberVerified: true })
    .where(eq(users.phoneNumber, sql.placeholder('contact')))
    .returning(),
);

export async function findOrCreateUser(
  transaction: Transaction,
  { destination: { channel, value }, now }: VerifiedDestination,
) {
  const isEmail = channel === 'email';
  const verified = isEmail
    ? { email: value, emailVerified: true, emailProvenAt: now }
    : { phoneNumber: value, phoneNumberVerified: true };
  // Retry if another process claims or releases the destination between the two statements.
  for (;;) {
    const [existing] = await (isEmail
      ? verifyEmail(transaction, { contact: value, now: now.toISOString() })
      : verifyPhone(transaction, { contact: value }));
    if (existing) return existing;
    const [created] = await transaction
      .insert(users)
      .values({ ...verified, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (created) return created;
  }
}
