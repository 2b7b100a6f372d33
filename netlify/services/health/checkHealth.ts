import type { ProblemCode } from '../../../src/domain/api/problemCodes';
import { DatabaseSettingsError } from '../../database/sessionSettings';
import { ServiceError } from '../../platform/errors';
import { rootCause } from '../../platform/log/sanitizeError';
import type { AppContext } from '../context/appContext';
import { cacheCheck } from './cacheCheck';
import { findMissingKeys, readDatabase, writeDatabase, writeStore, type CheckedContext } from './readinessChecks';

interface Check {
  run: (context: CheckedContext) => Promise<void>;
  /** How long one success counts. 0 shares it only between probes at the same time. */
  everyMs: number;
  /** True for a failure after which the next probe tries again; others count for some seconds. */
  isRetried: (error: unknown) => boolean;
  /** How long a probe waits for it. */
  timeoutMs: number;
  code: ProblemCode;
  detail: string;
}

class CheckTimeout extends Error {}
const isTimeout = (error: unknown) => error instanceof CheckTimeout;

const reading: Check = {
  run: readDatabase,
  everyMs: 0,
  isRetried: () => true,
  timeoutMs: 3_000,
  code: 'database_unavailable',
  detail: 'The database does not answer.',
};
const writing: Check = {
  run: writeDatabase,
  everyMs: 10_000,
  isRetried: () => true,
  timeoutMs: 5_000,
  code: 'database_unavailable',
  detail: 'The database cannot be written.',
};
/** Reads whole tables, so probes wait for the first outcome alone. */
const findingKeys: Check = {
  run: findMissingKeys,
  everyMs: 60_000,
  // Any other failure is the database's, which the other checks report.
  isRetried: (error) => !(error instanceof ServiceError),
  timeoutMs: 5_000,
  code: 'database_unavailable',
  detail: 'The keys of stored values could not be read.',
};
/** A bucket charges for each call. */
const storing: Check = {
  run: writeStore,
  everyMs: 60_000,
  isRetried: isTimeout,
  timeoutMs: 5_000,
  code: 'storage_unavailable',
  detail: 'The image store cannot be written.',
};
const checks = [reading, writing, findingKeys, storing];

export type Readiness = 'ok' | 'busy';
type HealthContext = CheckedContext & Pick<AppContext, 'stopping' | 'admission'>;

async function limit(outcome: Promise<void>, { timeoutMs }: Check): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new CheckTimeout(`no answer within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([outcome, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

const openChecks = (context: HealthContext) =>
  checks.map((check) => {
    const { run, everyMs, isRetried } = check;
    const options = { everyMs, clock: context.clock, isRetried };
    if (check !== findingKeys) return { check, ask: cacheCheck(() => limit(run(context), check), options) };
    const ask = cacheCheck(() => run(context), { ...options, isBehind: true });
    return { check, ask: () => limit(ask(), check) };
  });

const opened = new WeakMap<HealthContext, ReturnType<typeof openChecks>>();

interface Fault {
  check: Check;
  cause: unknown;
}

async function findFaults(context: HealthContext): Promise<Fault[]> {
  const cached = opened.get(context) ?? openChecks(context);
  opened.set(context, cached);
  const outcomes = await Promise.allSettled(cached.map(({ ask }) => ask()));
  return outcomes.flatMap((outcome, at) =>
    outcome.status === 'rejected' ? [{ check: cached[at]!.check, cause: outcome.reason as unknown }] : [],
  );
}

/** True if another request succeeded recently, so the probe only waited in the queue. */
const isResponding = ({ admission }: HealthContext): boolean => {
  const since = admission.msSinceSuccess();
  return since !== null && since < reading.timeoutMs;
};

const describeFault = ({ check, cause }: Fault): string => {
  if (cause instanceof ServiceError) return cause.message;
  return rootCause(cause) instanceof DatabaseSettingsError
    ? 'The settings of the database do not suit the shop.'
    : check.detail;
};

/** The first fault decides the code; the detail names all of them. */
function notReady(faults: readonly [Fault, ...Fault[]]): ServiceError {
  const [{ check, cause }] = faults;
  return new ServiceError({
    code: cause instanceof ServiceError ? cause.code : check.code,
    detail: [...new Set(faults.map(describeFault))].join(' '),
    retryAfterSeconds: 5,
    cause,
  });
}

/** Returns 'busy' after recent overload. Throws a 503 if a request could not be served, or if the process stops. */
export async function checkHealth(context: HealthContext): Promise<Readiness> {
  if (context.stopping.aborted) throw new ServiceError({ code: 'stopping', detail: 'This server is about to stop.' });
  const faults = await findFaults(context);
  const isLate = ({ cause }: Fault) => isTimeout(cause);
  const isReadLate = faults.some((fault) => fault.check === reading && isLate(fault));
  // Writing takes more statements, each of which waits: it can be late while reading is not.
  const isQueueing = isResponding(context) && (isReadLate || context.admission.isBusy());
  const isHarmless = (fault: Fault) =>
    isLate(fault) && (fault.check === findingKeys || (isQueueing && fault.check !== storing));
  const [first, ...others] = faults.filter((fault) => !isHarmless(fault));
  if (first) throw notReady([first, ...others]);
  return isQueueing || context.admission.isBusy() ? 'busy' : 'ok';
}
