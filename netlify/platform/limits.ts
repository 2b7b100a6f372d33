import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { rentedNetwork } from './clientNetwork';
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
  /**
   * Takes a point for the key, or several, and returns how many are taken. Throws a 429 with the time of the next free point
   * at the limit.
   */
  take: (rule: LimitRule, key: string, points?: number) => Promise<number>;
  /** Gives back a point that should not count. */
  giveBack: (rule: LimitRule, key: string) => Promise<void>;
  /** Returns how many points of the key are taken. */
  count: (rule: LimitRule, key: string) => Promise<number>;
}

const tooMany = (milliseconds: number) =>
  new ServiceError({
    code: 'too_many_requests',
    status: 429,
    detail: 'Too many tries.',
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  });

/** True for the 429 that `take` throws at a limit. */
export const isAtLimit = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && error.status === 429;

/** How many client addresses of one /48 of IPv6 may use up a limit. */
const addressesOfNetwork = 20;

/** The same limit for the /48 network of a key that is an IPv6 client address. */
function networkLimit({ name, points, seconds }: LimitRule, key: string): [rule: LimitRule, key: string] | null {
  const network = rentedNetwork(key);
  if (network === null) return null;
  return [{ name: `${name}-network`, points: addressesOfNetwork * points, seconds }, network];
}

/**
 * Rate limits stored in the database's `rate_limits`, shared by every process that serves the API. Limits of client addresses
 * also hold for the /48 of IPv6, in which one client can change its address at will.
 */
export function createLimits(query: Query): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, points, seconds }: LimitRule) => {
    const id = `${name}:${points}:${seconds}`;
    const known = limiters.get(id);
    if (known) return known;
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
  const consume = async (rule: LimitRule, key: string, points: number): Promise<number> => {
    const taken = await limiterOf(rule)
      .consume(key, points)
      .catch((reason: unknown) => {
        throw reason instanceof RateLimiterRes ? tooMany(reason.msBeforeNext) : reason;
      });
    return taken.consumedPoints;
  };
  const reward = async (rule: LimitRule, key: string, points: number) =>
    void (await limiterOf(rule).reward(key, points));
  return {
    take: async (rule, key, points = 1) => {
      const taken = await consume(rule, key, points);
      const ofNetwork = networkLimit(rule, key);
      if (!ofNetwork) return taken;
      await consume(...ofNetwork, points).catch(async (error: unknown) => {
        await reward(rule, key, points);
        throw error;
      });
      return taken;
    },
    giveBack: async (rule, key) => {
      await reward(rule, key, 1);
      const ofNetwork = networkLimit(rule, key);
      if (ofNetwork) await reward(...ofNetwork, 1);
    },
    count: async (rule, key) => (await limiterOf(rule).get(key))?.consumedPoints ?? 0,
  };
}
