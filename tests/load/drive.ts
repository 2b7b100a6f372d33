import autocannon from 'autocannon';

export interface Driven {
  /** Without refusals. */
  perSecond: number;
  p50: number;
  p99: number;
  most: number;
  /** 503s: too many at once. */
  refused: number;
  /** Responses other than 2xx, 304 and 503, and requests without a response. */
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

interface Seen {
  times: number[];
  refused: number;
  wrong: number;
}

const isExpected = (status: number) => (status >= 200 && status < 300) || status === 304;

const driveOne = (options: autocannon.Options, seen: Seen) =>
  new Promise<autocannon.Result>((done, fail) => {
    const instance = autocannon(options, (error: unknown, result) => (error ? fail(error) : done(result)));
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      seen.times.push(milliseconds);
      if (status === 503) seen.refused += 1;
      else if (!isExpected(status)) seen.wrong += 1;
    });
  });

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
  const took = (performance.now() - start) / 1000;
  const times = seen.times.sort((a, b) => a - b);
  return {
    perSecond: (times.length - seen.refused) / took,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    most: times.at(-1) ?? 0,
    refused: seen.refused,
    failed: seen.wrong + results.reduce((sum, { errors }) => sum + errors, 0),
    total: times.length,
  };
}
