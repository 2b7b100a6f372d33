import autocannon from 'autocannon';

export interface Driven {
  perSecond: number;
  p50: number;
  p99: number;
  most: number;
  /** Responses other than 2xx, and requests without a response. */
  failed: number;
  total: number;
}

interface Drive {
  origins: string[];
  /** Total, divided among the origins. */
  connections: number;
  seconds: number;
  request: autocannon.Request;
}

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const driveOne = (options: autocannon.Options, times: number[]) =>
  new Promise<autocannon.Result>((done, fail) => {
    const instance = autocannon(options, (error: unknown, result) => (error ? fail(error) : done(result)));
    instance.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });

/** Loads all origins at once, as a load balancer would, and combines their results. Times are in milliseconds. */
export async function drive({ origins, connections, seconds, request }: Drive): Promise<Driven> {
  const times: number[] = [];
  const start = performance.now();
  const shared = { duration: seconds, timeout: 30, requests: [request] };
  const each = Math.max(1, Math.round(connections / origins.length));
  const results = await Promise.all(origins.map((url) => driveOne({ ...shared, url, connections: each }, times)));
  const took = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / took,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    most: times.at(-1) ?? 0,
    failed: results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0),
    total: times.length,
  };
}
