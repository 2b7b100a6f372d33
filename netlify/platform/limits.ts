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
  /** A second limit, which requests must stay below too. */
  pointsPerDay?: number;
}

export type LimitUse = readonly [rule: LimitRule, key: string, points?: number];
export type Limits = ReturnType<typeof createLimits>;

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

interface Counter {
  key: string;
  cost: number;
  maxPoints: number;
  seconds: number;
}

/** The counters that must all have points left. */
function countersOf([{ name, points, seconds, pointsPerDay }, key, cost = 1]: LimitUse): [Counter, ...Counter[]] {
  const network = ipv6Network(key);
  const countersFor = (counter: string, maxPoints: number, length: number): [Counter, ...Counter[]] => {
    const own = { key: `${counter}:${key}`, cost, maxPoints, seconds: length };
    const networkKey = `${counter}-network:${network}`;
    const ofNetwork = { ...own, key: networkKey, maxPoints: addressesPerNetwork * maxPoints };
    return network === null ? [own] : [own, ofNetwork];
  };
  return [
    ...countersFor(name, points, seconds),
    ...(pointsPerDay ? countersFor(`${name}-day`, pointsPerDay, daySeconds) : []),
  ];
}

/**
 * Uses points of all counters and returns what is used of each, or returns the exhausted ones and writes nothing. If
 * another statement uses the last points meanwhile, a counter is in neither. The order of the rows prevents deadlocks.
 */
const useStatement = `
  WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::bigint[]) AS wanted (key, cost, max_points, expire)
  ), exhausted AS (
    SELECT wanted.key, coalesce(stored.expire, wanted.expire) AS expire
    FROM wanted LEFT JOIN rate_limits AS stored ON stored.key = wanted.key AND stored.expire > $5::bigint
    WHERE coalesce(stored.points, 0) + wanted.cost > wanted.max_points
  ), used AS (
    INSERT INTO rate_limits AS stored (key, points, expire)
    SELECT key, cost, expire FROM wanted WHERE NOT EXISTS (SELECT FROM exhausted) ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      points = excluded.points + CASE WHEN stored.expire > $5::bigint THEN stored.points ELSE 0 END,
      expire = CASE WHEN stored.expire > $5::bigint THEN stored.expire ELSE excluded.expire END
    WHERE stored.expire <= $5::bigint
      OR stored.points + excluded.points <= (SELECT max_points FROM wanted WHERE wanted.key = excluded.key)
    RETURNING stored.key, stored.points
  )
  SELECT key, points, NULL::float8 AS expire FROM used
  UNION ALL SELECT key, NULL, expire::float8 FROM exhausted`;

const refundStatement = `
  WITH refunded AS (
    SELECT key, cost FROM rate_limits JOIN unnest($1::text[], $2::int[]) AS refunded (key, cost) USING (key)
    WHERE expire > $3::bigint ORDER BY key FOR UPDATE OF rate_limits
  )
  UPDATE rate_limits AS stored SET points = greatest(0, stored.points - refunded.cost)
  FROM refunded WHERE stored.key = refunded.key`;

const readStatement =
  'SELECT key, points, expire::float8 AS expire FROM rate_limits WHERE key = ANY($1::text[]) AND expire > $2::bigint';

interface Row {
  key: string;
  points: number;
  expire: number | null;
}

/** Limits also apply per IPv6 /48, in which a client can change its address at will. */
export function createLimits(query: Query) {
  const run = async (text: string, values: unknown[]): Promise<Row[]> =>
    (await query({ text, values })).rows as unknown as Row[];
  const column = <Name extends keyof Counter>(counters: readonly Counter[], name: Name) =>
    counters.map((counter) => counter[name]);
  const refundAll = async (counters: readonly Counter[]): Promise<void> =>
    void (await run(refundStatement, [column(counters, 'key'), column(counters, 'cost'), Date.now()]));

  async function takePoints(counters: [Counter, ...Counter[]]): Promise<number> {
    const now = Date.now();
    const rows = await run(useStatement, [
      column(counters, 'key'),
      column(counters, 'cost'),
      column(counters, 'maxPoints'),
      counters.map(({ seconds }) => now + seconds * 1000),
      now,
    ]);
    const expiries = rows.flatMap(({ expire }) => (expire === null ? [] : [expire]));
    if (expiries.length) throw tooManyRequests(Math.max(...expiries) - now);
    const pointsByKey = new Map(rows.map(({ key, points }) => [key, points]));
    if (pointsByKey.size === counters.length) return pointsByKey.get(counters[0].key)!;
    await refundAll(counters.filter(({ key }) => pointsByKey.has(key)));
    return takePoints(counters);
  }

  const consume = (...limitUse: LimitUse): Promise<number> => takePoints(countersOf(limitUse));
  return {
    /** Returns how many points of the key are used. At the limit, uses none and throws a 429 with the time of the next. */
    consume,
    /** Returns null instead of throwing a 429. */
    tryConsume: async (...limitUse: LimitUse): Promise<number | null> => {
      try {
        return await consume(...limitUse);
      } catch (error) {
        if (isLimitReached(error)) return null;
        throw error;
      }
    },
    /** Uses points of every rule, or none if one is exhausted. Returns a function that refunds all of them. */
    consumeAll: async (...[first, ...others]: [LimitUse, ...LimitUse[]]): Promise<() => Promise<void>> => {
      const [counter, ...counters] = countersOf(first);
      const all: [Counter, ...Counter[]] = [counter, ...counters, ...others.flatMap(countersOf)];
      await takePoints(all);
      return () => refundAll(all);
    },
    /** Returns the error that `consume` would throw now, or null. Uses no point. */
    refusal: async (...limitUse: LimitUse): Promise<ServiceError | null> => {
      const counters = countersOf(limitUse);
      const now = Date.now();
      const rows = await run(readStatement, [column(counters, 'key'), now]);
      const isExhausted = ({ key, points }: Row) =>
        counters.some((counter) => counter.key === key && points + counter.cost > counter.maxPoints);
      const expiries = rows.filter(isExhausted).map(({ expire }) => expire ?? now);
      return expiries.length ? tooManyRequests(Math.max(...expiries) - now) : null;
    },
    refund: (...limitUse: LimitUse): Promise<void> => refundAll(countersOf(limitUse)),
    count: async (rule: LimitRule, key: string): Promise<number> => {
      const [{ key: counter }] = countersOf([rule, key]);
      const [row] = await run(readStatement, [[counter], Date.now()]);
      return row?.points ?? 0;
    },
  };
}
