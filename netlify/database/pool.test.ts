import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { databaseFailure } from '../platform/databaseFailures';
import type { DatabaseConnection } from './client';
import { openPostgres, requestTimeouts } from './postgres';

/** One message of Postgres's wire protocol. */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
const ready = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const ending = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));

async function openServer(serve: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const timeouts = { ...requestTimeouts, connectMs: 200, responseMs: 200 };
  return openPostgres(`postgres://test@127.0.0.1:${port}/test`, { connections: 1, timeouts });
}
const failureOf = (pool: DatabaseConnection) => pool.query({ text: 'SELECT 1' }).catch((error: unknown) => error);

test('D-16 a connection that Postgres ends as soon as it is open fails its statement, and not the process', async () => {
  const pool = await openServer((socket) => socket.once('data', () => socket.end(Buffer.concat([ready, ending]))));
  expect(await failureOf(pool)).toMatchObject({ message: 'terminating connection', code: '57P01' });
  expect(pool.pool?.().total).toBe(0);
  await pool.close();
});

test.each<[string, (socket: Socket) => void]>([
  ['closes each connection', (socket) => socket.end()],
  ['closes each connection once it is open', (socket) => socket.once('data', () => socket.end(ready))],
  ['answers nothing', () => {}],
  ['answers no statement', (socket) => socket.once('data', () => socket.write(ready))],
])('D-16 a server that %s counts as away, as does a pool that is closed', async (_, serve) => {
  const pool = await openServer(serve);
  expect(databaseFailure(await failureOf(pool))?.code).toBe('database_unavailable');
  await pool.close();
  expect(databaseFailure(await failureOf(pool))?.code).toBe('database_unavailable');
});
