import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ipv6Network } from './clientNetwork';
import { ServiceError } from './errors';

type Query = (statement: {
  text: string;
  values?: unknown[];
}) => Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;

export interface LimitRule {
  /** Unique across the code; part of the stored key. */
  name: string;
  points: number;
  seconds: number;
  /** A second limit that holds as well. */
  pointsPerDay?: number;
}

export interface Limits {
  /** Returns how many points of the key are used. At the limit, uses none and throws a 429 with the time of the next. */
  consume: (rule: LimitRule, key: string, points?: number) => Promise<number>;
  /** Returns the error that `consume` would throw now, or null. Uses no point. */
  refusal: (rule: LimitRule, key: string) => Promise<ServiceError | null>;
  refund: (rule: LimitRule, key: string, points?: number) => Promise<void>;
  count: (rule: LimitRule, key: string) => Promise<number>;
}

const tooManyRequests = (milliseconds: number) =>
  new ServiceError({
    code: 'too_many_requests',
    detail: 'Too many tries.',
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  });

export const isLimitReached = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && error.status === 429;

/** The number of client addresses of one IPv6 /48 that may exhaust a limit. */
const addressesPerNetwork = 20;
const daySeconds = 24 * 3600;

type Counter = Pick<LimitRule, 'name' | 'points' | 'seconds'> & { key: string };

/** The counters that must all have points left. */
function countersOf({ name, points, seconds, pointsPerDay }: LimitRule, key: string): [Counter, ...Counter[]] {
  const first = { name, points, seconds, key };
  const ofDay = pointsPerDay ? [{ name: `${name}-day`, points: pointsPerDay, seconds: daySeconds, key }] : [];
  const network = ipv6Network(key);
  if (network === null) return [first, ...ofDay];
  const ofNetwork = (counter: Counter): Counter => ({
    ...counter,
    name: `${counter.name}-network`,
    points: addressesPerNetwork * counter.points,
    key: network,
  });
  return [first, ...ofDay, ...[first, ...ofDay].map(ofNetwork)];
}

/** Limits also apply per IPv6 /48, in which a client can change its address at will. */
export function createLimits(query: Query): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const getLimiter = ({ name, points, seconds }: Counter) => {
    const id = `${name}:${points}:${seconds}`;
    const existing = limiters.get(id);
    if (existing) return existing;
    const limiter = new RateLimiterPostgres({
      storeClient: { query },
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    limiters.set(id, limiter);
    return limiter;
  };
  const consumePoints = async (counter: Counter, points: number): Promise<number> => {
    const used = await getLimiter(counter)
      .consume(counter.key, points)
      .catch((reason: unknown) => {
        throw reason instanceof RateLimiterRes ? tooManyRequests(reason.msBeforeNext) : reason;
      });
    return used.consumedPoints;
  };
  const restorePoints = async (counters: readonly Counter[], points: number) => {
    for (const counter of counters) await getLimiter(counter).reward(counter.key, points);
  };
  return {
    consume: async (rule, key, points = 1) => {
      const [first, ...others] = countersOf(rule, key);
      const tried = [first];
      try {
        const used = await consumePoints(first, points);
        for (const counter of others) {
          tried.push(counter);
          await consumePoints(counter, points);
        }
        return used;
      } catch (error) {
        if (isLimitReached(error)) await restorePoints(tried, points);
        throw error;
      }
    },
    refusal: async (rule, key) => {
      for (const counter of countersOf(rule, key)) {
        const used = await getLimiter(counter).get(counter.key);
        if (used && used.consumedPoints >= counter.points) return tooManyRequests(used.msBeforeNext);
      }
      return null;
    },
    refund: (rule, key, points = 1) => restorePoints(countersOf(rule, key), points),
    count: async (rule, key) => {
      const [first] = countersOf(rule, key);
      return (await getLimiter(first).get(key))?.consumedPoints ?? 0;
    },
  };
}
