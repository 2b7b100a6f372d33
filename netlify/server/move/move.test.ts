import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPostgres, type TemporaryPostgres } from '../../../tests/config/machine/temporaryPostgres';
import { fillEveryTable } from '../../../tests/fixtures/fillEveryTable';
import { startS3 } from '../../../tests/fixtures/servers/s3Server';
import { openTestApp } from '../../../tests/fixtures/testApp';
import { fillDataFolder } from '../../../tests/fixtures/testDatabase';
import type { Database, DatabaseConnection } from '../../database/client';
import { closeAfter } from '../../database/closeAfter';
import { openEmbedded } from '../../database/embedded';
import { migrate } from '../../database/migrate';
import { maintenanceTimeouts, openPostgres } from '../../database/postgres';
import * as schema from '../../database/schema';
import { createBlobStore } from '../../platform/blobs/blobs';
import { loadLocalSecrets } from '../../platform/settings/localSecrets';
import { parseSettings } from '../../platform/settings/settings';
import { runMove } from './moveCommand';

// Databases on disk are slow while the other core is busy.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let own: TemporaryPostgres | null = null;
let server: DatabaseConnection;
let serverUrl: string;
/** A data folder with rows in every table. */
let filled: string;
let root: string;
let url: string;
const folder = () => join(root, 'data');
const photoKey = (number: number) => `20260701-00000000-0000-4000-8000-00000000000${number}`;
const open = (address = url) => openPostgres(address, { timeouts: maintenanceTimeouts });
const filesOf = (dataDir: string) => createBlobStore({ blobStore: 'files', dataDir, s3: null });

async function createDatabase(): Promise<string> {
  const name = `move_${randomBytes(6).toString('hex')}`;
  await server.query({ text: `CREATE DATABASE ${name}` });
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

beforeAll(async () => {
  own = process.env.TEST_DATABASE_URL ? null : await startPostgres();
  serverUrl = own?.url ?? process.env.TEST_DATABASE_URL!;
  server = open(serverUrl);
  filled = mkdtempSync(join(tmpdir(), 'filled-'));
  await fillDataFolder(filled);
  loadLocalSecrets(filled);
  await closeAfter(await openEmbedded(filled), async ({ database }) => {
    await fillEveryTable(database);
    // Keys of photos are never odd.
    await database.execute(sql`UPDATE id_images SET blob_key = '20260701-' || id`);
  });
});
afterAll(async () => {
  rmSync(filled, { recursive: true });
  await server.close();
  await own?.stop();
});
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'move-'));
  url = await createDatabase();
  return () => rmSync(root, { recursive: true });
});

async function run(args: string[], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = await runMove(args, { env, print, printError: print });
  return { code, text: lines.join('\n') };
}
const moveOut = (more: string[] = [], env = {}) => run(['--to', url, '--from', folder(), ...more], env);

/** Copies the shop that has rows in every table, because creating one takes seconds. */
async function createShop(change?: (database: Database) => Promise<unknown>): Promise<void> {
  cpSync(filled, folder(), { recursive: true });
  if (change) await closeAfter(await openEmbedded(folder()), ({ database }) => change(database));
}

/** All rows as text, by other statements than those of the command. */
const dump = ({ database }: DatabaseConnection): Promise<Record<string, string[]>> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`SET LOCAL TIME ZONE 'UTC'`);
    const { rows: names } = await transaction.execute<{ name: string }>(sql`
      SELECT relname::text AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations' ORDER BY 1`);
    const tables: Record<string, string[]> = {};
    for (const { name } of names) {
      const { rows } = await transaction.execute<{ row: string }>(
        sql`SELECT row_to_json(each)::text AS row FROM ${sql.identifier(name)} AS each`,
      );
      tables[name] = rows.map(({ row }) => row).sort();
    }
    return tables;
  });

const dumpFolder = async (dataDir = folder()) => closeAfter(await openEmbedded(dataDir), dump);
const dumpUrl = async (address = url) => closeAfter(open(address), dump);

