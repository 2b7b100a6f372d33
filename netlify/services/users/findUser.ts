import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { users } from '../../database/accountTables';
import type { AppContext } from '../appContext';
import { originRules } from '../auth/codeLimits';
import type { Destination } from '../auth/destination';

export async function findUser(database: Database | Transaction, { channel, value }: Destination) {
  const [user] = await database
    .select()
    .from(users)
    .where(eq(channel === 'email' ? users.email : users.phoneNumber, value));
  return user ?? null;
}

export async function isAvailable(
  context: AppContext,
  { destination, origin }: { destination: Destination; origin: string },
): Promise<boolean> {
  await context.limits.consume(originRules(context.settings).lookups, origin);
  return (await findUser(context.database, destination)) === null;
}
