import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openPostgres } from './postgres';

/** One message of Postgres's wire protocol. */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
const ready = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const ending = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));

test('D-16 a connection that Postgres ends as soon as it is open fails its statement, and not the process', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.end(Buffer.concat([ready, ending]))));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const pool = openPostgres(`postgres://test@127.0.0.1:${port}/test`, { connections: 1 });
  await expect(pool.query({ text: 'SELECT 1' })).rejects.toThrow('terminating connection');
  expect(pool.pool?.().total).toBe(0);
  await pool.close();
  server.close();
});
