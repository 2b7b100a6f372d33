import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { buildInterlacedBomb } from '../fixtures/hostileImages';
import { buildIdPicture } from '../fixtures/idPicture';
import type { ServerProcess } from '../fixtures/servers/serverProcess';
import { live, quantileOf, rush, rushOrders, startProbe, type RushAnswer, type RushCall } from '../load/rush';
import { openRushShop, signInCalls } from '../load/rushShop';
import { formOf, openUploadShop, page } from '../load/uploads';
import { measureParsers } from './parsers';

/** Pages are measured for this many milliseconds before a flood. */
const quietMs = 2_000;

/** The bench fails above these. */
const limits = {
  /** The 95th percentile of page times as a share of the flood's duration. Pages that wait for it would take 1. */
  share: 0.25,
  /** Peak memory during the flood, as a multiple of the memory before. */
  memory: 2,
  /** The time of the last refusal, as a share of the time to place every order. */
  refusal: 0.5,
};

interface Flood {
  name: string;
  path: string;
  send: () => Promise<readonly RushAnswer[] | void>;
}

const residentMb = ({ child }: ServerProcess) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024;

/** Returns the time of each page until `work` ends, and the total. Another process requests the pages. */
async function pagesDuring<Result>(origin: string, path: string, work: () => Promise<Result>) {
  const probe = await startProbe(origin, [path]);
  const start = performance.now();
  const result = await work();
  const took = performance.now() - start;
  const { times, refused } = await probe.end();
  if (refused.length) throw new Error(`Expected every page to be served. ${refused.length} were not.`);
  return { times: times.get(path)!, took, result };
}

/** Returns the result of `work`, and the server's peak memory in megabytes, sampled five times a second. */
async function peakDuring<Result>(server: ServerProcess, work: () => Promise<Result>) {
  let peak = 0;
  const reading = setInterval(() => (peak = Math.max(peak, residentMb(server))), 200);
  try {
    const result = await work();
    return { result, peak: Math.max(peak, residentMb(server)) };
  } finally {
    clearInterval(reading);
  }
}

/** Null unless some orders were placed and some refused. */
function refusalShare(answers: readonly RushAnswer[]): number | null {
  const timesOf = (wanted: number) =>
    answers.filter(({ status }) => status === wanted).map(({ milliseconds }) => milliseconds);
  const [placed, refused] = [timesOf(201), timesOf(503)];
  if (!placed.length || !refused.length) return null;
  return Math.max(...refused) / ((Math.max(...placed) / placed.length) * answers.length);
}

const columns = ['quiet p50', 'p50', 'p95', 'most', 'flood', 'share', 'refusal', 'memory'];
const line = (name: string, cells: string[]) => name.padEnd(32) + cells.map((cell) => cell.padStart(11)).join('');
const ms = (value: number) => `${value.toFixed(1)} ms`;

/** Prints a line for the flood, and returns the exceeded limits. */
async function measure(server: ServerProcess, { name, path, send }: Flood): Promise<string[]> {
  const quiet = await pagesDuring(server.origin, path, () => pause(quietMs));
  const before = residentMb(server);
  const { result: busy, peak } = await peakDuring(server, () => pagesDuring(server.origin, path, send));
  const p95 = quantileOf(busy.times, 0.95);
  const ratios = {
    share: p95 / busy.took,
    refusal: refusalShare(busy.result ?? []),
    memory: peak / before,
  };
  const { share, refusal, memory } = ratios;
  console.log(
    line(name, [
      ms(quantileOf(quiet.times, 0.5)),
      ms(quantileOf(busy.times, 0.5)),
      ms(p95),
      ms(quantileOf(busy.times, 1)),
      `${(busy.took / 1000).toFixed(1)} s`,
      share.toFixed(3),
      refusal?.toFixed(3) ?? '–',
      `× ${memory.toFixed(2)}`,
    ]),
  );
  return (['share', 'refusal', 'memory'] as const).flatMap((key) => {
    const ratio = ratios[key];
    return ratio !== null && ratio > limits[key]
      ? [`${name}: ${key} ${ratio.toFixed(3)}, expected at most ${limits[key]}`]
      : [];
  });
}

async function rushes(): Promise<string[]> {
  const { server, shop, remove } = await openRushShop();
  const path = '/index.html';
  const send = (calls: RushCall[]) => () => rush(server.origin, calls);
  try {
    return [
      ...(await measure(server, { name: '200 orders at once', path, send: send(rushOrders(shop, 200)) })),
      ...(await measure(server, { name: '1,000 orders at once', path, send: send(rushOrders(shop, 1000)) })),
      ...(await measure(server, { name: '1,000 orders, liveness', path: live, send: send(rushOrders(shop, 1000)) })),
      ...(await measure(server, { name: '2,000 sign-ins at once', path, send: send(signInCalls(2000)) })),
    ];
  } finally {
    await remove();
  }
}

async function uploads(): Promise<string[]> {
  const { server, dozen } = await openUploadShop();
  const { path } = page;
  try {
    const bomb = await formOf(await buildInterlacedBomb());
    const photo = await formOf(await buildIdPicture(6000, 6000).png({ compressionLevel: 9 }).toBuffer());
    const bombs = async () => {
      // A dozen are refused too fast to measure more than a few pages.
      for (let round = 0; round < 5; round += 1) await dozen(bomb);
    };
    const photos = async () => void (await dozen(photo));
    return [
      ...(await measure(server, { name: '60 PNGs that unpack to 300 MB', path, send: bombs })),
      ...(await measure(server, { name: '12 photos of 6000 × 6000', path, send: photos })),
    ];
  } finally {
    await server.remove();
  }
}

/**
 * Runs as `npm run bench:floods`: measures how long a page takes during many requests, and how much memory those need,
 * compared with a measurement of the same run. Fails if pages wait for a flood or memory grows with it, or if twice the
 * input takes a parser more than twice as long.
 */
async function main(): Promise<void> {
  const slowParsers = measureParsers();
  console.log(line('', columns));
  const faults = [...slowParsers, ...(await rushes()), ...(await uploads())];
  if (faults.length) console.error(`\n${faults.join('\n')}`);
  process.exitCode = faults.length ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
