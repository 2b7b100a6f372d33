import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '../../tests/fixtures/testApp';
import { openTestDatabase } from '../../tests/fixtures/testDatabase';
import { isPostgres } from '../../tests/fixtures/times';
import { connectPostgres } from '../server/run/openDatabase';
import type { DatabaseConnection } from './client';
import { openPostgres } from './postgres';
import { requireSuitableSession } from './sessionSettings';

/** Settings that change what is read or written, with the message of the refusal. */
const refused: [setting: string, found: string][] = [
  ["DateStyle = 'German'", "DateStyle is 'German, DMY', expected 'ISO, MDY'"],
  ["DateStyle = 'SQL, DMY'", "DateStyle is 'SQL, DMY', expected 'ISO, MDY'"],
  ['extra_float_digits = -15', "extra_float_digits is '-15', expected 1"],
  ['gin_fuzzy_search_limit = 1', "gin_fuzzy_search_limit is '1', expected 0"],
  ["search_path = '$user', missing", `search_path is '"$user", missing', expected public`],
  ['search_path = pg_temp, other, public', "search_path is 'pg_temp, other, public', expected public"],
  [
    "default_transaction_isolation = 'serializable'",
    "default_transaction_isolation is 'serializable', expected 'read committed'",
  ],
  [
    "default_transaction_isolation = 'repeatable read'",
    "default_transaction_isolation is 'repeatable read', expected 'read committed'",
  ],
  ["session_replication_role = 'replica'", "session_replication_role is 'replica', expected 'origin'"],
  ['synchronous_commit = off', "synchronous_commit is 'off', expected on"],
  ["statement_timeout = '500ms'", "statement_timeout is '500ms', expected 0"],
  ["lock_timeout = '999ms'", "lock_timeout is '999ms', expected 0"],
];

test('a standby is named as such', async () => {
  const settings = {
    DateStyle: 'ISO, DMY',
    extra_float_digits: '1',
    gin_fuzzy_search_limit: '0',
    search_path: 'public',
    server_encoding: 'UTF8',
    default_transaction_isolation: 'read committed',
    session_replication_role: 'origin',
    synchronous_commit: 'on',
    statement_timeout: '0',
    lock_timeout: '0',
    transaction_timeout: null,
    idle_session_timeout: '0',
    transaction_read_only: 'on',
  };
  const session = { role: 'shop', database: 'shop', schema: 'public', schemaRemedy: null, isStandby: true, settings };
  const check = (isWriting: boolean) => requireSuitableSession(async () => ({ rows: [session] }), { isWriting });
  await check(false);
  await expect(check(true)).rejects.toThrow(
    "transaction_read_only is 'on', expected off: otherwise nothing can be written. This server is a standby: connect to the primary.",
  );
});

