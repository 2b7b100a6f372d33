import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/client';
import { prepareQuery } from '../../database/prepareQuery';
import { users } from '../../database/accountTables';
import type { Destination } from './destination';

const prepareFind = (column: typeof users.email | typeof users.phoneNumber) =>
  prepareQuery((database) =>
    database
      .select()
      .from(users)
      .where(eq(column, sql.placeholder('contact'))),
  );
const findByEmail = prepareFind(users.email);
const findByPhone = prepareFind(users.phoneNumber);

export async function findUser(database: Database | Transaction, { channel, value }: Destination) {
  const [user] = await (channel === 'email' ? findByEmail : findByPhone)(database, { contact: value });
  return user ?? null;
}
