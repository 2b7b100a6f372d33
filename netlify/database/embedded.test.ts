import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillDataFolder } from '../../tests/fixtures/testDatabase';
import { rootErrorCode } from '../platform/log/sanitizeError';
import { databaseFailure } from '../platform/databaseFailures';
import { withTicket, type Ticket } from '../platform/load/workClass';
import type { DatabaseConnection, Snapshot } from './client';
import { connectEmbedded, openEmbedded } from './embedded';
import { servePGlite } from './embeddedServer';
import { together } from './together';
import { users } from './accountTables';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
let folder: string;
let connection: DatabaseConnection;
const onLost = vi.fn();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  await fillDataFolder(folder);
  connection = await openEmbedded(folder, { onLost });
});
afterAll(() => rmSync(folder, { recursive: true }));

const now = new Date('2026-07-01T16:00:00.000Z');

test('rows and errors are the same as without a worker thread', async () => {
  const { database } = connection;
  const [created] = await database.insert(users).values({ email: 'ada@shop.example', createdAt: now }).returning();
  expect(await database.select().from(users).where(eq(users.id, created!.id))).toEqual([created]);
  expect(created!.createdAt).toEqual(now);
  const updated = await database
    .insert(users)
    .values({ email: 'ada@shop.example', createdAt: now })
    .catch((error: unknown) => error);
  expect(rootErrorCode(updated)).toBe('23505');
  expect(await connection.query({ text: 'SELECT $1::int AS n', values: [7] })).toMatchObject({ rows: [{ n: 7 }] });
});

test('dates, bytes, bigints and JSON come as from a Postgres server', async () => {
  const values = [now, Buffer.from([0, 1, 255]), 9_007_199_254_740_993n, { a: [null, 'é'] }, null];
  const text =
    'SELECT $1::timestamptz AS at, $2::bytea AS bytes, $3::bigint AS large, $4::jsonb AS json, $5::text AS none';
  const { rows } = await connection.query({ text, values });
  expect(rows).toEqual([{ at: now, bytes: values[1], large: String(values[2]), json: values[3], none: null }]);
});

test('a failed transaction ends, and the next one is not part of it', async () => {
  const { database } = connection;
  const failing = database.transaction((transaction) =>
    together([transaction.execute(sql`SELECT 1 / 0`), transaction.execute(sql`SELECT 1`)]),
  );
  expect(rootErrorCode(await failing.catch((error: unknown) => error))).toBe('22012');
  expect((await database.transaction((transaction) => transaction.execute(sql`SELECT 1 AS one`))).rows).toEqual([
    { one: 1 },
  ]);
  expect(connection.queue()).toEqual({ running: 0, waiting: 0 });
});

test('transactions roll back and exclude others until they end', async () => {
  const { database } = connection;
  const order: string[] = [];
  const failing = database.transaction(async (transaction) => {
    await transaction.insert(users).values({ email: 'gone@shop.example', createdAt: now });
    order.push('first');
    throw new Error('no');
  });
  const kept = database.transaction(async (transaction) => {
    order.push('second');
    await transaction.insert(users).values({ email: 'kept@shop.example', createdAt: now });
  });
  await expect(failing).rejects.toThrow('no');
  await kept;
  expect(order).toEqual(['first', 'second']);
  const emails = (await database.select().from(users)).map(({ email }) => email);
  expect(emails.sort()).toEqual(['ada@shop.example', 'kept@shop.example']);
});

test('requests wait for a backup however long it takes', async () => {
  let end = () => {};
  const snapshot = () => new Promise<Snapshot>((done) => (end = () => done({ tar: new Uint8Array(), blobKeys: [] })));
  const lite = await PGlite.create();
  const slow = connectEmbedded({ ...servePGlite(lite), snapshot }, { waitMs: 20 });
  const backup = slow.snapshot!();
  const ticket: Ticket = {
    workClass: 'reads',
    address: 'a',
    sequence: 1,
    inProgress: 1,
    hasStarted: false,
  };
  const response = withTicket(ticket, () => slow.query({ text: 'SELECT 1' }));
  await pause(100);
  expect(slow.queue()).toEqual({ running: 1, waiting: 1 });
  end();
  await backup;
  expect(await response).toEqual({ rows: [{ '?column?': 1 }], rowCount: 1 });
  await slow.close();
});

test('the main thread keeps running while the database works', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await connection.query({ text: 'SELECT count(*) FROM generate_series(1, 3000000)' });
  clearInterval(timer);
  // In the same thread, no timer would fire: the statement is a single WebAssembly call.
  expect(turns).toBeGreaterThan(2);
});

test('when the worker thread exits unexpectedly, calls fail immediately and onLost runs once', async () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker) {
    void this.terminate();
  });
  const failure = await connection.query({ text: 'SELECT 1' }).catch((error: unknown) => error);
  expect(databaseFailure(failure)).toMatchObject({ code: 'database_unavailable' });
  post.mockRestore();
  const later = await connection.database
    .select()
    .from(users)
    .catch((error: unknown) => error);
  expect(databaseFailure(later)?.code).toBe('database_unavailable');
  expect(onLost).toHaveBeenCalledOnce();
});
