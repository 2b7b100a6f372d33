import { monitorEventLoopDelay, type ELDHistogram } from 'node:perf_hooks';
import type { QueueCounts } from '../../platform/load/databaseQueue';
import type { Metrics } from '../../platform/metrics';
import type { AppContext } from '../../services/context/appContext';
import { checkHealth } from '../../services/health/checkHealth';
import { describeOpeningGaps } from '../../services/health/describeOpeningGaps';
import { readShopStatus, type ShopStatus } from '../../services/health/readShopStatus';
import { readVersion } from '../build/version';
import { operatorCommand } from '../operator/operatorCommand';
import { readCounts, readRoutes, type RouteFigures } from './readFigures';

export interface Load {
  /** Requests in progress, their limit, and how many were refused since the start. */
  classes: ReturnType<AppContext['admission']['counts']>;
  queue: QueueCounts;
}

export interface Status {
  health: { status: string; at: string; upSeconds: number };
  /** Sentences about what is missing before shoppers can order. Null if the database does not respond. */
  openingGaps: string[] | null;
  requests: { inFlight: number; routes: RouteFigures[] };
  load: Load;
  /** Outcomes of order requests since the start, and the number of orders per status. */
  orders: { outcomes: Record<string, number>; statuses: Record<string, number> };
  messages: ShopStatus['messages'] | null;
  codes: Record<string, number>;
  /** Content security policy violations reported by browsers. */
  policyReports: Record<string, number>;
  texts: ShopStatus['texts'] | null;
  webhooks: { received: Record<string, number>; sent: Record<string, number> };
  jobs: ShopStatus['jobs'] | null;
  memory: {
    residentBytes: number;
    heapUsedBytes: number;
    heapTotalBytes: number;
    eventLoopLagMs: { p50: number; p99: number; max: number };
  };
  database:
    | (ShopStatus['database'] & { kind: string; pool: { total: number; idle: number; waiting: number } | null })
    | null;
  versions: Record<string, string>;
}

const resolutionMs = 10;

const summarizeLag = (delay: ELDHistogram): Status['memory']['eventLoopLagMs'] => {
  const toMs = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e5 - 10 * resolutionMs) / 10);
  return { p50: toMs(delay.percentile(50)), p99: toMs(delay.percentile(99)), max: toMs(delay.max) };
};

async function readHealth(context: AppContext): Promise<string> {
  try {
    return await checkHealth(context);
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'unavailable';
  }
}

function recordLoad({ load }: Metrics, { classes, queue }: Load): void {
  for (const [name, { inProgress, refused }] of Object.entries(classes)) {
    load.inProgress.set({ class: name }, inProgress);
    load.refused.set({ class: name }, refused);
  }
  load.queue.set({ state: 'running' }, queue.running);
  load.queue.set({ state: 'waiting' }, queue.waiting);
}

function recordMessages({ messages: gauge }: Metrics, messages: ShopStatus['messages']): void {
  for (const [queue, { waiting, dead }] of Object.entries(messages)) {
    gauge.set({ queue, state: 'waiting' }, waiting);
    gauge.set({ queue, state: 'dead' }, dead);
  }
}

function recordShop(metrics: Metrics, shop: ShopStatus): void {
  recordMessages(metrics, shop.messages);
  // Drop dispensaries for which nothing waits anymore.
  metrics.oldestMessage.reset();
  for (const { seconds, ...labels } of shop.oldestMessages) metrics.oldestMessage.set(labels, seconds);
  metrics.oldestOrder.set(shop.longestUntakenSeconds);
  metrics.latestOrder.set(shop.latestOrderSeconds);
  // Drop the values of deleted rows.
  metrics.jobAge.reset();
  metrics.jobFailed.reset();
  for (const { name, ageSeconds, error } of shop.jobs) {
    metrics.jobAge.set({ name }, ageSeconds);
    metrics.jobFailed.set({ name }, error === null ? 0 : 1);
  }
  for (const [budget, { used, of }] of Object.entries(shop.texts)) metrics.smsBudget.set({ budget }, used / of);
}

export function watchStatus(context: AppContext, readQueue: () => QueueCounts): () => Promise<Status> {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const { metrics, settings } = context;
  const versions = { shop: readVersion(), node: process.versions.node, v8: process.versions.v8 };
  return async () => {
    const status = await readHealth(context);
    const shop = status === 'database_unavailable' ? null : await readShopStatus(context);
    const load = { classes: context.admission.counts(), queue: readQueue() };
    metrics.recordPool();
    recordLoad(metrics, load);
    metrics.load.databaseUp.set(shop ? 1 : 0);
    if (shop) recordShop(metrics, shop);
    const { rss, heapUsed, heapTotal } = process.memoryUsage();
    return {
      health: { status, at: context.clock().toISOString(), upSeconds: Math.round(process.uptime()) },
      openingGaps: shop && (await describeOpeningGaps(context, { operatorCommand })),
      requests: {
        inFlight: (await metrics.inFlight.get()).values[0]?.value ?? 0,
        routes: await readRoutes(metrics),
      },
      load,
      orders: { outcomes: await readCounts(metrics.orders), statuses: shop?.orders ?? {} },
      messages: shop?.messages ?? null,
      codes: await readCounts(metrics.codes),
      policyReports: await readCounts(metrics.policyReports),
      texts: shop?.texts ?? null,
      webhooks: { received: await readCounts(metrics.webhooksIn), sent: await readCounts(metrics.webhooksOut) },
      jobs: shop?.jobs ?? null,
      memory: {
        residentBytes: rss,
        heapUsedBytes: heapUsed,
        heapTotalBytes: heapTotal,
        eventLoopLagMs: summarizeLag(delay),
      },
      database: shop && {
        kind: settings.databaseUrl ? 'Postgres' : 'embedded',
        ...shop.database,
        pool: metrics.readPool(),
      },
      versions,
    };
  };
}
