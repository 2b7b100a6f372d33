import { sql } from 'drizzle-orm';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import type { Database } from '../../../netlify/database/client';
import { migrate } from '../../../netlify/database/migrate';
import { maintenanceTimeouts, openPostgres } from '../../../netlify/database/postgres';
import { parseSettings } from '../../../netlify/platform/settings/settings';
import { runMain } from '../../../netlify/server/run/runMain';
import { createSite, startServerIn, wideServer, type ServerProcess } from '../../fixtures/servers/serverProcess';
import { createActions } from './actions';
import { startDependencies, type Dependencies } from './dependencies';
import { openGameShop } from './gameShop';
import { load } from './load';
import { dependencyNames, type DependencyName } from './matrix';
import { awaitRecovery, queueNames, readWaiting } from './queues';
import { findContradictions, renderReport, type Phase } from './report';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    rate: { type: 'string', default: '4' },
    out: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const perSecond = Number(options.rate);
const afterSeconds = 5;
/** Enough that some orders are stored when an outage comes, and their responses are lost. */
const ordersPerSecondBefore = 20;
/** A notice that was being sent when the process or the database went is claimed again after two minutes. */
const recoveryLimitMs = 180_000;

/** Limits per client would stop a load that comes from one address. */
const wideLimits = Object.fromEntries(
  [
    'REQUESTS_PER_ADDRESS_AND_HOUR',
    'NEW_NUMBERS_PER_NETWORK_AND_HOUR',
    'NEW_NUMBERS_PER_PREFIX_AND_HOUR',
    'NEW_NUMBER_SMS_PER_DAY',
  ].map((name) => [name, '1000000']),
);
const settings = {
  ...wideLimits,
  SMS_PER_DAY: '2000000',
  // Solving puzzles would take this machine’s processors away from the shop.
  SMS_PROOF_OF_WORK: 'false',
  CODE_PEPPER: 'pepper-of-a-game-day-'.repeat(2),
  ID_IMAGE_KEY: '2d'.repeat(32),
  LOG_LEVEL: 'error',
};

/** Waits until the server can use the database again. */
async function untilReady(origin: string): Promise<void> {
  const start = performance.now();
  for (;;) {
    const response = await fetch(`${origin}/v1/health/ready`).catch(() => null);
    if (response?.ok) return;
    if (performance.now() - start > 60_000) throw new Error('The shop did not come back within a minute.');
    await pause(100);
  }
}

interface Outage {
  cut: () => Promise<void> | void;
  restore: () => Promise<void> | void;
}

