import { sql, type SQL } from 'drizzle-orm';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testSettings } from '../../tests/fixtures/testApp';
import { openTestDatabase } from '../../tests/fixtures/testDatabase';
import { isPostgres } from '../../tests/fixtures/times';
import { orderNumberPattern } from '../../src/domain/order/orderNumber';
import { silentLog } from '../platform/log/log';
import { getErrorMessage } from '../platform/getErrorMessage';
import { openServing } from '../server/run/openDatabase';
import type { DatabaseConnection } from './client';
import { migrate } from './migrate';
import { openPostgres, requestTimeouts } from './postgres';

const shipped = fileURLToPath(new URL('./migrations', import.meta.url));
let connection: DatabaseConnection;
let folder: string;
beforeAll(async () => {
  // Not reused, because these tests drop the schema.
  connection = await openTestDatabase({ isReused: false });
});
afterAll(() => connection.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await connection.database.execute(sql`DROP SCHEMA public CASCADE`);
  await connection.database.execute(sql`CREATE SCHEMA public`);
});
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const tables = async () => {
  const { rows } = await connection.database.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
};

describe('migrations', () => {
  test('the shipped migrations run in order, once', async () => {
    await connection.database.execute(sql`DROP SCHEMA public CASCADE`);
    await connection.database.execute(sql`CREATE SCHEMA public`);
    const files = readdirSync(shipped)
      .filter((file) => file.endsWith('.sql'))
      .map((file) => file.replace('.sql', ''));
    expect(await migrate(connection.database)).toEqual(files.sort());
    expect(await migrate(connection.database)).toEqual([]);
    expect(await tables()).toEqual(expect.arrayContaining(['users', 'orders', 'rate_limits', 'schema_migrations']));
  });

  test('only the last of the shipped migrations has a snapshot, with which the next one is compared', () => {
    const last = readdirSync(shipped)
      .filter((file) => file.endsWith('.sql'))
      .sort()
      .at(-1)!;
    expect(readdirSync(join(shipped, 'meta')).sort()).toEqual([last.replace(/_.*/, '_snapshot.json'), '_journal.json']);
  });

  test('a failing file is named with the reason, and the whole run is rolled back', async () => {
    write('0000_first.sql', 'CREATE TABLE a (id int);');
    write('0001_second.sql', 'CREATE TABLE b (id int);\n--> statement-breakpoint\nCREATE TABLE a (id int);');
    await expect(migrate(connection.database, folder)).rejects.toThrow(
      'The migration 0001_second.sql failed at statement 2 of 2: relation "a" already exists',
    );
    expect(await tables()).toEqual([]);
    write('0001_second.sql', 'CREATE TABLE b (id int);');
    expect(await migrate(connection.database, folder)).toEqual(['0000_first', '0001_second']);
  });

  test('a database newer than the code is refused', async () => {
    write('0000_first.sql', 'CREATE TABLE a (id int);');
    write('0001_second.sql', 'CREATE TABLE b (id int);');
    await migrate(connection.database, folder);
    rmSync(join(folder, '0001_second.sql'));
    await expect(migrate(connection.database, folder)).rejects.toThrow(
      /newer than this code: it has the migration 0001_second/,
    );
  });

  test('a file that was changed after it ran is refused', async () => {
    write('0000_first.sql', 'CREATE TABLE a (id int);');
    await migrate(connection.database, folder);
    write('0000_first.sql', 'CREATE TABLE a (id bigint);');
    await expect(migrate(connection.database, folder)).rejects.toThrow(/0000_first\.sql was changed after it ran/);
  });

  test('two concurrent runs apply each file once', async () => {
    write('0000_first.sql', 'CREATE TABLE a (id int);');
    const ran = await Promise.all([migrate(connection.database, folder), migrate(connection.database, folder)]);
    expect(ran.flat()).toEqual(['0000_first']);
  });

  const copyBefore = (name: string) => {
    for (const file of readdirSync(shipped)
      .filter((each) => each.endsWith('.sql'))
      .sort()) {
      if (file.endsWith(`_${name}.sql`)) return;
      copyFileSync(join(shipped, file), join(folder, file));
    }
    throw new Error(`There is no migration ${name}`);
  };
  const insertOwners = async () => {
    const { database } = connection;
    await database.execute(
      sql`INSERT INTO users (id, created_at) VALUES ('00000000-0000-4000-8000-000000000001', now())`,
    );
    await database.execute(
      sql`INSERT INTO providers (id, name, licence, pickup_times, delivery_times, delivery_total_minimum_cents, delivery_fee_cents, tax_rate, purchase_limit_grams, slot_capacity, webhook_secret) VALUES ('p', 'P', 'L', '{}', '{}', 0, 0, 0, 8, 1, 's')`,
    );
  };
  /** Returns null if the database accepts the statement. */
  const findRefusal = (statement: SQL) =>
    connection.database.execute(statement).then(
      () => null,
      (error: Error) => (error.cause as Error).message,
    );

  test('S2-18 orders from before order numbers existed each get a unique one', async () => {
    copyBefore('order_numbers');
    await migrate(connection.database, folder);
    await insertOwners();
    await connection.database.execute(
      sql`INSERT INTO orders (details_id, user_id, provider_id, idempotency_key, body_hash, status, order_type, subtotal_cents, tax_cents, delivery_fee_cents, total_cents, address, slot_start, slot_end, thc_grams, local_day, placed_at)
        SELECT 'd' || n, '00000000-0000-4000-8000-000000000001', 'p', 'k' || n, 'h', 'PLACED', 'delivery', 1, 0, 0, 1, '{}', now(), now(), 1, '2026-03-02', now() FROM generate_series(1, 300) AS n`,
    );
    await migrate(connection.database);
    const { rows } = await connection.database.execute<{ number: string }>(
      sql`SELECT order_number AS number FROM orders`,
    );
    expect(new Set(rows.map(({ number }) => number)).size).toBe(300);
    for (const { number } of rows) expect(number).toMatch(orderNumberPattern);
  });

  test('D-14 order events can be appended but not changed', async () => {
    await migrate(connection.database);
    const { database } = connection;
    await insertOwners();
    await database.execute(
      sql`INSERT INTO orders (id, order_number, details_id, user_id, provider_id, idempotency_key, body_hash, status, order_type, subtotal_cents, tax_cents, delivery_fee_cents, total_cents, address, slot_start, slot_end, thc_grams, local_day, placed_at) VALUES ('00000000-0000-4000-8000-000000000002', 'K7RM4WXT', 'd', '00000000-0000-4000-8000-000000000001', 'p', 'k', 'h', 'PLACED', 'delivery', 1, 0, 0, 1, '{}', now(), now(), 1, '2026-03-02', now())`,
    );
    await database.execute(
      sql`INSERT INTO order_events (order_id, sequence, status, actor, at) VALUES ('00000000-0000-4000-8000-000000000002', 1, 'PLACED', 'shopper', now())`,
    );
    for (const change of [sql`UPDATE order_events SET status = 'COMPLETED'`, sql`DELETE FROM order_events`])
      expect(await findRefusal(change)).toBe('Rows of order_events are appended and never changed');
  });

  test.each(['order_events', 'id_looks', 'audit_entries'])('D-14 D-19 %s cannot be emptied at once', async (table) => {
    await migrate(connection.database);
    const refusal = await findRefusal(sql.raw(`TRUNCATE ${table} CASCADE`));
    expect(refusal).toBe(`Rows of ${table} are appended and never changed`);
  });

  test('the audit log can be appended but not changed', async () => {
    await migrate(connection.database);
    await connection.database.execute(
      sql`INSERT INTO audit_entries (at, actor, action, subject) VALUES (now(), 'sam@shop.example', 'staff.signIn', 'sam@shop.example')`,
    );
    for (const change of [sql`UPDATE audit_entries SET actor = 'robin@shop.example'`, sql`DELETE FROM audit_entries`])
      expect(await findRefusal(change)).toBe('Rows of audit_entries are appended and never changed');
  });
});