describe.runIf(isPostgres)('a database whose settings do not suit the shop', () => {
  let owner: DatabaseConnection;
  let url: URL;
  let name: string;
  const run = (text: string) => owner.query({ text });
  beforeAll(async () => {
    owner = await openTestDatabase();
    name = String((await run('SELECT current_database() AS name')).rows[0]!.name);
    url = Object.assign(new URL(process.env.TEST_DATABASE_URL!), { pathname: `/${name}` });
    await run('CREATE SCHEMA other');
  });
  afterEach(async () => {
    await run(`ALTER DATABASE ${name} RESET ALL`);
    await run(`ALTER ROLE test IN DATABASE ${name} RESET ALL`);
  });
  afterAll(() => owner.close());
  const refusal = async (at = url) => {
    const error = await connectPostgres(at.href).then(
      (connection) => connection.close(),
      (reason: Error) => reason,
    );
    return error?.message ?? 'none';
  };
  const start = 'DATABASE_URL: The settings of the database do not suit the shop: ';

  test.each(refused)('ALTER DATABASE … SET %s is refused with what to do, which helps', async (setting, found) => {
    await run(`ALTER DATABASE ${name} SET ${setting}`);
    const message = await refusal();
    expect(message).toContain(`${start}${found}: otherwise `);
    const [, remedy] = /Run: (ALTER ROLE test IN DATABASE .*;)$/.exec(message)!;
    await run(remedy!);
    expect(await refusal()).toBe('none');
  });

  test('a role without rights can mend it for itself', async () => {
    const role = `${name}_Role`;
    await run(`CREATE ROLE "${role}" LOGIN`);
    await run(`ALTER ROLE "${role}" SET DateStyle = 'German'`);
    const own = Object.assign(new URL(url), { username: role });
    const [, remedy] = /Run: (.*)$/.exec(await refusal(own))!;
    expect(remedy).toBe(`ALTER ROLE "${role}" IN DATABASE ${name} SET DateStyle = 'ISO, MDY';`);
    const iso = openPostgres(`${own.href}?options=-c%20DateStyle=ISO`);
    await iso.query({ text: remedy! });
    await iso.close();
    expect(await refusal(own)).toBe('none');
    await run(`DROP OWNED BY "${role}"`);
    await run(`DROP ROLE "${role}"`);
  });

  test('the error for a role that cannot use the schema public names the GRANT, or the CREATE if there is no such schema', async () => {
    const role = `${name}_closed`;
    const own = Object.assign(new URL(url), { username: role });
    await run(`CREATE ROLE ${role} LOGIN`);
    await run('REVOKE USAGE ON SCHEMA public FROM PUBLIC');
    expect(await refusal(own)).toContain(`Run: GRANT ALL ON SCHEMA public TO ${role};`);
    await run('ALTER SCHEMA public RENAME TO elsewhere');
    expect(await refusal(own)).toContain('Run: CREATE SCHEMA public;');
    await run('ALTER SCHEMA elsewhere RENAME TO public');
    await run('GRANT USAGE ON SCHEMA public TO PUBLIC');
    await run(`DROP ROLE ${role}`);
  });

  test('a setting in the URL is named as such', async () => {
    const message = await refusal(new URL(`${url.href}?options=-c%20DateStyle=German`));
    expect(message).toMatch(/dates would be misread\. Remove it from the options in DATABASE_URL or PGOPTIONS\.$/);
  });

  test.each(['LATIN1', 'SQL_ASCII'])('the encoding %s is refused', async (encoding) => {
    const other = `${name}_${encoding.toLowerCase()}`;
    await run(`CREATE DATABASE ${other} ENCODING '${encoding}' LOCALE 'C' TEMPLATE template0`);
    const message = await refusal(Object.assign(new URL(url), { pathname: `/${other}` }));
    expect(message).toContain(`server_encoding is '${encoding}', expected 'UTF8'`);
    expect(message).toContain("Create a database with ENCODING 'UTF8' TEMPLATE template0");
    await run(`DROP DATABASE ${other}`);
  });

  test('a database that can only be read does not start a shop', async () => {
    await run(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    expect(await refusal()).toBe(
      `${start}transaction_read_only is 'on', expected off: otherwise nothing can be written. Run: ALTER ROLE test IN DATABASE ${name} SET default_transaction_read_only = off;`,
    );
  });

  test('all faults are named at once', async () => {
    await run(`ALTER DATABASE ${name} SET DateStyle = 'German'`);
    await run(`ALTER DATABASE ${name} SET search_path = other`);
    expect(await refusal()).toMatch(/DateStyle is .* search_path is /);
  });

  const changed = async (setting: string) => {
    const pool = openPostgres(url.href);
    await run(`ALTER DATABASE ${name} SET ${setting}`);
    const { app, signedIn } = await openTestApp({ connection: pool });
    return { pool, app, signedIn };
  };

  test('one that changes while a server runs: no swapped dates, 503 and an unhealthy server, until it is mended', async () => {
    const { pool, app } = await changed("DateStyle = 'SQL, DMY'");
    const statuses = async () => [
      (await app.request('/v1/app/ratings')).status,
      (await app.request('/v1/health')).status,
    ];
    expect(await statuses()).toEqual([503, 503]);
    const health = (await (await app.request('/v1/health')).json()) as object;
    expect(health).toMatchObject({ detail: 'The settings of the database do not suit the shop.' });
    await run(`ALTER DATABASE ${name} RESET DateStyle`);
    expect(await statuses()).toEqual([200, 200]);
    expect(pool.pool?.().waiting).toBe(0);
    await pool.close();
  });

  test('a style that a running session gets is not misread', async () => {
    const pool = openPostgres(url.href, { connections: 1 });
    const { signedIn } = await openTestApp({ connection: pool });
    await pool.query({ text: "SET DateStyle = 'SQL, DMY'" });
    await expect(signedIn()).rejects.toMatchObject({ code: 'DATABASE_SETTINGS' });
    await pool.close();
  });

  test('one that becomes read-only can still be read, and is unhealthy', async () => {
    const { pool, app, signedIn } = await changed('default_transaction_read_only = on');
    expect((await app.request('/v1/app/ratings')).status).toBe(200);
    await expect(signedIn()).rejects.toMatchObject({ cause: { code: '25006' } });
    expect((await app.request('/v1/health')).status).toBe(503);
    await pool.close();
  });

  test.each([
    "TimeZone = 'Asia/Kathmandu'",
    "IntervalStyle = 'sql_standard'",
    "bytea_output = 'escape'",
    "statement_timeout = '5s'",
  ])('%s changes nothing, so it is accepted', async (setting) => {
    await run(`ALTER DATABASE ${name} SET ${setting}`);
    const { pool } = await changed(setting);
    const at = new Date('2026-01-12T23:30:00.123Z');
    const { rows } = await pool.database.execute<{ at: string }>(sql`SELECT ${at.toISOString()}::timestamptz AS at`);
    expect(new Date(rows[0]!.at)).toEqual(at);
    await pool.close();
  });
});
