import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds, from an in-memory response to one near a function's time limit. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface PoolCounts {
  total: number;
  idle: number;
  waiting: number;
}

function requestMetrics(registers: Registry[]) {
  return {
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests completed',
      labelNames: ['method', 'route', 'status'] as const,
      registers,
    }),
    durations: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to response',
      labelNames: ['method', 'route'] as const,
      buckets,
      registers,
    }),
    inFlight: new Gauge({ name: 'http_requests_in_flight', help: 'Requests in progress', registers }),
  };
}

function shopMetrics(registers: Registry[]) {
  return {
    codes: new Counter({
      name: 'shop_codes_sent_total',
      help: 'One-time codes sent',
      labelNames: ['channel'] as const,
      registers,
    }),
    smsBudget: new Gauge({
      name: 'shop_sms_budget_used_ratio',
      help: 'Share of the daily text message budget that is used, for verified and for new numbers',
      labelNames: ['budget'] as const,
      registers,
    }),
    orders: new Counter({
      name: 'shop_orders_total',
      help: 'Order requests by outcome: placed, repeated, or the problem code',
      labelNames: ['outcome'] as const,
      registers,
    }),
    webhooksIn: new Counter({
      name: 'shop_webhooks_received_total',
      help: 'Signed messages received by outcome: taken, duplicate, or the problem code',
      labelNames: ['sender', 'outcome'] as const,
      registers,
    }),
    webhooksOut: new Counter({
      name: 'shop_webhooks_sent_total',
      help: 'Attempts to send to a dispensary: delivered, failed, dead',
      labelNames: ['outcome'] as const,
      registers,
    }),
    policyReports: new Counter({
      name: 'shop_policy_reports_total',
      help: 'Browser reports of content security policy violations: logged, repeated, held, extension, limited, unreadable',
      labelNames: ['directive', 'outcome'] as const,
      registers,
    }),
    messages: new Gauge({
      name: 'shop_messages',
      help: 'Messages that are pending or were given up',
      labelNames: ['queue', 'state'] as const,
      registers,
    }),
  };
}

function stateMetrics(registers: Registry[]) {
  return {
    oldestOrder: new Gauge({
      name: 'shop_oldest_placed_order_seconds',
      help: 'Age of the oldest order that its dispensary has neither accepted nor declined; 0 for none',
      registers,
    }),
    latestOrder: new Gauge({
      name: 'shop_latest_order_seconds',
      help: 'Time by which the latest open order has passed its window or estimate; 0 for none',
      registers,
    }),
    jobAge: new Gauge({
      name: 'shop_job_age_seconds',
      help: 'Time since the last run of a job started, in any process',
      labelNames: ['name'] as const,
      registers,
    }),
    jobFailed: new Gauge({
      name: 'shop_job_failed',
      help: '1 if the last finished run of a job failed',
      labelNames: ['name'] as const,
      registers,
    }),
  };
}

function loadMetrics(registers: Registry[]) {
  return {
    inProgress: new Gauge({
      name: 'shop_requests_under_way',
      help: 'Admitted requests in progress, by class',
      labelNames: ['class'] as const,
      registers,
    }),
    refused: new Gauge({
      name: 'shop_requests_refused',
      help: 'Requests refused with 503 server_busy since the start, by class',
      labelNames: ['class'] as const,
      registers,
    }),
    databaseUp: new Gauge({
      name: 'database_up',
      help: '1 if the database answered when the metrics were read',
      registers,
    }),
    queue: new Gauge({
      name: 'database_queue',
      help: 'Statements and transactions that are running or waiting',
      labelNames: ['state'] as const,
      registers,
    }),
  };
}

function poolMetrics(registers: Registry[]) {
  return {
    connections: new Gauge({
      name: 'database_pool_connections',
      help: 'Connections to Postgres',
      labelNames: ['state'] as const,
      registers,
    }),
    mostWaiting: new Gauge({
      name: 'database_pool_waiting_peak',
      help: 'Most requests waiting for a connection at once since the start',
      registers,
    }),
  };
}

/** The Prometheus metrics of one process. Labels must not identify a person. */
export function createMetrics(readPool: () => PoolCounts | null = () => null) {
  const registry = new Registry();
  const pool = poolMetrics([registry]);
  let peak = 0;
  return {
    registry,
    ...requestMetrics([registry]),
    ...shopMetrics([registry]),
    ...stateMetrics([registry]),
    load: loadMetrics([registry]),
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
