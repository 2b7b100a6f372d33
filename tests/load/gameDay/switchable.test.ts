import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSwitchable, type Switchable } from './switchable';

let server: Server;
let way: Switchable;
let hold = false;

beforeEach(async () => {
  hold = false;
  server = createServer((_, response) => void (hold || response.end('here')));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  way = await openSwitchable({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
});
afterEach(() => {
  way.close();
  server.close();
  server.closeAllConnections();
});

const read = async () => (await fetch(`http://127.0.0.1:${way.port}`)).text();

test('a cut ends open connections and refuses new ones until it is restored', async () => {
  expect(await read()).toBe('here');
  hold = true;
  const arrived = new Promise((done) => server.once('request', done));
  const waiting = read();
  waiting.catch(() => {});
  await arrived;
  way.cut();
  await expect(waiting).rejects.toThrow();
  hold = false;
  await expect(read()).rejects.toThrow();
  way.restore();
  expect(await read()).toBe('here');
});
