import { sql } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  createPhotoShop,
  createShop,
  dumpFolder,
  dumpUrl,
  expectEmptyTarget,
  filesOf,
  folder,
  moveOut,
  open,
  openBucket,
  root,
  run,
  server,
  url,
  setUpMoves,
} from '../../../tests/fixtures/moves';
import { openTestApp } from '../../../tests/fixtures/testApp';
import { fillDataFolder } from '../../../tests/fixtures/testDatabase';
import { closeAfter } from '../../database/closeAfter';
import { openEmbedded } from '../../database/embedded';
import { migrate } from '../../database/migrate';
import { loadLocalSecrets } from '../../platform/settings/localSecrets';
import { parseSettings } from '../../platform/settings/settings';

setUpMoves();

const photoKey = (number: number) => `20260701-00000000-0000-4000-8000-00000000000${number}`;

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
  expect(quiet.text).toMatch(
    /3 ID photos in the new place[^]+Moved in .+\nWarning: 1 ID photo of the database could not be found/,
  );
  expect(quiet.text).toContain(`CODE_PEPPER               in ${join(folder(), 'secrets.json')}`);
  for (const secret of [secrets.CODE_PEPPER, secrets.ID_IMAGE_KEY, secrets.VAPID_PRIVATE_KEY, env.S3_SECRET_ACCESS_KEY])
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
    expect((await dumpUrl()).notices).toHaveLength(30_000 + 4);
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
  test('a target that has rows, tables of something else, other migrations, or unsuitable settings', async () => {
    await createShop();
    const on = (text: string) => closeAfter(open(), ({ query }) => query({ text }));
    await on('CREATE TABLE theirs (id int)');
    expect((await moveOut()).text).toBe(
      "The target is not empty: it has tables that are not the shop's (theirs). Nothing was moved.",
    );
    await on('DROP TABLE theirs');
    await closeAfter(open(), ({ database }) => migrate(database));
    await on(`INSERT INTO rate_limits (key) VALUES ('one')`);
    expect((await moveOut()).text).toContain(
      'The target is not empty, so nothing was moved. It has rows in rate_limits (1).',
    );
    await on('DELETE FROM rate_limits');
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
    await server.query({
      text: `ALTER DATABASE ${new URL(url).pathname.slice(1)} RESET default_transaction_read_only`,
    });
    await expectEmptyTarget();
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
    await expectEmptyTarget();
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
