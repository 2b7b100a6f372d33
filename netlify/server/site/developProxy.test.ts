import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forwardRequest, forwardUpgrades } from './developProxy';
import { listen, type Listening } from '../http/listen';

const host = '127.0.0.1';
let behind: Server;
let front: Listening;
let orphan: Listening;

const targetAt = (port: number) => ({
  host,
  port: 0,
  handler: () => new Response('api'),
  handleEarly: (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!incoming.url?.startsWith('/page')) return false;
    forwardRequest({ host, port }, incoming, outgoing);
    return true;
  },
});

beforeAll(async () => {
  behind = createServer((incoming, outgoing) => {
    outgoing.writeHead(203, { 'x-seen': `${incoming.method} ${incoming.url}` });
    incoming.pipe(outgoing);
  });
  behind.on('upgrade', (incoming, socket) => {
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\nX-Key: ${String(incoming.headers['x-key'])}\r\n\r\n`,
    );
    socket.on('data', (chunk: Buffer) => socket.write(chunk.toString().toUpperCase()));
  });
  await new Promise<void>((done) => behind.listen(0, host, done));
  const port = (behind.address() as AddressInfo).port;
  front = await listen(targetAt(port));
  forwardUpgrades(front.server, { host, port });
  orphan = await listen(targetAt(1));
});
afterAll(async () => {
  behind.closeAllConnections();
  behind.close();
  await Promise.all([front.close(), orphan.close()]);
});

test('proxies pages with unchanged body and headers, and serves the API itself', async () => {
  const page = await fetch(`${front.origin}/page?a=1`, { method: 'POST', body: 'hello' });
  expect([page.status, page.headers.get('x-seen'), await page.text()]).toEqual([203, 'POST /page?a=1', 'hello']);
  expect(await (await fetch(`${front.origin}/v1/x`)).text()).toBe('api');
});

test('while the development server starts, the page reloads itself', async () => {
  const page = await fetch(`${orphan.origin}/page`);
  expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('http-equiv="refresh"')]);
});

test('proxies web sockets in both directions', async () => {
  const received = await new Promise<string>((done, fail) => {
    const call = request(`${front.origin}/socket`, {
      headers: { connection: 'Upgrade', upgrade: 'echo', 'x-key': 'k1' },
    });
    call.on('upgrade', (response, socket) => {
      socket.on('data', (chunk: Buffer) => {
        done(`${String(response.headers['x-key'])} ${chunk.toString()}`);
        socket.destroy();
      });
      socket.write('ping');
    });
    call.on('error', fail).end();
  });
  expect(received).toBe('k1 PING');
});
