import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildPlaceId } from '../fixtures/builders/orderShop';
import type { LoadShop } from './loadShop';

export interface RushCall {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface RushAnswer {
  call: RushCall;
  /** 0 when the connection was cut. */
  status: number;
  retryAfter: string | undefined;
  code: string | undefined;
  milliseconds: number;
}

export const live = '/v1/health/live';
const json = { 'content-type': 'application/json' };

function rushOrder({ shoppers, spread }: LoadShop, at: number): RushCall {
  const { authorization, addressTwo } = shoppers[at % shoppers.length]!;
  const placeId = buildPlaceId('90012', `${at + 1} N Spring St`);
  return {
    path: '/v1/app/orders',
    headers: { ...json, authorization, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...spread[at % spread.length]!, placeId, addressTwo }),
  };
}

/** Builds as many orders, with the shoppers in turn and a different address for each order. */
export const rushOrders = (shop: LoadShop, count: number): RushCall[] =>
  Array.from({ length: count }, (_, at) => rushOrder(shop, at));

/** The quantile of the times, in milliseconds; `share` is from 0 to 1. */
export function quantileOf(milliseconds: readonly number[], share: number): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

interface Rushed {
  count: number;
  /** Milliseconds until the last response. */
  took: number;
  answers: RushAnswer[];
  /** Milliseconds of each liveness check during the rush. */
  live: number[];
}

/** A line for the report: '1000 orders at once: 60 placed (last after 900 ms), 940 busy …' */
export function rushLine({ count, took, answers, live: probes }: Rushed): string {
  const of = (status: number) => answers.filter((answer) => answer.status === status);
  const [placed, busy] = [of(201), of(503)];
  const last = (some: RushAnswer[]) => `${Math.max(0, ...some.map(({ milliseconds }) => milliseconds)).toFixed(0)} ms`;
  const liveMs = [0.5, 0.95, 1].map((share) => quantileOf(probes, share).toFixed(0)).join(', ');
  return (
    `${count} orders at once: ${placed.length} placed (last after ${last(placed)}), ` +
    `${busy.length} busy (last after ${last(busy)}), ${answers.length - placed.length - busy.length} others, ` +
    `all within ${(took / 1000).toFixed(1)} s; ${live} p50, p95, most: ${liveMs} ms`
  );
}

const codeOf = (body: string): string | undefined => {
  try {
    return (JSON.parse(body) as { code?: string }).code;
  } catch {
    return undefined;
  }
};

function send(origin: string, agent: Agent, call: RushCall): Promise<RushAnswer> {
  const start = performance.now();
  return new Promise((done) => {
    const end = (status: number, retryAfter?: string, body = '') =>
      done({ call, status, retryAfter, code: codeOf(body), milliseconds: performance.now() - start });
    const sent = request(origin + call.path, { method: 'POST', agent, headers: call.headers }, (answer) => {
      let body = '';
      answer
        .setEncoding('utf8')
        .on('data', (chunk: string) => (body += chunk))
        .on('end', () => end(answer.statusCode ?? 0, answer.headers['retry-after'], body));
    });
    sent.on('error', () => end(0));
    sent.end(call.body);
  });
}

/** Sends all calls at once, each on its own connection. */
export async function rush(origin: string, calls: RushCall[]): Promise<RushAnswer[]> {
  const agent = new Agent({ maxSockets: Infinity });
  return Promise.all(calls.map((call) => send(origin, agent, call)));
}

/** Requests paths from another process until `end`, which returns response times (ms) and responses other than 200. */
export async function startProbe(origin: string, paths: string[]) {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = fork(fileURLToPath(new URL('./probe.ts', import.meta.url)), [origin, ...paths], {
    execArgv: ['--import', loader],
  });
  const refused: { path: string; status: number }[] = [];
  const times = new Promise<Map<string, number[]>>((done, fail) => {
    child.on('message', (message) => {
      if (typeof message !== 'object') return;
      if ('seen' in message) done(new Map((message as { seen: [string, number[]][] }).seen));
      else refused.push(message as (typeof refused)[number]);
    });
    // Unlike 'exit', this comes after the last message.
    child.once('disconnect', () => fail(new Error('The probe ended early.')));
  });
  times.catch(() => {});
  await new Promise((ready) => child.once('message', ready));
  return {
    end: async () => {
      child.send('end');
      return { times: await times, refused };
    },
  };
}
