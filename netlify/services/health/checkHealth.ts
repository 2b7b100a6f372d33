import { sql } from 'drizzle-orm';
import { users } from '../../database/accountTables';
import { DatabaseSettingsError, requireSuitableSession } from '../../database/sessionSettings';
import { ServiceError } from '../../platform/errors';
import { rootCause } from '../../platform/log/sanitizeError';
import type { AppContext } from '../context/appContext';

const timeoutMs = 3_000;

export type Readiness = 'ok' | 'busy';
type HealthContext = Pick<AppContext, 'database' | 'stopping' | 'admission'>;

const unavailable = (cause: unknown) =>
  new ServiceError({
    code: 'database_unavailable',
    detail:
      rootCause(cause) instanceof DatabaseSettingsError
        ? 'The settings of the database do not suit the shop.'
        : 'The database does not answer.',
    retryAfterSeconds: 5,
    cause,
  });

class DatabaseTimeout extends Error {}

/** Reading alone is not enough: nobody could sign in. */
async function readAndCheck({ database }: HealthContext): Promise<void> {
  await requireSuitableSession((text) => database.execute(sql.raw(text)), { isWriting: true });
  await database
    .select({ one: sql`1` })
    .from(users)
    .limit(1);
}

async function pingDatabase(context: HealthContext): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new DatabaseTimeout(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([readAndCheck(context), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Concurrent probes share one query, so that they add no load. */
const pendingPings = new WeakMap<HealthContext['database'], Promise<void>>();

function pingOnce(context: HealthContext): Promise<void> {
  const pending = pendingPings.get(context.database);
  if (pending) return pending;
  const ping = pingDatabase(context).finally(() => pendingPings.delete(context.database));
  pendingPings.set(context.database, ping);
  return ping;
}

/** True if another request succeeded recently, so the probe only waited in the queue. */
const isResponding = ({ admission }: HealthContext): boolean => {
  const since = admission.msSinceSuccess();
  return since !== null && since < timeoutMs;
};

/** Returns 'busy' after recent overload. Throws a 503 if the database is down or the process stops. */
export async function checkHealth(context: HealthContext): Promise<Readiness> {
  if (context.stopping.aborted) throw new ServiceError({ code: 'stopping', detail: 'This server is about to stop.' });
  try {
    await pingOnce(context);
  } catch (cause) {
    if (cause instanceof DatabaseTimeout && isResponding(context)) return 'busy';
    throw unavailable(cause);
  }
  return context.admission.isBusy() ? 'busy' : 'ok';
}
