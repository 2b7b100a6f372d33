import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds, from an in-memory response to one near a function's time limit. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface PoolCounts {
  total: number;
  idle: number;
  waiting: number;
}

type Instruments = ReturnType<typeof createInstruments>;

function createInstruments(registry: Registry) {
  const registers = [registry];
  return {
    counter: <Label extends string>(name: string, help: string, labelNames: Label[]) =>
      new Counter({ name, help, labelNames, registers }),
    gauge: <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
      new Gauge({ name, help, labelNames, registers }),
    histogram: <Label extends string>(name: string, help: string, labelNames: Label[]) =>
      new Histogram({ name, help, labelNames, buckets, registers }),
  };
}

const requestMetrics = ({ counter, gauge, histogram }: Instruments) => ({
  requests: counter('http_requests_total', 'Requests completed', ['method', 'route', 'status']),
  durations: histogram('http_request_duration_seconds', 'Time from request to response', ['method', 'route']),
  inFlight: gauge('http_requests_in_flight', 'Requests in progress'),
});

const shopMetrics = ({ counter, gauge }: Instruments) => ({
  codes: counter('shop_codes_sent_total', 'One-time codes sent', ['channel']),
  smsBudget: gauge(
    'shop_sms_budget_used_ratio',
    'Share of the daily text message budget that is used, for verified and for new numbers',
    ['budget'],
  ),
  orders: counter('shop_orders_total', 'Order requests by outcome: placed, repeated, or the problem code', ['outcome']),
  webhooksIn: counter(
    'shop_webhooks_received_total',
    'Signed messages received by outcome: taken, duplicate, or the problem code',
    ['sender', 'outcome'],
  ),
  webhooksOut: counter('shop_webhooks_sent_total', 'Attempts to send to a dispensary: delivered, failed, dead', [
    'outcome',
  ]),
  policyReports: counter(
    'shop_policy_reports_total',
    'Browser reports of content security policy violations: logged, repeated, held, extension, limited, unreadable',
    ['directive', 'outcome'],
  ),
  messages: gauge('shop_messages', 'Messages that are pending or were given up', ['queue', 'state']),
  oldestMessage: gauge(
    'shop_oldest_message_seconds',
    'Age of the oldest message that is still tried, for each dispensary that has any and each other queue; 0 for none',
    ['queue', 'dispensary'],
  ),
});

const stateMetrics = ({ gauge }: Instruments) => ({
  oldestOrder: gauge(
    'shop_oldest_placed_order_seconds',
    'Longest time within opening hours for which a dispensary has neither accepted nor declined an order; 0 for none',
  ),
  latestOrder: gauge(
    'shop_latest_order_seconds',
    'Time by which the latest open order has passed its window or estimate; 0 for none',
  ),
  jobAge: gauge('shop_job_age_seconds', 'Time since the last run of a job started, in any process', ['name']),
  jobFailed: gauge('shop_job_failed', '1 if the last finished run of a job failed', ['name']),
});

const loadMetrics = ({ gauge }: Instruments) => ({
  inProgress: gauge('shop_requests_under_way', 'Admitted requests in progress, by class', ['class']),
  refused: gauge('shop_requests_refused', 'Requests refused with 503 server_busy since the start, by class', ['class']),
  databaseUp: gauge('database_up', '1 if the database answered when the metrics were read'),
  queue: gauge('database_queue', 'Statements and transactions that are running or waiting', ['state']),
});

const poolMetrics = ({ gauge }: Instruments) => ({
  connections: gauge('database_pool_connections', 'Connections to Postgres', ['state']),
  mostWaiting: gauge('database_pool_waiting_peak', 'Most requests waiting for a connection at once since the start'),
});

/** The Prometheus metrics of one process. Labels must not identify a person. */
export function createMetrics(readPool: () => PoolCounts | null = () => null) {
  const registry = new Registry();
  const instruments = createInstruments(registry);
  const pool = poolMetrics(instruments);
  let peak = 0;
  return {
    registry,
    ...requestMetrics(instruments),
    ...shopMetrics(instruments),
    ...stateMetrics(instruments),
    load: loadMetrics(instruments),
    readPool,
    /** Records the pool's current state and its peak. Call it regularly. */
    recordPool: (): void => {
      const counts = readPool();
      if (!counts) return;
      peak = Math.max(peak, counts.waiting);
      pool.mostWaiting.set(peak);
      for (const state of ['total', 'idle', 'waiting'] as const) pool.connections.set({ state }, counts[state]);
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Adds the process's default metrics: memory, CPU, event loop lag. Call it once per process. */
export const collectProcessMetrics = ({ registry }: Metrics): void => collectDefaultMetrics({ register: registry });