describe.runIf(isPostgres)('a server that starts on a slow machine', () => {
  const lockId = 4_710_083;
  let url: string;
  let name: string;
  const run = (text: string) => connection.query({ text });
  beforeEach(async () => {
    name = String((await run('SELECT current_database() AS name')).rows[0]!.name);
    url = Object.assign(new URL(process.env.TEST_DATABASE_URL!), { pathname: `/${name}` }).href;
    write('0000_first.sql', 'CREATE TABLE a (id int);\n--> statement-breakpoint\nSELECT pg_sleep(0.6);');
  });
  afterEach(() => run(`ALTER DATABASE ${name} RESET ALL`));
  const settings = () => ({ databaseUrl: url, databasePool: 2, dataDir: folder, load: testSettings().load });

  const limits = ['statement', 'lock', 'idle_in_transaction_session', 'transaction'].map((each) => `${each}_timeout`);
  const readLimits = async ({ database }: DatabaseConnection) => {
    const { rows } = await database.transaction((transaction) =>
      transaction.execute(sql`SELECT current_setting(name) AS value FROM unnest(${sql.param(limits)}::text[]) AS name`),
    );
    return rows.map(({ value }) => value);
  };

  test('has no time limits until it serves, whatever limits the database has', async () => {
    for (const limit of limits) await run(`ALTER DATABASE ${name} SET ${limit} = '20s'`);
    let whilePreparing: unknown[] = [];
    const prepare = async (preparing: DatabaseConnection) => {
      whilePreparing = await readLimits(preparing);
    };
    const serving = await openServing(settings(), { name: 'a test', prepare, log: silentLog() });
    expect(whilePreparing).toEqual(['0', '0', '0', '0']);
    expect(await readLimits(serving)).toEqual(['15s', '10s', '15s', '20s']);
    await serving.close();
  });

  test('waits for the migrations of another server', async () => {
    let opened: Promise<DatabaseConnection>;
    const prepare = async ({ database }: DatabaseConnection) => void (await migrate(database, folder));
    await connection.database.transaction(async (transaction) => {
      await transaction.execute(sql`SELECT pg_advisory_xact_lock(${lockId})`);
      opened = openServing(settings(), { name: 'a test', prepare, log: silentLog() });
      await vi.waitFor(async () => {
        const { rows } = await run(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
        expect(rows).toHaveLength(1);
      });
      expect(await tables()).toEqual([]);
    });
    const serving = await opened!;
    expect(await tables()).toEqual(['a', 'schema_migrations']);
    await serving.close();
  });

  test('a migration that is cut off is reported with its reason', async () => {
    const limited = openPostgres(url, { timeouts: { ...requestTimeouts, responseMs: 300 } });
    await expect(migrate(limited.database, folder)).rejects.toThrow(
      'The migration 0000_first.sql failed at statement 2 of 2: Query read timeout',
    );
    await limited.close();
  });

  test('a failure is reported in a sentence, without the statement and its values', async () => {
    const prepare = async ({ database }: DatabaseConnection) =>
      void (await database.execute(sql`SELECT ${'lou@shop.example'}::int`));
    const failed = openServing(settings(), { name: 'a test', prepare, log: silentLog() }).catch(getErrorMessage);
    expect(await failed).toBe('A database query failed: invalid input syntax for type integer: "lou@shop.example"');
  });
});
