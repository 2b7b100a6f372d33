import { sql } from 'drizzle-orm';
import { users } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';

/** Who asks is a machine that asks again soon. */
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

/** One question at a time, whoever asks: probes must not add to the load that they ask about. */
const asked = new WeakMap<Parts['database'], Promise<void>>();

function askOnce(parts: Parts): Promise<void> {
  const known = asked.get(parts.database);
  if (known) return known;
  const asking = askDatabase(parts).finally(() => asked.delete(parts.database));
  asked.set(parts.database, asking);
  return asking;
}

/** It answers others: whoever got no answer in time only stands in line. */
const isAnswering = ({ admission }: Parts): boolean => {
  const since = admission.sinceDone();
  return since !== null && since < timeoutMs;
};

/**
 * 'ok' when this process takes requests and its database answers and has its tables; 'busy' when it also refuses some
 * requests because there are too many. Throws a 503 when the database is down, or when the process is about to end, so
 * that a balancer sends requests elsewhere before it stops listening.
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
