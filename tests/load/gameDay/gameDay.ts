import { sql } from 'drizzle-orm';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { providers, providerZones } from '../../../netlify/database/providerTables';
import { migrate } from '../../../netlify/database/migrate';
import { openPostgres } from '../../../netlify/database/postgres';
import { runMain } from '../../../netlify/server/run/runMain';
import { buildPhoto } from '../../fixtures/hostileImages';
import { buildPlaceId } from '../../fixtures/builders/orderShop';
import { createSite, startServerIn, wideServer } from '../../fixtures/servers/serverProcess';
import { openLoadShop } from '../loadShop';
import { startDependencies, type DependencyName } from './dependencies';
import { reportOf, type Phase } from './report';
import { createActions, load } from './shoppers';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    rate: { type: 'string', default: '4' },
    out: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const perSecond = Number(options.rate);

/** Limits per client would stop a load that comes from one address. */
const wide = Object.fromEntries(
  ['CODES', 'LOGINS', 'LOOKUPS', 'SUGGESTIONS', 'PLACES'].map((name) => [`${name}_PER_ADDRESS_AND_HOUR`, '1000000']),
);
const secrets = { CODE_PEPPER: 'pepper-of-a-game-day-'.repeat(2), ID_IMAGE_KEY: '2d'.repeat(32) };

/** Waits until the server answers a question of the database again, and returns how long that took in milliseconds. */
async function untilReady(origin: string): Promise<number> {
  const start = performance.now();
  for (;;) {
    const answer = await fetch(`${origin}/v1/health/ready`).catch(() => null);
    if (answer?.ok) return performance.now() - start;
    if (performance.now() - start > 60_000) throw new Error('The shop did not come back within a minute.');
    await pause(100);
  }
}

runMain(async () => {
  const dependencies = await startDependencies();
  const root = createSite();
  mkdirSync(join(root, 'public/us/en'), { recursive: true });
  writeFileSync(join(root, 'public/us/en/index.html'), '<!doctype html><title>A page</title>');
  const direct = openPostgres(dependencies.directUrl);
  await migrate(direct.database);
  const shop = await openLoadShop(direct.database);
  await direct.database.update(providers).set({ webhookUrl: dependencies.webhookUrl });
  await direct.database
    .insert(providerZones)
    .values({ providerId: shop.providerId, postalCode: '90013' })
    .onConflictDoNothing();
  const [provider] = await direct.database.select({ secret: providers.webhookSecret }).from(providers);
  const env = { ...dependencies.env, ...secrets, ...wide, LOG_LEVEL: 'error', DATA_DIR: join(root, 'data') };
  const server = await startServerIn(root, env, wideServer);
  const photo = await buildPhoto();
  const { actions, placed } = createActions({
    origin: server.origin,
    shop,
    secret: provider!.secret,
    photo,
    placeId: buildPlaceId(),
  });
  const phases: Phase[] = [];
  const run = async (away: DependencyName | null) => {
    const before = dependencies.counts();
    if (away) dependencies.switches[away].cut();
    const seen = await load(actions, { seconds, perSecond });
    if (away) dependencies.switches[away].restore();
    const backMs = away ? await untilReady(server.origin) : 0;
    // Retries wait ten seconds for the first time.
    if (away) await pause(15_000);
    const after = dependencies.counts();
    phases.push({ away, seen, backMs, mails: after.mails - before.mails, webhooks: after.webhooks - before.webhooks });
    console.log(`${away ?? 'nothing'} away: done`);
  };
  try {
    // Warm: the first requests open connections and compile.
    await load(actions, { seconds: 3, perSecond });
    await run(null);
    for (const name of Object.keys(dependencies.switches) as DependencyName[]) await run(name);
    await run(null);
    const { rows } = await direct.database.execute<{ orders: number; waiting: number; given_up: number }>(sql`
      SELECT (SELECT count(*)::int FROM orders) AS orders,
        (SELECT count(*)::int FROM outgoing_messages WHERE delivered_at IS NULL AND dead_at IS NULL) AS waiting,
        (SELECT count(*)::int FROM outgoing_messages WHERE dead_at IS NOT NULL) AS given_up`);
    const machine = `${cpus().length} × ${cpus()[0]!.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
    const written = reportOf({ phases, seconds, perSecond, machine, confirmed: placed(), ...rows[0]! });
    const { code: report } = await format('report.md', written);
    console.log(report);
    if (options.out) writeFileSync(options.out, report);
  } finally {
    await server.kill();
    await direct.close();
    await dependencies.stop();
    rmSync(root, { recursive: true, force: true });
  }
});