/** The server process, which an outage of the API kills. */
async function openServer(env: Record<string, string>) {
  const root = createSite();
  mkdirSync(join(root, 'public/us/en'), { recursive: true });
  writeFileSync(join(root, 'public/us/en/index.html'), '<!doctype html><title>A page</title>');
  const start = () => startServerIn(root, { ...env, DATA_DIR: join(root, 'data') }, wideServer);
  let server: ServerProcess = await start();
  return {
    origin: () => server.origin,
    outage: {
      cut: () => server.kill(),
      restore: async () => {
        server = await start();
      },
    },
    remove: async () => {
      await server.kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

type Shoppers = ReturnType<typeof createActions>;

interface Parts extends Shoppers {
  origin: () => string;
  database: Database;
  dependencies: Dependencies;
}

async function runBaseline({ actions, dependencies }: Parts): Promise<Phase> {
  const before = dependencies.arrivals();
  const during = await load(actions, { seconds, perSecond });
  const after = dependencies.arrivals();
  return {
    away: null,
    interrupted: [],
    during,
    return: null,
    arrived: queueNames.map((name) => after[name] - before[name]),
  };
}

async function runOutage(parts: Parts, away: DependencyName, { cut, restore }: Outage): Promise<Phase> {
  const { actions, orders, database, dependencies, origin } = parts;
  const before = dependencies.arrivals();
  const interrupted = Promise.all([
    load(actions, { seconds: 1, perSecond }),
    load({ order: actions.order }, { seconds: 1, perSecond: ordersPerSecondBefore }),
  ]);
  await pause(700);
  await cut();
  const during = await load(actions, { seconds, perSecond });
  const arrived = dependencies.arrivals();
  const waiting = await readWaiting(database);
  const backAtMs = Date.now();
  await restore();
  await untilReady(origin());
  const readyMs = Date.now() - backAtMs;
  const after = await load(actions, { seconds: afterSeconds, perSecond });
  const triedAgain = await orders.tryAgain();
  const recoveries = await awaitRecovery(database, waiting, { backAtMs, limitMs: recoveryLimitMs });
  return {
    away,
    interrupted: await interrupted,
    during,
    return: { readyMs, after, triedAgain, recoveries },
    arrived: queueNames.map((name) => arrived[name] - before[name]),
  };
}

/** The photos that the dispensary opens, each of an order that stays open. */
async function placePhotoOrders(
  { orderTo, uploadPhoto }: Shoppers,
  { photoOwners, photoOrders }: Awaited<ReturnType<typeof openGameShop>>,
) {
  for (const owner of photoOwners) {
    const uploaded = await uploadPhoto(owner.authorization);
    if (!uploaded.ok) throw new Error(`The photo was refused: ${await uploaded.text()}`);
    const response = await orderTo('game-day', owner);
    if (!response.ok) throw new Error(`The order was refused: ${await response.text()}`);
    photoOrders.push(((await response.json()) as { orderNumber: string }).orderNumber);
  }
}

async function readTotals(database: Database) {
  const { rows } = await database.execute<{ orders: number; givenUp: number }>(sql`
    SELECT (SELECT count(*)::int FROM orders) AS orders,
      (SELECT count(*)::int FROM outgoing_messages WHERE dead_at IS NOT NULL) +
      (SELECT count(*)::int FROM notices WHERE dead_at IS NOT NULL) +
      (SELECT count(*)::int FROM push_messages WHERE dead_at IS NOT NULL) AS "givenUp"`);
  return { ...rows[0]!, waiting: (await readWaiting(database)).length };
}

async function runAll(parts: Parts, outages: Record<DependencyName, Outage>): Promise<Phase[]> {
  // Warm: the first requests open connections and compile.
  await load(parts.actions, { seconds: 3, perSecond });
  const phases = [await runBaseline(parts)];
  for (const name of dependencyNames) {
    phases.push(await runOutage(parts, name, outages[name]));
    console.log(`${name}: done`);
  }
  return [...phases, await runBaseline(parts)];
}

async function runGameDay(dependencies: Dependencies, database: Database): Promise<void> {
  const env = { ...dependencies.env, ...settings };
  await migrate(database);
  const shop = await openGameShop({ database, settings: parseSettings(env), dependencies });
  const server = await openServer(env);
  try {
    const shoppers = createActions({ origin: server.origin, shop });
    await placePhotoOrders(shoppers, shop);
    const outages = { ...dependencies.switches, 'the API': server.outage };
    const phases = await runAll({ ...shoppers, origin: server.origin, database, dependencies }, outages);
    const machine = `${cpus().length} × ${cpus()[0]!.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
    const totals = { confirmed: shoppers.orders.placed.length, ...(await readTotals(database)) };
    const written = renderReport({ phases, seconds, afterSeconds, perSecond, machine, ...totals });
    const { code: report } = await format('report.md', written);
    console.log(report);
    if (options.out) writeFileSync(options.out, report);
    if (findContradictions(phases).length) process.exitCode = 1;
  } finally {
    await server.remove();
  }
}

runMain(async () => {
  const dependencies = await startDependencies();
  const direct = openPostgres(dependencies.directUrl, { timeouts: maintenanceTimeouts });
  try {
    await runGameDay(dependencies, direct.database);
  } finally {
    await direct.close();
    await dependencies.stop();
  }
});
