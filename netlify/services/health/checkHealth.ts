import { sql } from 'drizzle-orm';
import { users } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';

/** Milliseconds: who asks is a machine that asks again, and a database that hangs is none. */
const patience = 3_000;

const unavailable = (cause: unknown) =>
  new ServiceError({
    code: 'database_unavailable',
    status: 503,
    detail: 'The database does not answer.',
    retryAfterSeconds: 5,
    cause,
  });

async function askDatabase({ database }: Pick<AppContext, 'database'>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer within ${patience} ms`)), patience);
  });
  try {
    await Promise.race([
      database
        .select({ one: sql`1` })
        .from(users)
        .limit(1),
      late,
    ]);
  } catch (cause) {
    throw unavailable(cause);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Resolves when this process takes requests and its database answers within three seconds and has its tables; else throws
 * a 503. A process that is about to end says so before it stops listening, so that a balancer sends requests elsewhere.
 */
export async function checkHealth(context: Pick<AppContext, 'database' | 'stopping'>): Promise<void> {
  if (context.stopping.aborted)
    throw new ServiceError({ code: 'stopping', status: 503, detail: 'This server is about to stop.' });
  await askDatabase(context);
}
