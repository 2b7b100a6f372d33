import { sql } from 'drizzle-orm';
import { users } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';

/** Probes repeat often, so a short timeout is enough. */
const timeoutMs = 3_000;

export type Readiness = 'ok' | 'busy';
type Parts = Pick<AppContext, 'database' | 'stopping' | 'admission'>;

const unavailable = (cause: unknown) =>
  new ServiceError({
    code: 'database_unavailable',
    status: 503,
    detail: 'The database does not answer.',
    retryAfterSeconds: 5,
    cause,
  });

class Late extends Error {}

async function askDatabase({ database }: Parts): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Late(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([
      database
        .select({ one: sql`1` })
        .from(users)
        .limit(1),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** The pending check of each database. Concurrent probes share it, so that they add no load. */
const asked = new WeakMap<Parts['database'], Promise<void>>();

function askOnce(parts: Parts): Promise<void> {
  const known = asked.get(parts.database);
  if (known) return known;
  const asking = askDatabase(parts).finally(() => asked.delete(parts.database));
  asked.set(parts.database, asking);
  return asking;
}

/** True if another request succeeded recently, which means the probe only waited in the queue. */
const isAnswering = ({ admission }: Parts): boolean => {
  const since = admission.sinceDone();
  return since !== null && since < timeoutMs;
};

/**
 * 'ok' if the process accepts requests and the database responds and has its tables; 'busy' if some requests were also
 * refused recently because of load. Throws a 503 if the database is down, or if the process is about to stop, so that
 * load balancers send requests elsewhere before it stops listening.
 */
export async function checkHealth(parts: Parts): Promise<Readiness> {
  if (parts.stopping.aborted)
    throw new ServiceError({ code: 'stopping', status: 503, detail: 'This server is about to stop.' });
  try {
    await askOnce(parts);
  } catch (cause) {
    if (cause instanceof Late && isAnswering(parts)) return 'busy';
    throw unavailable(cause);
  }
  return parts.admission.isBusy() ? 'busy' : 'ok';
}
