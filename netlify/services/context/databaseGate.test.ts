import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { captureLog } from '../../../tests/fixtures/captureLog';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { markAnonymized } from '../../database/anonymizedMark';
import { migrate, readMigrationNames } from '../../database/migrate';
import { openPostgres } from '../../database/postgres';
import { createApp } from '../../routes/app';
import { openJobs } from '../../routes/jobs';
import { createDatabaseGate } from './databaseGate';

const api = await setUpTestApp();
beforeEach(async () => {
  await api.context.database.execute(sql`DROP SCHEMA IF EXISTS netlify CASCADE`);
  await api.context.database.execute(sql`DROP SCHEMA IF EXISTS preview CASCADE`);
});
const migrationNames = readMigrationNames();

async function trackedByNetlify(names: readonly string[]): Promise<void> {
  const { database } = api.context;
  await database.execute(sql`CREATE SCHEMA netlify`);
  await database.execute(
    sql`CREATE TABLE netlify.migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  for (const name of names) await database.execute(sql`INSERT INTO netlify.migrations (name) VALUES (${name})`);
}

function shopWith({ migrations = migrationNames, isPreview = false, database = api.context.database } = {}) {
  const { log, lines } = captureLog();
  let now = new Date('2026-07-01T10:00:00Z');
  const clock = () => now;
  const requireDatabase = createDatabaseGate({ database, log, migrations, isPreview, clock });
  const app = createApp({ ...api.context, database, log, requireDatabase });
  return {
    get: async (path: string) => {
      const response = await app.request(path);
      return {
        status: response.status,
        body: (await response.json()) as Record<string, unknown>,
        headers: response.headers,
      };
    },
    later: (ms: number) => void (now = new Date(now.getTime() + ms)),
    errors: () => lines().filter(({ level }) => level === 'error' || level === 50),
  };
}

describe('a database that does not fit the code', () => {
  test.each([
    ['older', [...migrationNames, '9999_later'], 'older than this code', '9999_later'],
    ['newer', migrationNames.slice(0, -1), 'newer than this code', migrationNames.at(-1)!],
  ])('%s: 503 with Retry-After, and one line that names the migrations', async (_, migrations, words, named) => {
    const shop = shopWith({ migrations });
    const responses = [
      await shop.get('/v1/app/user/me'),
      await shop.get('/v1/health/ready'),
      await shop.get('/v1/health'),
    ];
    for (const { status, body, headers } of responses)
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'database_mismatch', '30']);
    const logged = shop.errors().filter(({ msg, message }) => String(msg ?? message).includes(words));
    expect(logged.map(({ names }) => names)).toEqual([named]);
    expect((await shop.get('/v1/health/live')).status).toBe(200);
  });

  test('is asked again after five seconds, and serves once it fits', async () => {
    await trackedByNetlify(migrationNames.slice(0, -1));
    const shop = shopWith();
    expect((await shop.get('/v1/health')).status).toBe(503);
    await api.context.database.execute(sql`INSERT INTO netlify.migrations (name) VALUES (${migrationNames.at(-1)!})`);
    shop.later(4_000);
    expect((await shop.get('/v1/health')).status).toBe(503);
    shop.later(2_000);
    expect((await shop.get('/v1/health')).status).toBe(200);
  });

  test('an instance that serves goes on while a deploy migrates', async () => {
    await trackedByNetlify(migrationNames);
    const shop = shopWith();
    expect((await shop.get('/v1/health')).status).toBe(200);
    await api.context.database.execute(sql`INSERT INTO netlify.migrations (name) VALUES ('9999_later')`);
    shop.later(60_000);
    expect((await shop.get('/v1/health')).status).toBe(200);
  });

  test('a database that is nowhere: 503 database_unavailable', async () => {
    const nowhere = openPostgres('postgres://shop@127.0.0.1:1/shop');
    const shop = shopWith({ database: nowhere.database });
    expect(await shop.get('/v1/app/user/me')).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    await nowhere.close();
  });
});

describe('a preview', () => {
  test('serves only a copy that was anonymized', async () => {
    const shop = shopWith({ isPreview: true });
    expect(await shop.get('/v1/health')).toMatchObject({ status: 503, body: { code: 'database_not_anonymized' } });
    expect(JSON.stringify(shop.errors())).toContain('npm run anonymize');
    await api.context.database.transaction(markAnonymized);
    shop.later(6_000);
    expect((await shop.get('/v1/health')).status).toBe(200);
  });

  test('runs no job', async () => {
    const { settings, log, clock, database } = api.context;
    const parts = {
      settings,
      log,
      clock,
      connection: api.connection,
      batches: [],
      variants: [],
      termsVersion: '',
      deployed: { migrations: migrationNames, isPreview: true },
    };
    await openJobs(parts)();
    const { rows } = await database.execute(sql`SELECT 1 FROM job_runs`);
    expect(rows).toEqual([]);
  });
});

describe('one migrator for each database', () => {
  test('a database that Netlify migrates is left alone', async () => {
    await trackedByNetlify(migrationNames);
    expect(await migrate(api.context.database)).toEqual([]);
  });

  test('one that is behind, or ahead, is refused with what to do', async () => {
    await trackedByNetlify(migrationNames.slice(0, -1));
    await expect(migrate(api.context.database)).rejects.toThrow(
      `Deploy this code first. It lacks ${migrationNames.at(-1)!}.`,
    );
    await api.context.database.execute(
      sql`INSERT INTO netlify.migrations (name) VALUES (${migrationNames.at(-1)!}), ('9999_later')`,
    );
    await expect(migrate(api.context.database)).rejects.toThrow('newer than this code: it has 9999_later');
  });

  test('Netlify’s rules for names hold, and their order is ours', () => {
    expect(migrationNames.filter((name) => !/^\d+_[a-z0-9_-]+$/.test(name))).toEqual([]);
    expect([...migrationNames].sort((a, b) => a.localeCompare(b))).toEqual(migrationNames);
  });
});
