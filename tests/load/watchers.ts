import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Seen } from './drive';

export interface WatchedOrder {
  path: string;
  headers: Record<string, string>;
}

interface Watchers {
  origins: string[];
  orders: WatchedOrder[];
  clients: number;
  /** The interval at which an open order page asks for its order. */
  everyMs: number;
  seconds: number;
}

const ask = (url: string, headers: Record<string, string>, agent: Agent) =>
  new Promise<{ status: number; etag?: string; retryAfter?: string }>((done) => {
    const sent = get(url, { agent, headers }, (answer) => {
      const { etag, 'retry-after': retryAfter } = answer.headers;
      answer.resume().on('end', () => done({ status: answer.statusCode ?? 0, etag, retryAfter }));
    });
    sent.on('error', () => done({ status: 0 }));
  });

/** Each client has a connection of its own and its own time to start. Most responses are 304s. */
export async function driveWatchers({ origins, orders, clients, everyMs, seconds }: Watchers): Promise<Seen> {
  const seen: Seen = { times: [], refused: 0, wrong: 0 };
  const end = performance.now() + seconds * 1000;
  const follow = async (index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { path, headers } = orders[index % orders.length]!;
    const url = origins[index % origins.length]! + path;
    let etag: string | undefined;
    let next = performance.now() + (index / clients) * everyMs;
    for (; next < end; next += everyMs) {
      await pause(Math.max(0, next - performance.now()));
      const start = performance.now();
      const answer = await ask(url, etag ? { ...headers, 'if-none-match': etag } : headers, agent);
      seen.times.push(performance.now() - start);
      etag = answer.etag ?? etag;
      if (answer.status === 503 && answer.retryAfter) seen.refused += 1;
      else if (answer.status !== 200 && answer.status !== 304) seen.wrong += 1;
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => follow(index)));
  return seen;
}
