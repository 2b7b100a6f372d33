import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Requests a path repeatedly over one keep-alive connection, as a browser or load balancer would. */
async function probe(origin: string, path: string, seen: number[], signal: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!signal.aborted) {
    const start = performance.now();
    const status = await new Promise<number>((done) => {
      const sent = get(origin + path, { agent }, (answer) => {
        answer.resume().on('end', () => done(answer.statusCode ?? 0));
      });
      sent.on('error', () => done(0));
    });
    seen.push(performance.now() - start);
    if (status !== 200) process.send?.({ path, status });
    await pause(10);
  }
  agent.destroy();
}

/** Runs in its own process, so that it does not measure the lag of the process that sends the rush. */
const [origin = '', ...paths] = process.argv.slice(2);
const ending = new AbortController();
const seen = new Map(paths.map((path) => [path, [] as number[]]));
const running = Promise.all(paths.map((path) => probe(origin, path, seen.get(path)!, ending.signal)));
async function end(): Promise<void> {
  ending.abort();
  await running;
  process.send?.({ seen: [...seen] });
  process.disconnect();
}
process.once('message', () => void end());
process.send?.('ready');
