import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/client';
import { users } from '../../database/schema';
import type { Destination } from '../auth/destination';
import { findUser } from './findUser';

interface Proved {
  destination: Destination;
  now: Date;
}

/** The account of a destination that a code has proved, made if there is none; the destination is verified from now on. */
export async function findOrCreateUser(transaction: Transaction, { destination, now }: Proved) {
  const verified = destination.channel === 'email' ? { emailVerified: true } : { phoneNumberVerified: true };
  const address = destination.channel === 'email' ? { email: destination.value } : { phoneNumber: destination.value };
  const [created] = await transaction
    .insert(users)
    .values({ ...address, ...verified, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (created) return created;
  const found = (await findUser(transaction, destination))!;
  const [user] = await transaction.update(users).set(verified).where(eq(users.id, found.id)).returning();
  return user!;
}
