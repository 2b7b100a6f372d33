import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { currentPlatform, findPostgres, userToRunAs } from '../config/machine/findPostgres';
import { createTemporaryFolder } from '../fixtures/createTemporaryFolder';
import { freePort } from '../fixtures/servers/freePort';
import { installPostgres } from './debianPostgres';

const script = fileURLToPath(new URL('../../netlify/selfHosting/database/shop-role.sh', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const user = userToRunAs();
let stop: () => void;

// For psql. The server is that of the other tests, because the oldest Debian's is too old for the shop.
beforeAll(() => void installPostgres(), 600_000);
afterEach(() => stop());

/** A database `shop` as the image makes it at its first start, with this superuser, whose password is the shop's. */
async function start(superuser: string) {
  const folder = createTemporaryFolder({ password: 'hunter2\n' });
  const [data, port] = [join(folder, 'data'), String(await freePort())];
  chmodSync(folder, 0o755);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const programs = findPostgres(currentPlatform(folder, user));
  const env = { PATH: `${programs}:${process.env.PATH}`, PGHOST: folder, PGPORT: port, POSTGRES_DB: 'shop' };
  const run = (program: string, words: string[], more = {}) => {
    const options = { ...user, env: { ...env, ...more }, cwd: folder, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(program, words, options);
    return { status, output: (stdout + stderr).trim() };
  };
  const password = join(folder, 'password');
  const first = [
    '-D',
    data,
    '-U',
    superuser,
    '--pwfile',
    password,
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '-E',
    'UTF8',
  ];
  expect(run('initdb', [...first, '-N'])).toMatchObject({ status: 0 });
  const options = `-k ${folder} -h 127.0.0.1`;
  expect(run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])).toMatchObject({
    status: 0,
  });
  stop = () => void run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
  expect(run('psql', ['-U', superuser, '-qc', 'CREATE DATABASE shop', 'postgres'])).toMatchObject({ status: 0 });
  /** Logs in from outside, by password. */
  const login = (role: string, text: string, PGPASSWORD: string) =>
    run('psql', ['-h', '127.0.0.1', '-U', role, '-Atqc', text, 'shop'], { PGPASSWORD });
  const migrate = () => {
    const DATABASE_URL = `postgres://shop:hunter2@127.0.0.1:${port}/shop`;
    const words = ['--import', 'tsx', 'netlify/server/commands/migrate.ts'];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL },
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };
  return {
    login,
    migrate,
    as: (role: string, text: string) => run('psql', ['-U', role, '-Atqc', text, 'shop']),
    giveRole: () => run('/bin/sh', [script], { SHOP_PASSWORD_FILE: password }),
    setPassword: (text: string) => writeFileSync(password, text),
  };
}

/** Objects that are not the shop's, besides those of Postgres, and the functions that make values of a type. */
const foreign = `
  SELECT relname FROM pg_class WHERE relowner <> to_regrole('shop') AND relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
  UNION ALL SELECT typname FROM pg_type WHERE typowner <> to_regrole('shop') AND typnamespace::regnamespace::text !~ '^(pg_|information_schema)'
  UNION ALL SELECT proname FROM pg_proc WHERE proowner <> to_regrole('shop') AND pronamespace::regnamespace::text !~ '^(pg_|information_schema)'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'i')`;
const toProgram = "COPY (SELECT 1) TO PROGRAM 'cat'";

async function expectOwnRole({ login, as, migrate }: Awaited<ReturnType<typeof start>>) {
  expect(migrate()).toMatchObject({ status: 0, output: expect.stringMatching(/^(Ran 0000|The database is up)/) });
  expect(as('postgres', foreign)).toEqual({ status: 0, output: '' });
  expect(login('shop', 'SELECT count(*) FROM users', 'hunter2').output).toMatch(/^\d+$/);
  for (const text of [toProgram, "SELECT pg_read_file('/etc/passwd')", 'CREATE ROLE other'])
    expect(login('shop', text, 'hunter2').output).toMatch(/permission denied/);
  expect(login('postgres', 'SELECT 1', 'hunter2').output).toMatch(/password authentication failed/);
}

describe('the role that the database’s container gives the shop', () => {
  test('owns what migrations make, reads no files and runs no programs, and nobody logs in as the superuser', async () => {
    const shop = await start('postgres');
    expect(shop.giveRole()).toEqual({ status: 0, output: '' });
    await expectOwnRole(shop);
  });

  test('replaces a superuser of this name, and owns all that it had', async () => {
    const shop = await start('shop');
    expect(shop.migrate()).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^(Ran 0000|The database is up)/),
    });
    const others = `CREATE SCHEMA preview; CREATE TABLE preview.t (id serial, other int GENERATED ALWAYS AS IDENTITY);
      CREATE SEQUENCE alone; CREATE VIEW v AS SELECT 1; CREATE MATERIALIZED VIEW m AS SELECT 1;
      CREATE TYPE e AS ENUM ('a'); CREATE DOMAIN d AS text; CREATE TYPE c AS (a int); CREATE TYPE r AS RANGE (subtype = int);
      CREATE PROCEDURE p() LANGUAGE sql AS ''; CREATE AGGREGATE a(int) (sfunc = int4pl, stype = int);
      CREATE TABLE "Odd name" (id int) PARTITION BY LIST (id)`;
    expect(shop.as('shop', others)).toEqual({ status: 0, output: '' });
    for (const _ of [1, 2]) expect(shop.giveRole()).toEqual({ status: 0, output: '' });
    await expectOwnRole(shop);
    const change = 'ALTER TABLE users ADD other int; DROP AGGREGATE a(int); DROP TYPE r; DROP TABLE preview.t';
    expect(shop.login('shop', change, 'hunter2')).toEqual({ status: 0, output: '' });
    expect(shop.as('postgres', "SELECT nspowner::regrole FROM pg_namespace WHERE nspname = 'preview'").output).toBe(
      'shop',
    );
  });

  test('gets the new password where the secret changed, and keeps the old one where it is empty', async () => {
    const shop = await start('postgres');
    shop.giveRole();
    shop.setPassword("it's \\ new\n");
    expect(shop.giveRole()).toEqual({ status: 0, output: '' });
    expect(shop.login('shop', 'SELECT 1', "it's \\ new").output).toBe('1');
    expect(shop.login('shop', 'SELECT 1', 'hunter2').output).toMatch(/password authentication failed/);
    shop.setPassword('\n');
    expect(shop.giveRole()).toMatchObject({ status: 1, output: expect.stringContaining('Expected the password') });
    expect(shop.login('shop', 'SELECT 1', "it's \\ new").output).toBe('1');
  });
});
