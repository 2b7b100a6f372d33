import autocannon from 'autocannon';
import type { EventEmitter } from 'node:events';

export interface Driven {
  /** Without refusals. */
  perSecond: number;
  p50: number;
  p99: number;
  most: number;
  /** 503s: too many at once. */
  refused: number;
  /** Responses other than 2xx, 304 and 503 with Retry-After, and requests without a response. */
  failed: number;
  total: number;
}

interface Drive {
  origins: string[];
  /** Total, divided among the origins. */
  connections: number;
  seconds: number;
  /** Requests per second, divided among the origins. */
  rate?: number;
  request: autocannon.Request;
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export interface Seen {
  times: number[];
  refused: number;
  wrong: number;
}

const isExpected = (status: number) => (status >= 200 && status < 300) || status === 304;

/** Busy servers must say when to come back. */
function countAnswers(client: autocannon.Client, seen: Seen): void {
  // Its types leave this event out.
  (client as EventEmitter).on('headers', ({ statusCode, headers }: { statusCode: number; headers: string[] }) => {
    const hasRetryAfter = headers.some((name, index) => index % 2 === 0 && /^retry-after$/i.test(name));
    if (statusCode === 503 && hasRetryAfter) seen.refused += 1;
    else if (!isExpected(statusCode)) seen.wrong += 1;
  });
}

const driveOne = (options: autocannon.Options, seen: Seen) =>
  new Promise<autocannon.Result>((done, fail) => {
    const setupClient = (client: autocannon.Client) => countAnswers(client, seen);
    const instance = autocannon({ ...options, setupClient }, (error: unknown, result) =>
      error ? fail(error) : done(result),
    );
    instance.on('response', (_client, _status, _bytes, milliseconds) => seen.times.push(milliseconds));
  });

/** `errors` is the number of requests without a response. */
export function summarize({ times, refused, wrong }: Seen, seconds: number, errors = 0): Driven {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: (sorted.length - refused) / seconds,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    most: sorted.at(-1) ?? 0,
    refused,
    failed: wrong + errors,
    total: sorted.length,
  };
}

/** Loads all origins at once, as a load balancer would, and combines their results. Times are in milliseconds. */
export async function drive({ origins, connections, seconds, rate, request }: Drive): Promise<Driven> {
  const seen: Seen = { times: [], refused: 0, wrong: 0 };
  const start = performance.now();
  const each = (amount: number) => Math.max(1, Math.round(amount / origins.length));
  const shared = {
    duration: seconds,
    timeout: 30,
    connections: each(connections),
    ...(rate !== undefined && { overallRate: each(rate) }),
  };
  const results = await Promise.all(origins.map((url) => driveOne({ ...shared, url, requests: [request] }, seen)));
  const errors = results.reduce((sum, result) => sum + result.errors, 0);
  return summarize(seen, (performance.now() - start) / 1000, errors);
}
