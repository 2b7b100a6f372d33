import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { users } from '../../database/schema';
import type { Destination } from '../auth/destination';

export async function findUser(database: Database | Transaction, { channel, value }: Destination) {
  const [user] = await database
    .select()
    .from(users)
    .where(eq(channel === 'email' ? users.email : users.phoneNumber, value));
  return user ?? null;
}