const readRules = async (address: string) =>
  closeAfter(open(address), async ({ query }) => {
    const keys = await query({
      text: `SELECT conrelid::regclass::text AS "table", conname, pg_get_constraintdef(oid) AS text, convalidated
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
    });
    const triggers = await query({
      text: `SELECT tgrelid::regclass::text AS "table", tgname, tgenabled FROM pg_trigger
        WHERE NOT tgisinternal ORDER BY 1, 2`,
    });
    return { keys: keys.rows, triggers: triggers.rows };
  });

/** A shop with one photo for each shopper. */
async function createPhotoShop(count: number): Promise<Map<string, Buffer>> {
  const photos = new Map<string, Buffer>();
  await createShop(async (database) => {
    await database.execute(sql`DELETE FROM id_images`);
    await database.execute(sql`INSERT INTO users (created_at) SELECT now() FROM generate_series(1, ${count}::int)`);
    const { rows } = await database.execute<{ key: string }>(sql`
      INSERT INTO id_images (user_id, provider_id, blob_key, created_at)
      SELECT id, 'plain', '20260701-' || id, now() FROM users LIMIT ${count} RETURNING blob_key AS key`);
    for (const { key } of rows) photos.set(key, randomBytes(500));
  });
  for (const [key, bytes] of photos) await filesOf(folder()).put(key, bytes);
  return photos;
}

const bucketKeys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalr/XUtn+FEMI=', region: 'us-west-2' };
async function openBucket() {
  const bucket = await startS3({ ...bucketKeys, bucket: 'ids' });
  const env = {
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'ids',
    S3_REGION: bucketKeys.region,
    S3_ACCESS_KEY_ID: bucketKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucketKeys.secretAccessKey,
  };
  return { bucket, env };
}

describe('everything comes over', () => {
  test('every row of every table in both directions, exactly, with the same rules and without queued work', async () => {
    await createShop();
    expect((await moveOut()).text).toContain('the same in number and by their checksums');
    const before = await dumpFolder();
    const names = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableName(each)] : []));
    expect(Object.keys(before)).toEqual(names.sort());
    for (const name of names) expect(before[name]).toHaveLength(4);
    expect(await dumpUrl()).toEqual(before);
    const fresh = await createDatabase();
    await closeAfter(open(fresh), ({ database }) => migrate(database));
    expect(await readRules(url)).toEqual(await readRules(fresh));

    const back = join(root, 'back');
    const env = { CODE_PEPPER: 'p'.repeat(32), ID_IMAGE_KEY: 'a'.repeat(64), DATABASE_URL: url, DATA_DIR: folder() };
    expect(await run(['--to', back], env)).toMatchObject({ code: 0 });
    expect(await dumpFolder(back)).toEqual(before);
    expect(loadLocalSecrets(back)).toMatchObject({ CODE_PEPPER: env.CODE_PEPPER, ID_IMAGE_KEY: env.ID_IMAGE_KEY });
  });

  test('types, sequences and generated columns that no table has yet', async () => {
    const create = sql.raw(`CREATE TABLE odd (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "Serial" serial, bytes bytea, "float" double precision,
      amount numeric, at timestamptz, "day" date, span interval, json jsonb, list text[], parent bigint REFERENCES odd,
      doubled numeric GENERATED ALWAYS AS (amount * 2) STORED)`);
    await createShop(async (database) => {
      await database.execute(create);
      await database.execute(
        sql.raw(`INSERT INTO odd (bytes, "float", amount, at, "day", span, json, list, parent) VALUES
        ('\\x00ff5c27', 0.1 + 0.2, 123456789012345678901234567890.000000000100, '2026-03-08 02:59:59.999999-08',
          '0044-03-15 BC', '1 mon -2 days 03:04:05.000006', 'null', '{}', 3),
        ('', '-0', 'NaN', 'infinity', '-infinity', '0', NULL, NULL, 1),
        (NULL, '1e-320', -0.0, '0001-01-01 00:00:00+00 BC', '9999-12-31', NULL, '{"a": 1.0}', '{NULL,"NULL",""}', 2)`),
      );
    });
    await closeAfter(open(), async ({ database }) => {
      await migrate(database);
      await database.execute(create);
    });
    expect(await moveOut()).toMatchObject({ code: 0 });
    expect(await dumpUrl()).toEqual(await dumpFolder());
    await closeAfter(open(), async ({ query }) => {
      const { rows } = await query({ text: 'INSERT INTO odd DEFAULT VALUES RETURNING id, "Serial"' });
      expect(rows).toEqual([{ id: '4', Serial: 4 }]);
    });
  });

  test('sessions hold, and photos open from the bucket, with the settings that the command names', async () => {
    await createShop();
    const secrets = loadLocalSecrets(folder());
    const old = await openTestApp({
      connection: await openEmbedded(folder()),
      settings: parseSettings({ ...secrets, DATA_DIR: folder() }),
    });
    const { headers } = await old.signedIn({ email: 'mara@shop.example' });
    const { bucket, env } = await openBucket();
    for (const number of [0, 1, 3]) await filesOf(folder()).put(photoKey(number), randomBytes(2_000));
    await old.close();

    const quiet = await moveOut([], env);
    expect(quiet.text).toMatch(/3 ID photos in the new place.+\n1 ID photo of the database could not be found/);
    expect(quiet.text).toContain(`CODE_PEPPER               in ${join(folder(), 'secrets.json')}`);
    for (const secret of [
      secrets.CODE_PEPPER,
      secrets.ID_IMAGE_KEY,
      secrets.VAPID_PRIVATE_KEY,
      env.S3_SECRET_ACCESS_KEY,
    ])
      expect(quiet.text).not.toContain(secret);
    for (const number of [0, 1, 3])
      expect(bucket.objects.get(`id-images/${photoKey(number)}`)).toEqual(
        Buffer.from((await filesOf(folder()).get(photoKey(number)))!),
      );
    const shown = await moveOut(['--show-keys'], env);
    expect(shown.text).toContain('All rows are there from an earlier run');
    const settings = parseSettings(
      Object.fromEntries([...shown.text.matchAll(/^ {2}(\w+)=(.+)$/gm)].map((line) => line.slice(1, 3))),
    );
    const moved = await openTestApp({ connection: open(settings.databaseUrl!), settings });
    const me = await moved.app.request('/v1/app/user/me', { headers });
    expect(await me.json()).toMatchObject({ email: 'mara@shop.example' });
    expect(settings).toMatchObject({ blobStore: 's3', codePepper: secrets.CODE_PEPPER });
    await moved.close();
    await bucket.close();
  });
});

describe('interrupted and repeated', () => {
  const command = fileURLToPath(new URL('./move.ts', import.meta.url));
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

  /** Starts the command as a process, and kills it once `isDue` holds. */
  async function killWhen(isDue: (output: string) => Promise<boolean>, env: Record<string, string> = {}) {
    const { DATABASE_URL: _, ...rest } = process.env;
    const child = spawn(process.execPath, ['--import', loader, command, '--to', url, '--from', folder()], {
      cwd: root,
      env: { ...rest, ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = new Promise((done) => child.once('exit', (_code, signal) => done(signal)));
    while (child.exitCode === null && child.signalCode === null && !(await isDue(output)))
      await new Promise((done) => setTimeout(done, 20));
    child.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
  }

  test('killed while rows are copied: none is there, and the next run brings all of them once', async () => {
    await createShop((database) =>
      database.execute(sql`
        INSERT INTO notices (channel, recipient, subject, text, next_at, created_at)
        SELECT 'email', 'mara@shop.example', 'é' || n, repeat('text ', 100), now(), now() FROM generate_series(1, 30000) AS n`),
    );
    const isCopying = async (output: string) => {
      const { rows } = await server.query({
        text: `SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND query LIKE '%INSERT INTO notices%'`,
        values: [new URL(url).pathname.slice(1)],
      });
      return output.includes('Predicted') && rows.length > 0;
    };
    await killWhen(isCopying);
    expect((await dumpUrl()).notices).toEqual([]);
    expect(await moveOut()).toMatchObject({ code: 0 });
    expect(await dumpUrl()).toEqual(await dumpFolder());
    const again = await moveOut();
    expect([again.code, again.text.includes('from an earlier run')]).toEqual([0, true]);
    expect((await dumpUrl()).notices).toHaveLength(30_000);
  });

  test('killed while photos are copied: the next run copies the others, and no photo twice', async () => {
    const photos = await createPhotoShop(60);
    const { bucket, env } = await openBucket();
    await killWhen(async () => bucket.objects.size >= 20, env);
    const { size } = bucket.objects;
    expect(size).toBeLessThan(60);
    expect((await dumpUrl()).users).toEqual([]);
    const puts = () => bucket.calls.filter((call) => call.startsWith('PUT')).length;
    const before = puts();
    expect(await moveOut([], env)).toMatchObject({ code: 0 });
    expect(puts() - before).toBe(60 - size);
    expect(new Map([...bucket.objects].map(([key, bytes]) => [key.slice('id-images/'.length), bytes]))).toEqual(photos);
    expect(await dumpUrl()).toEqual(await dumpFolder());
    await bucket.close();
  });

  test('a photo that arrived damaged is copied again', async () => {
    const photos = await createPhotoShop(3);
    const { bucket, env } = await openBucket();
    const [key, bytes] = [...photos][0]!;
    bucket.objects.set(`id-images/${key}`, bytes.subarray(1));
    expect(await moveOut([], env)).toMatchObject({ code: 0 });
    expect(bucket.objects.get(`id-images/${key}`)).toEqual(bytes);
    await bucket.close();
  });
});

describe('refused before anything is moved', () => {
  const isEmpty = async () => expect(Object.values(await dumpUrl()).flat()).toEqual([]);

  test('a target that has rows, tables of something else, other migrations, or unsuitable settings', async () => {
    await createShop();
    const on = (text: string) => closeAfter(open(), ({ query }) => query({ text }));
    await on('CREATE TABLE theirs (id int)');
    expect((await moveOut()).text).toBe(
      "The target is not empty: it has tables that are not the shop's (theirs). Nothing was moved.",
    );
    await on('DROP TABLE theirs');
    await closeAfter(open(), ({ database }) => migrate(database));
    await on(`INSERT INTO job_runs (name, started_at) VALUES ('outgoing', now())`);
    expect((await moveOut()).text).toContain(
      'The target is not empty, so nothing was moved. It has rows in job_runs (1).',
    );
    await on('DELETE FROM job_runs');
    await on('ALTER TABLE users ADD COLUMN theirs text');
    expect((await moveOut()).text).toContain("The target's tables differ from the shop's: users.");
    await on('ALTER TABLE users DROP COLUMN theirs');
    await on(`INSERT INTO schema_migrations (name, hash) VALUES ('9999_later', '')`);
    expect((await moveOut()).text).toContain(
      'The target cannot be used: The database is newer than this code: it has the migration 9999_later',
    );
    await on(`DELETE FROM schema_migrations WHERE name = '9999_later'`);
    await on(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`);
    expect((await moveOut()).text).toContain("transaction_read_only is 'on', expected off");
    await closeAfter(open(), async ({ database }) => {
      await database.transaction(async (transaction) => {
        await transaction.execute(sql`SET TRANSACTION READ WRITE`);
        await transaction.execute(
          sql.raw(`ALTER DATABASE ${new URL(url).pathname.slice(1)} RESET default_transaction_read_only`),
        );
      });
    });
    await isEmpty();
    // Negative control.
    expect(await moveOut()).toMatchObject({ code: 0 });
  });

  test('a target that changed after the move by one microsecond', async () => {
    await createShop();
    await moveOut();
    await closeAfter(open(), ({ query }) =>
      query({
        text: `UPDATE sessions SET created_at = created_at + interval '1 microsecond' WHERE created_at = (SELECT max(created_at) FROM sessions)`,
      }),
    );
    expect(await moveOut()).toMatchObject({
      code: 1,
      text: expect.stringContaining('The target is not empty') as string,
    });
  });

  test('a shop that is running, has other migrations, or is not there', async () => {
    await createShop();
    const running = await openEmbedded(folder(), { name: 'serving http://localhost:8888' });
    expect((await moveOut()).text).toMatch(
      /is open in another process \(process \d+, serving http:\/\/localhost:8888\)\. Stop that one/,
    );
    await running.query({ text: `DELETE FROM schema_migrations WHERE name = '0031_random_links'` });
    await running.close();
    expect((await moveOut()).text).toContain(
      "The shop's database is older than this code: it lacks 0031_random_links. Start its server once with this code.",
    );
    expect((await run(['--to', url, '--from', join(root, 'nothing')])).text).toContain('has no database');
    expect(existsSync(join(root, 'nothing'))).toBe(false);
  });

  test('a wrong password, or a server that is not there, without printing the address', async () => {
    await createShop();
    const wrong = Object.assign(new URL(url), { password: 'sesame-word', port: '1' }).href;
    const { code, text } = await run(['--to', wrong, '--from', folder()]);
    expect([code, text]).toEqual([
      1,
      expect.stringMatching(/^DATABASE_URL: the database does not answer: .*ECONNREFUSED/),
    ]);
    expect(text).not.toContain('sesame');
  });

  test('a bucket that refuses, hangs up, or loses what it is given', async () => {
    await createPhotoShop(2);
    const { bucket, env } = await openBucket();
    bucket.meetWith({ status: 403, code: 'AccessDenied' });
    expect(await moveOut([], env)).toMatchObject({
      code: 1,
      text: expect.stringContaining(
        'The ID photos could not be copied, and no row was moved: S3 LIST: 403 AccessDenied.',
      ) as string,
    });
    bucket.meetWith((call) => (call.startsWith('PUT') ? { status: 403, code: 'AccessDenied' } : null));
    expect((await moveOut([], env)).text).toContain('no row was moved: S3 PUT: 403 AccessDenied.');
    bucket.meetWith((call) => {
      if (call.startsWith('GET /ids/')) bucket.objects.clear();
      return null;
    });
    expect((await moveOut([], env)).text).toContain('differs from what was stored');
    bucket.meetWith(null);
    await isEmpty();
    expect(await moveOut([], env)).toMatchObject({ code: 0 });
    await bucket.close();
  });

  test('a folder that has something else', async () => {
    await closeAfter(open(), ({ database }) => migrate(database));
    const back = join(root, 'back');
    const env = { CODE_PEPPER: 'p'.repeat(32), ID_IMAGE_KEY: 'a'.repeat(64), DATABASE_URL: url };
    mkdirSync(back);
    writeFileSync(join(back, 'own.txt'), '');
    expect((await run(['--to', back], env)).text).toContain('is not empty: it has own.txt');
    rmSync(join(back, 'own.txt'));
    await fillDataFolder(back);
    loadLocalSecrets(back);
    expect((await run(['--to', back], env)).text).toContain('it has the keys of another shop');
    expect(readdirSync(back).sort()).toEqual(['database', 'secrets.json']);
  });
});

test('a prediction moves no row', async () => {
  await createShop();
  const { text } = await moveOut(['--predict']);
  expect(text).toMatch(
    /The shop has 1\d\d rows in 4\d tables, and 4 ID photos\.\nPredicted: the shop is stopped for about \d+ s from now\.\nNothing was moved/,
  );
  expect(Object.values(await dumpUrl()).flat()).toEqual([]);
});
