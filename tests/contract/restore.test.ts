import { spawnSync } from 'node:child_process';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { userToRunAs } from '../config/machine/findPostgres';
import { installPostgres } from './debianPostgres';
import { freePort } from '../fixtures/servers/freePort';

/** Rehearses the backups of compose.yaml by its script and settings. */
const source = fileURLToPath(new URL('../../netlify/selfHosting/database', import.meta.url));
const user = userToRunAs();

let folder: string;
let programs: string;
let env: Record<string, string>;

const run = (program: string, words: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, words, { ...user, env, cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};
const backup = (...words: string[]) => run('/bin/sh', [join(source, 'backup.sh'), ...words]);
const sql = (text: string): string => {
  const { status, output } = run('psql', ['-h', folder, '-U', 'postgres', '-Atqc', text, 'postgres']);
  if (status !== 0) throw new Error(output);
  return output.trim();
};
const archiveCommand = 'pgbackrest --stanza=shop archive-push %p';
const control = (...words: string[]) => run(join(programs, 'pg_ctl'), ['-D', join(folder, 'data'), '-w', ...words]);
const start = () => {
  const settings = `-k ${folder} -h '' -c archive_mode=on -c archive_command='${archiveCommand}'`;
  return control('start', '-l', join(folder, 'log'), '-o', settings);
};
const log = () => readFileSync(join(folder, 'log'), 'utf8');
const stop = () => control('stop', '-m', 'fast');

/** Adds a row, and has Postgres archive the log up to it. */
const add = (name: string): void => void sql(`INSERT INTO rows VALUES ('${name}'); SELECT pg_switch_wal();`);
/** Postgres answers readers while it still replays the log. */
const recovered = () =>
  vi.waitUntil(
    () =>
      run('psql', ['-h', folder, '-U', 'postgres', '-Atqc', 'SELECT pg_is_in_recovery()', 'postgres']).output === 'f\n',
    {
      timeout: 30_000,
      interval: 200,
    },
  );
const rows = () => sql('SELECT name FROM rows').split('\n');
/** A moment that lies after what was added so far. */
const moment = () => sql('SELECT clock_timestamp() FROM pg_sleep(0.05)');
const archived = () => {
  const [archive = ''] = readdirSync(join(folder, 'backups/archive/shop')).filter((name) => name.includes('-'));
  const files = readdirSync(join(folder, 'backups/archive/shop', archive), { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => /[0-9a-f]{40}/.test(name))
    .sort()
    .map((name) => join(folder, 'backups/archive/shop', archive, name));
};

beforeAll(async () => {
  programs = installPostgres();
  folder = mkdtempSync(join(tmpdir(), 'restore-'));
  for (const name of ['backups', 'metrics']) mkdirSync(join(folder, name));
  if (user.uid !== undefined && user.gid !== undefined)
    for (const each of [folder, join(folder, 'backups'), join(folder, 'metrics')]) chownSync(each, user.uid, user.gid);
  env = {
    PATH: `${programs}:${process.env.PATH}`,
    PGPORT: String(await freePort()),
    PGDATA: join(folder, 'data'),
    PGBACKREST_CONFIG: join(source, 'pgbackrest.conf'),
    PGBACKREST_REPO1_PATH: join(folder, 'backups'),
    PGBACKREST_REPO1_CIPHER_TYPE: 'aes-256-cbc',
    PGBACKREST_REPO1_CIPHER_PASS: 'of-this-test',
    PGBACKREST_LOCK_PATH: join(folder, 'lock'),
    PGBACKREST_PG1_PATH: join(folder, 'data'),
    PGBACKREST_PG1_SOCKET_PATH: folder,
    PGBACKREST_PG1_DATABASE: 'postgres',
    PGBACKREST_ARCHIVE_TIMEOUT: '10',
    METRICS_FOLDER: join(folder, 'metrics'),
  };
  env.PGBACKREST_PG1_PORT = env.PGPORT!;
  run(join(programs, 'initdb'), ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-N']);
  expect(start()).toMatchObject({ status: 0 });
}, 600_000);
afterAll(() => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Reads as node_exporter does whether the last round went well, and how many seconds ago the last backup began. */
const metrics = () => {
  const text = readFileSync(join(folder, 'metrics/backup.prom'), 'utf8');
  const read = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  return {
    isHealthy: read('shop_backup_healthy'),
    age: Date.now() / 1000 - read('shop_backup_last_timestamp_seconds'),
  };
};
const ofThisTest = (age: number) => age >= 0 && age < 3600;

test('the first round makes a full backup, the next one none, and both find the archive whole', () => {
  // A backup that was cut off leaves its folder.
  run('pgbackrest', ['--stanza=shop', 'stanza-create']);
  run('mkdir', ['-p', join(folder, 'backups/backup/shop/20260101-090000F')]);
  expect(backup('once')).toMatchObject({ status: 0, output: expect.stringContaining('Made a backup (full).') });
  expect(backup('once')).toEqual({ status: 0, output: '' });
  const { isHealthy, age } = metrics();
  expect([isHealthy, ofThisTest(age)]).toEqual([1, true]);
});

test('restores what there was at a moment, and nothing of later', async () => {
  sql('CREATE TABLE rows (name text)');
  add('before');
  const wanted = moment();
  add('between');
  const laterMoment = moment();
  add('after');
  expect(backup('once').status).toBe(0);
  stop();
  // As on a new machine.
  rmSync(join(folder, 'data'), { recursive: true });
  expect(backup('restore', wanted)).toMatchObject({
    status: 0,
    output: expect.stringContaining('backup restore TIME 1'),
  });
  start();
  await recovered();
  expect(rows()).toEqual(['before']);
  // It was too early. Postgres would follow the history that this restore began.
  stop();
  expect(backup('restore', laterMoment, '1')).toMatchObject({ status: 0 });
  start();
  await recovered();
  expect(rows()).toEqual(['before', 'between']);
  add('new');
  expect(backup('once').status).toBe(0);
});

test('a gap is named, leads to a new full backup, and stops a restore beyond it', async () => {
  add('lost');
  add('kept');
  expect(backup('once').status).toBe(0);
  const wanted = moment();
  add('later');
  const files = archived();
  const lost = files.at(-3)!;
  renameSync(lost, join(folder, 'lost'));
  const noticed = backup('once');
  expect([noticed.status, metrics().isHealthy]).toEqual([1, 0]);
  expect(noticed.output).toMatch(
    /GAP: 1 file\(s\) of the write-ahead log are missing between [0-9A-F]{24} and [0-9A-F]{24}/,
  );
  expect(noticed.output).toContain('Made a full backup, so that moments from now on can be restored.');
  expect(backup('once')).toEqual({ status: 0, output: '' });
  expect(metrics().isHealthy).toBe(1);
  stop();
  expect(backup('restore', wanted).output).toContain('Postgres stops at a gap');
  start();
  await vi.waitUntil(() => log().includes('recovery ended before configured recovery target was reached'), 30_000);
  await vi.waitUntil(() => control('status').status === 3, 30_000);
  renameSync(join(folder, 'lost'), lost);
  expect(backup('restore', wanted).status).toBe(0);
  start();
  await recovered();
  expect(rows()).toEqual(['before', 'between', 'new', 'lost', 'kept']);
});

test('a gap is named also when the day’s backup is due, which would hide it', async () => {
  expect(backup('once').status).toBe(0);
  const count = archived().length;
  add('tomorrow');
  add('the day after');
  await vi.waitUntil(() => archived().length === count + 2, 30_000);
  rmSync(archived().at(-2)!);
  const dated = join(folder, 'bin');
  mkdirSync(dated);
  const date =
    '#!/bin/sh\ncase "$*" in +%s) expr $(/bin/date +%s) + 86400 ;; "-u +%H") echo 23 ;; *) exec /bin/date "$@" ;; esac\n';
  writeFileSync(join(dated, 'date'), date, { mode: 0o755 });
  const path = env.PATH!;
  env.PATH = `${dated}:${path}`;
  const round = backup('once');
  env.PATH = path;
  expect(round).toMatchObject({ status: 1, output: expect.stringContaining('GAP: 1 file') });
});

test.each(['nine', '24', '-1'])('refuses to look after backups at the hour %s', (hour) => {
  env.BACKUP_HOUR = hour;
  const round = backup('once');
  delete env.BACKUP_HOUR;
  expect(round).toMatchObject({ status: 2, output: expect.stringContaining('expected an hour in UTC') });
});

test('a log that does not arrive is said within the timeout', () => {
  const archive = join(folder, 'backups/archive');
  run('chmod', ['-R', 'a-w', archive]);
  const round = backup('once');
  run('chmod', ['-R', 'u+w', archive]);
  expect(round).toMatchObject({ status: 1, output: expect.stringContaining('NOT ARCHIVED') });
  expect(round.output).not.toContain('Made a full backup');
  const { isHealthy, age } = metrics();
  expect([isHealthy, ofThisTest(age)]).toEqual([0, true]);
});

test.each(['2026-11-30 14:05:00', 'yesterday', '2026-11-30', '2026-11-30T14:05:00+00', '2026-11-30 14:05:00Z'])(
  'refuses %s, which means another moment in each time zone',
  (text) => {
    expect(backup('restore', text)).toMatchObject({ status: 2, output: expect.stringContaining('offset from UTC') });
  },
);
