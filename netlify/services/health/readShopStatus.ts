import { count, sql } from 'drizzle-orm';
import { jobRuns, notices } from '../../database/workTables';
import { orders } from '../../database/orderTables';
import { outgoingMessages } from '../../database/providerTables';
import type { AppContext } from '../context/appContext';
import { isLateAt, promisedEnd } from '../orders/lateOrders';
import { readLongestUntakenMs } from '../orders/untakenOrders';
import { countWhere } from '../orders/placing/readRelatedOrders';
import { buildHookRow } from '../jobs/rebuildWhenDue';
import { readOldestMessages, type OldestMessage } from './readOldestMessages';
import { readSmsBudgets } from '../accounts/codes/smsBudget';

export interface MessageCounts {
  waiting: number;
  dead: number;
}

export interface JobStatus {
  name: string;
  ageSeconds: number;
  /** Null while the job runs, or if its process died. */
  finishedAt: Date | null;
  error: string | null;
}

export interface ShopStatus {
  messages: Record<'dispensaries' | 'shoppers', MessageCounts>;
  oldestMessages: OldestMessage[];
  jobs: JobStatus[];
  orders: Record<string, number>;
  /** The longest time within opening hours for which an order has not been accepted or declined; 0 if none waits. */
  longestUntakenSeconds: number;
  /** Delay of the most overdue order, since the end of its promised time; 0 if none is late. */
  latestOrderSeconds: number;
  texts: Awaited<ReturnType<typeof readSmsBudgets>>;
  database: { version: string; bytes: number; migration: string | null };
}

type StatusContext = Pick<AppContext, 'database'>;

async function readMessages({ database }: StatusContext): Promise<ShopStatus['messages']> {
  const [toDispensaries] = await database
    .select({
      waiting: countWhere(sql`${outgoingMessages.deliveredAt} is null and ${outgoingMessages.deadAt} is null`),
      dead: countWhere(sql`${outgoingMessages.deadAt} is not null`),
    })
    .from(outgoingMessages);
  const [toShoppers] = await database
    .select({
      waiting: countWhere(sql`${notices.sentAt} is null and ${notices.deadAt} is null`),
      dead: countWhere(sql`${notices.deadAt} is not null`),
    })
    .from(notices);
  return { dispensaries: toDispensaries!, shoppers: toShoppers! };
}

async function readDatabase({ database }: StatusContext): Promise<ShopStatus['database']> {
  const { rows } = await database.execute<ShopStatus['database']>(sql`
    SELECT current_setting('server_version') AS version,
      pg_database_size(current_database())::float8 AS bytes,
      (SELECT max(name) FROM schema_migrations) AS migration`);
  return rows[0]!;
}

export async function readShopStatus({
  database,
  clock,
  ...limited
}: Pick<AppContext, 'database' | 'clock' | 'limits' | 'settings'>): Promise<ShopStatus> {
  const now = clock().getTime();
  const rows = await database.select().from(jobRuns).orderBy(jobRuns.name);
  // Hide the last error of a hook that is no longer configured.
  const runs = rows.filter(({ name }) => name !== buildHookRow || limited.settings.buildHookUrl !== null);
  const counted = await database.select({ status: orders.status, count: count() }).from(orders).groupBy(orders.status);
  const [latest] = await database
    .select({ at: sql<Date | null>`min(${promisedEnd})`.mapWith(orders.slotEnd) })
    .from(orders)
    .where(isLateAt(new Date(now)));
  const secondsSince = (at: Date | null | undefined) => (at ? Math.max(0, Math.round((now - at.getTime()) / 1000)) : 0);
  return {
    messages: await readMessages({ database }),
    oldestMessages: await readOldestMessages({ database, clock }),
    jobs: runs.map(({ name, startedAt, finishedAt, error }) => ({
      name,
      ageSeconds: Math.max(0, Math.round((now - startedAt.getTime()) / 1000)),
      finishedAt,
      error,
    })),
    orders: Object.fromEntries(counted.map((row) => [row.status, row.count])),
    longestUntakenSeconds: Math.round((await readLongestUntakenMs({ database, clock })) / 1000),
    latestOrderSeconds: secondsSince(latest?.at),
    texts: await readSmsBudgets(limited),
    database: await readDatabase({ database }),
  };
}
