import type { Metrics } from '../../platform/metrics';

export interface RouteFigures {
  method: string;
  route: string;
  count: number;
  /** Responses with status 400–499 (client errors), and 500 or more (server errors). */
  refused: number;
  errors: number;
  /** In milliseconds, estimated from a histogram. */
  p50: number;
  p95: number;
  p99: number;
}

/** A cumulative histogram bucket: the number of observations up to a bound. The last one counts all. */
interface Bucket {
  /** In seconds; Infinity for the last bucket. */
  upTo: number;
  count: number;
}

/** In seconds, assuming an even spread within each bucket. Beyond the last finite bound, returns that bound. */
export function quantile(buckets: readonly Bucket[], share: number): number {
  const all = buckets.at(-1)?.count ?? 0;
  if (all === 0) return 0;
  const rank = share * all;
  const at = buckets.findIndex(({ count }) => count >= rank);
  const below = at > 0 ? buckets[at - 1]! : { upTo: 0, count: 0 };
  const { upTo, count } = buckets[at]!;
  if (upTo === Infinity) return below.upTo;
  return below.upTo + ((upTo - below.upTo) * (rank - below.count)) / (count - below.count);
}

type Labels = Partial<Record<string, string | number>>;
const createKey = ({ method, route }: Labels) => `${method} ${route}`;

async function readBuckets({ durations }: Metrics): Promise<Map<string, Bucket[]>> {
  const buckets = new Map<string, Bucket[]>();
  for (const { labels, value, metricName } of (await durations.get()).values) {
    if (!metricName?.endsWith('_bucket')) continue;
    const existing = buckets.get(createKey(labels)) ?? [];
    buckets.set(createKey(labels), [
      ...existing,
      { upTo: Number((labels as Labels).le === '+Inf' ? Infinity : (labels as Labels).le), count: value },
    ]);
  }
  return buckets;
}

export async function readRoutes(metrics: Metrics): Promise<RouteFigures[]> {
  const buckets = await readBuckets(metrics);
  const routes = new Map<string, RouteFigures>();
  for (const { labels, value } of (await metrics.requests.get()).values) {
    const key = createKey(labels);
    const of = (share: number) => Math.round(quantile(buckets.get(key) ?? [], share) * 10_000) / 10;
    const existing = routes.get(key) ?? {
      method: String(labels.method),
      route: String(labels.route),
      count: 0,
      refused: 0,
      errors: 0,
      p50: of(0.5),
      p95: of(0.95),
      p99: of(0.99),
    };
    const status = Number(labels.status);
    existing.count += value;
    if (status >= 500) existing.errors += value;
    else if (status >= 400) existing.refused += value;
    routes.set(key, existing);
  }
  return [...routes.values()].sort((a, b) => b.count - a.count || a.route.localeCompare(b.route));
}

/** A counter's values keyed by their labels: `{ placed: 3, stock_gone: 1 }`. */
export async function readCounts(counter: { get: () => Promise<{ values: { labels: Labels; value: number }[] }> }) {
  const { values } = await counter.get();
  return Object.fromEntries(values.map(({ labels, value }) => [Object.values(labels).join(' '), value]));
}
