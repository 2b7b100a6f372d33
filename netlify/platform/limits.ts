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
    status: 429,
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

interface Count {
  points: number;
  /** In milliseconds, as `Date.now()`. */
  expire: number;
}

/** Postgres sends a bigint as text. */
const toCount = ({ points, expire }: Record<string, unknown>): Count => ({
  points: Number(points),
  expire: Number(expire),
});

/** $3 is the time, and $4 the end of a window that starts now. */
const addPoints = `INSERT INTO rate_limits AS used (key, points, expire) VALUES ($1, $2, $4)
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN used.expire > $3 THEN used.points ELSE 0 END + excluded.points,
    expire = CASE WHEN used.expire > $3 THEN used.expire ELSE excluded.expire END
  RETURNING points, expire`;
const readPoints = 'SELECT points, expire FROM rate_limits WHERE key = $1 AND expire > $2';

/** Limits also apply per IPv6 /48, in which a client can change its address at will. */
export function createLimits(query: Query): Limits {
  const add = async ({ name, seconds, key }: Counter, points: number): Promise<Count> => {
    const now = Date.now();
    const { rows } = await query({ text: addPoints, values: [`${name}:${key}`, points, now, now + seconds * 1000] });
    return toCount(rows[0]!);
  };
  const read = async ({ name, key }: Counter): Promise<Count | null> => {
    const { rows } = await query({ text: readPoints, values: [`${name}:${key}`, Date.now()] });
    return rows[0] ? toCount(rows[0]) : null;
  };
  const consumePoints = async (counter: Counter, points: number): Promise<number> => {
    const count = await add(counter, points);
    if (count.points > counter.points) throw tooManyRequests(count.expire - Date.now());
    return count.points;
  };
  const restorePoints = async (counters: readonly Counter[], points: number) => {
    for (const counter of counters) await add(counter, -points);
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
        const count = await read(counter);
        if (count && count.points >= counter.points) return tooManyRequests(count.expire - Date.now());
      }
      return null;
    },
    refund: (rule, key, points = 1) => restorePoints(countersOf(rule, key), points),
    count: async (rule, key) => {
      const [first] = countersOf(rule, key);
      return (await read(first))?.points ?? 0;
    },
  };
}
