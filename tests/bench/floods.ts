import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { buildInterlacedBomb } from '../fixtures/hostileImages';
import { drawId } from '../fixtures/idPicture';
import type { ServerProcess } from '../fixtures/serverProcess';
import { live, quantileOf, rush, rushOrder, startProbe } from '../load/rush';
import { openRushShop, signInCalls } from '../load/rushShop';
import { formOf, openUploadShop, page } from '../load/uploads';

/** How long pages are measured before a flood, in milliseconds. */
const quietMs = 2_000;

interface Limits {
  /** The largest share of the flood's time that 95 % of the pages may take. If pages waited for it, it would be 1. */
  share: number;
  /** The largest memory during the flood, as a multiple of the memory before. */
  memory: number;
}

interface Flood {
  name: string;
  path: string;
  send: () => Promise<unknown>;
  limits: Limits;
}

const residentMb = ({ child }: ServerProcess) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024;

/** Milliseconds of each page until `work` ends, and of the whole. Another process requests the pages. */
async function pagesDuring(origin: string, path: string, work: () => Promise<unknown>) {
  const probe = await startProbe(origin, [path]);
  const start = performance.now();
  await work();
  const took = performance.now() - start;
  const { times, refused } = await probe.end();
  if (refused.length) throw new Error(`Expected every page to be served. ${refused.length} were not.`);
  return { times: times.get(path)!, took };
}

/** The server's largest memory until `work` ends, in megabytes, read five times a second. */
async function peakDuring(server: ServerProcess, work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const reading = setInterval(() => (peak = Math.max(peak, residentMb(server))), 200);
  try {
    await work();
  } finally {
    clearInterval(reading);
  }
  return Math.max(peak, residentMb(server));
}

const columns = ['quiet p50', 'p50', 'p95', 'most', 'flood', 'share', 'memory'];
const line = (name: string, cells: string[]) => name.padEnd(36) + cells.map((cell) => cell.padStart(12)).join('');

/** Prints a line for the flood, and returns what is over its limits. */
async function measure(server: ServerProcess, { name, path, send, limits }: Flood): Promise<string[]> {
  const quiet = await pagesDuring(server.origin, path, () => pause(quietMs));
  const before = residentMb(server);
  let busy = quiet;
  const peak = await peakDuring(server, async () => (busy = await pagesDuring(server.origin, path, send)));
  const p95 = quantileOf(busy.times, 0.95);
  const [share, memory] = [p95 / busy.took, peak / before];
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const [quietP50, p50, most] = [quantileOf(quiet.times, 0.5), quantileOf(busy.times, 0.5), quantileOf(busy.times, 1)];
  console.log(
    line(name, [
      ms(quietP50),
      ms(p50),
      ms(p95),
      ms(most),
      `${(busy.took / 1000).toFixed(1)} s`,
      share.toFixed(3),
      `× ${memory.toFixed(2)}`,
    ]),
  );
  return [
    ...(share > limits.share ? [`${name}: p95 is ${share.toFixed(3)} of the flood, expected ${limits.share}`] : []),
    ...(memory > limits.memory ? [`${name}: memory × ${memory.toFixed(2)}, expected × ${limits.memory}`] : []),
  ];
}

async function rushes(): Promise<string[]> {
  const { server, shop, remove } = await openRushShop();
  const send = (count: number) => () =>
    rush(
      server.origin,
      Array.from({ length: count }, (_, at) => rushOrder(shop, at)),
    );
  const limits = { share: 0.25, memory: 2 };
  try {
    const faults: string[] = [];
    for (const flood of [
      { name: '200 orders at once', path: '/index.html', send: send(200), limits },
      { name: '1,000 orders at once', path: '/index.html', send: send(1000), limits },
      { name: '1,000 orders, liveness', path: live, send: send(1000), limits },
      {
        name: '2,000 sign-ins at once',
        path: '/index.html',
        send: () => rush(server.origin, signInCalls(2000)),
        limits,
      },
    ])
      faults.push(...(await measure(server, flood)));
    return faults;
  } finally {
    await remove();
  }
}

async function uploads(): Promise<string[]> {
  const { server, dozen } = await openUploadShop();
  try {
    const bomb = await formOf(await buildInterlacedBomb());
    const photo = await formOf(await drawId(6000, 6000).png({ compressionLevel: 9 }).toBuffer());
    const bombs = async () => {
      // A dozen are refused too fast for more than a few pages.
      for (let round = 0; round < 5; round += 1) await dozen(bomb);
    };
    const { path } = page;
    const limits = { share: 0.25, memory: 2 };
    return [
      ...(await measure(server, { name: '60 PNGs that unpack to 300 MB', path, send: bombs, limits })),
      ...(await measure(server, { name: '12 photos of 6000 × 6000', path, send: () => dozen(photo), limits })),
    ];
  } finally {
    await server.remove();
  }
}

/**
 * `npm run bench:floods`: how long a page takes while many requests come at once, and how much memory that needs, each
 * beside a measurement of the same run. Fails if pages wait for a flood or memory grows with it.
 */
async function main(): Promise<void> {
  console.log(line('', columns));
  const faults = [...(await rushes()), ...(await uploads())];
  if (faults.length) console.error(`\n${faults.join('\n')}`);
  process.exitCode = faults.length ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
