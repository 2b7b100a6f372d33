import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openTraceCollector } from '../fixtures/servers/traceCollector';
import { startServerProcess, type OwnServer } from '../fixtures/servers/serverProcess';

let server: OwnServer | null = null;
afterEach(() => server?.remove());

const openSocket = (origin: string): Socket => connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {});
const body = JSON.stringify({ email: 'mara@shop.example' });
const head = `POST /v1/app/user/auth/email HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;

const readText = async (socket: Socket) => {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
};

test('SIGTERM: the readiness check fails at once while others are served for the drain time, then running requests complete, idle and hanging connections do not block, and it exits with 0', async () => {
  server = await startServerProcess({ DRAIN_SECONDS: '3' });
  const { origin, child, ended, output } = server;
  // One idle keep-alive connection, one with an incomplete request that hangs, and one whose request is in progress.
  const [idle, hanging, slow] = [openSocket(origin), openSocket(origin), openSocket(origin)];
  idle.write('GET /v1/health HTTP/1.1\r\nhost: a\r\n\r\n');
  hanging.write(head.slice(0, 40));
  slow.write(head + body.slice(0, 5));
  const response = readText(slow);
  await pause(200);
  const start = performance.now();
  child.kill('SIGTERM');
  const readiness = async () => {
    const probe = await fetch(`${origin}/v1/health/ready`);
    return [probe.status, ((await probe.json()) as { code?: string }).code];
  };
  await expect.poll(readiness, { interval: 20 }).toEqual([503, 'stopping']);
  const served = await Promise.all(['/v1/app/ratings', '/v1/health/live'].map((path) => fetch(origin + path)));
  expect(served.map(({ status }) => status)).toEqual([200, 200]);
  const isServed = () =>
    fetch(`${origin}/v1/health/live`).then(
      () => true,
      () => false,
    );
  await expect.poll(isServed, { timeout: 6_000 }).toBe(false);
  slow.write(body.slice(5));
  expect(await response).toMatch(/^HTTP\/1\.1 404 [^]*account_unknown/);
  expect(await ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(11_000);
  expect(output()).toContain('"msg":"Stopping"');
  [idle, hanging].forEach((socket) => socket.destroy());
}, 120_000);

test('SIGTERM sends the traces that are pending, also of requests during the drain time', async () => {
  const collector = await openTraceCollector();
  server = await startServerProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, DRAIN_SECONDS: '1' });
  const { origin, child, output } = server;
  await fetch(`${origin}/v1/app/ratings`);
  child.kill('SIGTERM');
  await expect.poll(output).toContain('"msg":"Stopping"');
  await fetch(`${origin}/v1/app/products`).catch(() => {});
  expect(await server.ended).toBe(0);
  const names = collector.spans().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['GET /v1/app/ratings', 'GET unmatched', 'job outgoing']));
  await collector.close();
}, 120_000);

test('Ctrl+C ends a server too', async () => {
  server = await startServerProcess();
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain('"msg":"Stopping"');
}, 120_000);

test('when the database thread exits, the server logs it and exits with 1', async () => {
  // Terminates the worker thread on SIGUSR2.
  const program = `import threads from 'node:worker_threads';
    import { syncBuiltinESMExports } from 'node:module';
    if (threads.isMainThread) {
      threads.Worker = class extends threads.Worker {
        constructor(...all) {
          super(...all);
          process.on('SIGUSR2', () => this.terminate());
        }
      };
      syncBuiltinESMExports();
    }`;
  server = await startServerProcess({ NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(program)}` });
  server.child.kill('SIGUSR2');
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('The embedded database has stopped');
}, 120_000);

test('a second signal exits immediately if closing takes long', async () => {
  const closeOnSignal = new URL('../../netlify/server/run/closeOnSignal.ts', import.meta.url).href;
  const script = `import { closeOnSignal } from '${closeOnSignal}';
    closeOnSignal()(() => new Promise(() => {}));
    setInterval(() => {}, 1000);
    console.log('up');`;
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script]);
  const ended = new Promise((done) => child.once('exit', done));
  await new Promise((up) => child.stdout.once('data', up));
  child.kill('SIGTERM');
  // A single Ctrl+C may arrive twice.
  child.kill('SIGINT');
  await pause(500);
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  expect(await ended).toBe(1);
});
