import { sql } from 'drizzle-orm';
import { users } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';

/** Resolves when the database answers and has its tables; else throws a 503. */
export async function checkDatabase({ database }: Pick<AppContext, 'database'>): Promise<void> {
  try {
    await database
      .select({ one: sql`1` })
      .from(users)
      .limit(1);
  } catch (cause) {
    throw new ServiceError({
      code: 'database_unavailable',
      status: 503,
      detail: 'The database does not answer.',
      cause,
    });
  }
}
