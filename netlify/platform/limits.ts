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
}

export interface Limits {
  /** Returns how many points of the key are used. Throws a 429 with the time of the next free point at the limit. */
  consume: (rule: LimitRule, key: string, points?: number) => Promise<number>;
  /** Returns the error that `consume` would throw now, or null. Uses no point. */
  refusal: (rule: LimitRule, key: string) => Promise<ServiceError | null>;
  refund: (rule: LimitRule, key: string) => Promise<void>;
  count: (rule: LimitRule, key: string) => Promise<number>;
}

const tooManyRequests = (milliseconds: number) =>
  new ServiceError({
    code: 'too_many_requests',
    status: 429,
    detail: 'Too many tries.',
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  });

export const isLimitReached = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && error.status === 429;

/** The number of client addresses of one IPv6 /48 that may exhaust a limit. */
const addressesPerNetwork = 20;

function networkLimit({ name, points, seconds }: LimitRule, key: string): [rule: LimitRule, key: string] | null {
  const network = ipv6Network(key);
  if (network === null) return null;
  return [{ name: `${name}-network`, points: addressesPerNetwork * points, seconds }, network];
}

/** Limits also apply per IPv6 /48, in which a client can change its address at will. */
export function createLimits(query: Query): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const getLimiter = ({ name, points, seconds }: LimitRule) => {
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
  const consumePoints = async (rule: LimitRule, key: string, points: number): Promise<number> => {
    const used = await getLimiter(rule)
      .consume(key, points)
      .catch((reason: unknown) => {
        throw reason instanceof RateLimiterRes ? tooManyRequests(reason.msBeforeNext) : reason;
      });
    return used.consumedPoints;
  };
  const findRefusal = async (rule: LimitRule, key: string): Promise<ServiceError | null> => {
    const used = await getLimiter(rule).get(key);
    return used && used.consumedPoints >= rule.points ? tooManyRequests(used.msBeforeNext) : null;
  };
  const restorePoints = async (rule: LimitRule, key: string, points: number) =>
    void (await getLimiter(rule).reward(key, points));
  return {
    consume: async (rule, key, points = 1) => {
      const used = await consumePoints(rule, key, points);
      const network = networkLimit(rule, key);
      if (!network) return used;
      await consumePoints(...network, points).catch(async (error: unknown) => {
        await restorePoints(rule, key, points);
        throw error;
      });
      return used;
    },
    refusal: async (rule, key) => {
      const network = networkLimit(rule, key);
      return (await findRefusal(rule, key)) ?? (network && findRefusal(...network));
    },
    refund: async (rule, key) => {
      await restorePoints(rule, key, 1);
      const network = networkLimit(rule, key);
      if (network) await restorePoints(...network, 1);
    },
    count: async (rule, key) => (await getLimiter(rule).get(key))?.consumedPoints ?? 0,
  };
}
