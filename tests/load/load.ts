import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { migrate } from '../../netlify/database/migrate';
import { maintenanceTimeouts, openPostgres } from '../../netlify/database/postgres';
import { startPostgres, type TemporaryPostgres } from '../config/machine/temporaryPostgres';
import type { Database } from '../../netlify/database/client';
import type { Driven } from './drive';
import { addressHeader, kinds, orderKinds } from './loadKinds';
import { openRushShop } from './rushShop';
import { openLoadShop, type LoadShop } from './loadShop';
import { live, rush, rushLine, rushOrders, startProbe } from './rush';
import { peppers, startServers } from './serverProcesses';
import { watch, type Watched } from './watch';
import { findBottleneck } from './findBottleneck';
import { getErrorMessage } from '../../netlify/platform/getErrorMessage';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    connections: { type: 'string', default: '40' },
    processes: { type: 'string', default: '1,2,4' },
    rush: { type: 'string', default: '200,1000' },
    /** Part of a name. */
    only: { type: 'string', default: '' },
  },
});
const seconds = Number(options.seconds);
const connections = Number(options.connections);

const warmUpSeconds = 2;
const percent = (share: number) => `${Math.round(share * 100)}`;
const titles =
  'what                      servers×pool   per s   p50 ms   p99 ms   most ms  refused  failed  server MB    Postgres MB  CPU % servers/Postgres/client/others  limit; waits';

function line(name: string, setup: string, { driven, watched }: { driven: Driven; watched: Watched }): string {
  const { cpu, waits } = watched;
  const columns = [
    name.padEnd(26),
    setup.padEnd(12),
    driven.perSecond.toFixed(0).padStart(8),
    ...[driven.p50, driven.p99, driven.most].map((time) => time.toFixed(1).padStart(9)),
    String(driven.refused).padStart(9),
    String(driven.failed).padStart(8),
    `${watched.serverMb.map((mb) => mb.toFixed(0)).join('→')}`.padStart(13),
    watched.postgresMb.toFixed(0).padStart(13),
    `  ${[cpu.servers, cpu.postgres, cpu.client, cpu.others].map(percent).join('/')}`.padEnd(40),
    `${findBottleneck(watched)}; ${waits
      .slice(0, 3)
      .map(([wait, share]) => `${wait} ${percent(share)} %`)
      .join(', ')}`,
  ];
  return columns.join('');
}

interface Setup {
  postgres: TemporaryPostgres;
  database: Database;
  shop: LoadShop;
  processes: number;
  pool: number;
}

async function measure({ postgres, database, shop, processes, pool }: Setup): Promise<void> {
  const { servers, stop } = await startServers(postgres.url, processes, {
    DATABASE_POOL: String(pool),
    CLIENT_ADDRESS_HEADER: addressHeader,
  });
  try {
    const origins = servers.map(({ origin }) => origin);
    const target = { shop, origins, connections, database, peppers };
    for (const { name, prepare } of kinds.filter((kind) => kind.name.includes(options.only))) {
      const run = await prepare(target, warmUpSeconds + seconds);
      await run(warmUpSeconds);
      const end = await watch({
        servers: servers.map(({ child }) => child.pid!),
        postgres: postgres.pid,
        databaseUrl: postgres.url,
      });
      const driven = await run(seconds);
      console.log(line(name, `${processes} × ${pool}`, { driven, watched: await end() }));
    }
  } finally {
    await stop();
  }
}

/** The embedded database runs in the server's process. */
async function measureEmbedded(): Promise<void> {
  const { server, shop, remove } = await openRushShop({ CLIENT_ADDRESS_HEADER: addressHeader });
  try {
    for (const { name, prepare } of orderKinds.filter((kind) => kind.name.includes(options.only))) {
      const run = await prepare({ shop, origins: [server.origin], connections, peppers }, warmUpSeconds + seconds);
      await run(warmUpSeconds);
      const { perSecond, p50, p99, most, refused, failed } = await run(seconds);
      console.log(
        `embedded, ${name}: ${perSecond.toFixed(0)} per s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, most ${most.toFixed(1)} ms, refused ${refused}, failed ${failed}`,
      );
    }
  } finally {
    await remove();
  }
}

/** Sends all orders at once, and measures how long liveness checks take meanwhile. */
async function measureRush({ postgres, shop, count }: { postgres: TemporaryPostgres; shop: LoadShop; count: number }) {
  const { servers, stop } = await startServers(postgres.url, 1, {});
  try {
    const { origin } = servers[0]!;
    const probe = await startProbe(origin, [live]);
    const start = performance.now();
    const answers = await rush(origin, rushOrders(shop, count));
    const took = performance.now() - start;
    const { times } = await probe.end();
    console.log(rushLine({ count, took, answers, live: times.get(live)! }));
  } finally {
    await stop();
  }
}

/** `npm run load`: measures the throughput of several servers on one Postgres, and what limits it. Linux only. */
async function main(): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  try {
    const { database, close } = openPostgres(postgres.url, { timeouts: maintenanceTimeouts });
    await migrate(database);
    const shop = await openLoadShop(database);
    console.log(
      `Postgres ${postgres.version}, commits wait for the disk; ${availableParallelism()} processors for servers, Postgres and client together; ${connections} connections of clients unless the name says otherwise, ${seconds} s each; load before: ${loadavg()[0]!.toFixed(1)}\n${titles}`,
    );
    const counts = options.processes.split(',').map(Number);
    for (const processes of counts) await measure({ postgres, database, shop, processes, pool: 10 });
    // Two connections per process, as in serverless functions behind a pooler.
    await measure({ postgres, database, shop, processes: counts.at(-1)!, pool: 2 });
    await close();
    for (const count of options.rush.split(',').map(Number).filter(Boolean))
      await measureRush({ postgres, shop, count });
  } finally {
    await postgres.stop();
  }
  await measureEmbedded();
}

main().catch((error: unknown) => {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
});
