import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { prepareQuery } from '../../../database/prepareQuery';
import { users } from '../../../database/accountTables';
import type { Destination } from '../../people/destination';

interface VerifiedDestination {
  destination: Destination;
  now: Date;
}

const prepareVerified = (verified: 'emailVerified' | 'phoneNumberVerified', contact: 'email' | 'phoneNumber') =>
  prepareQuery((database) =>
    database
      .update(users)
      .set({ [verified]: true })
      .where(eq(users[contact], sql.placeholder('contact')))
      .returning(),
  );
const verifyEmail = prepareVerified('emailVerified', 'email');
const verifyPhone = prepareVerified('phoneNumberVerified', 'phoneNumber');

export async function findOrCreateUser(
  transaction: Transaction,
  { destination: { channel, value }, now }: VerifiedDestination,
) {
  const isEmail = channel === 'email';
  const verified = isEmail ? { email: value, emailVerified: true } : { phoneNumber: value, phoneNumberVerified: true };
  // Retry if another process claims or releases the destination between the two statements.
  for (;;) {
    const [existing] = await (isEmail ? verifyEmail : verifyPhone)(transaction, { contact: value });
    if (existing) return existing;
    const [created] = await transaction
      .insert(users)
      .values({ ...verified, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (created) return created;
  }
}
