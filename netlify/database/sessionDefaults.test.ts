import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyRow } from '../../tests/fixtures/builders/fullAccount';
import { runShopDay } from '../../tests/fixtures/shopDay';
import type { TestApp } from '../../tests/fixtures/testApp';
import { isPostgres } from '../../tests/fixtures/times';
import { getErrorMessage } from '../platform/getErrorMessage';
import { connectPostgres } from '../server/run/openDatabase';
import type { DatabaseConnection } from './client';
import { migrate } from './migrate';
import { maintenanceTimeouts, openPostgres } from './postgres';
import { seed } from './seed/seed';

/** The session defaults that may change how values are written, read, locked or refused. */
const settings = `
DateStyle = 'SQL, DMY'
DateStyle = 'German'
DateStyle = 'Postgres, MDY'
DateStyle = 'ISO, DMY'
IntervalStyle = 'sql_standard'
TimeZone = 'Asia/Kathmandu'
TimeZone = 'America/St_Johns'
bytea_output = 'escape'
extra_float_digits = 0
extra_float_digits = -15
array_nulls = off
standard_conforming_strings = off
backslash_quote = 'on'
escape_string_warning = off
client_encoding = 'LATIN1'
client_encoding = 'SQL_ASCII'
transform_null_equals = on
search_path = ''
search_path = other, public
search_path = pg_catalog, public
search_path = public, other
default_transaction_isolation = 'serializable'
default_transaction_isolation = 'repeatable read'
default_transaction_read_only = on
default_transaction_deferrable = on
lock_timeout = '20s'
statement_timeout = '20s'
idle_in_transaction_session_timeout = '50ms'
transaction_timeout = '20s'
idle_session_timeout = '30s'
row_security = off
session_replication_role = 'replica'
synchronous_commit = off
exit_on_error = on
default_tablespace = 'gone'
temp_tablespaces = 'gone'
default_table_access_method = 'gone'
check_function_bodies = off
quote_all_identifiers = on
plan_cache_mode = 'force_generic_plan'
enable_indexscan = off
enable_seqscan = off
enable_sort = off
jit = on
default_text_search_config = 'german'
xmlbinary = 'hex'
xmloption = 'document'
event_triggers = off
timezone_abbreviations = 'Australia'
restrict_nonsystem_relation_kind = 'view'
gin_fuzzy_search_limit = 1
plpgsql.extra_errors = 'all'
plpgsql.variable_conflict = 'use_column'
client_min_messages = 'debug5'
`
  .trim()
  .split('\n');

/** Returns the values at each path of a document, in any order. */
function collectValues(value: unknown, path = '', found = new Map<string, string[]>()): Map<string, string[]> {
  if (value === null || typeof value !== 'object')
    found.set(path, [...(found.get(path) ?? []), JSON.stringify(value) ?? ''].toSorted());
  else
    for (const [key, inner] of Object.entries(value))
      collectValues(inner, Array.isArray(value) ? path : `${path}.${key}`, found);
  return found;
}

describe.runIf(isPostgres)('a default of the database', () => {
  let server: DatabaseConnection;
  /** Values by path, without those that differ at each run. */
  let expected: [path: string, values: string[]][];

  const readRows = async (url: URL) => {
    const options = '-c DateStyle=ISO -c TimeZone=UTC -c search_path=public -c extra_float_digits=1';
    const plain = openPostgres(`${url.href}?options=${encodeURIComponent(options)}`);
    const rows = await everyRow({ context: { database: plain.database } } as TestApp);
    await plain.close();
    return Object.entries(rows).map(([table, all]) => ({ [table]: all.map((row) => JSON.parse(row) as unknown) }));
  };
  const noStock = { products: [], brands: [], podKeys: [], protectKey: () => ({ keyHash: '', sealedKey: '' }) };

  /** Migrates an empty database with a default, opens the shop on it, and collects all responses and rows. */
  async function openWith(setting: string | null): Promise<Map<string, string[]> | 'refused'> {
    const name = `defaults_${randomBytes(6).toString('hex')}`;
    const url = Object.assign(new URL(process.env.TEST_DATABASE_URL!), { pathname: `/${name}` });
    await server.query({ text: `CREATE DATABASE ${name}` });
    try {
      const owner = openPostgres(url.href);
      await owner.query({ text: 'CREATE SCHEMA other' });
      await owner.close();
      if (setting) await server.query({ text: `ALTER DATABASE ${name} SET ${setting}` });
      const connection = await connectPostgres(url.href, { timeouts: maintenanceTimeouts }).catch(getErrorMessage);
      if (typeof connection === 'string') {
        expect(connection).toContain('The settings of the database do not suit the shop');
        return 'refused';
      }
      await migrate(connection.database);
      await seed(connection.database, noStock, new Date('2026-06-01T17:00:00Z'));
      await connection.close();
      const serving = openPostgres(url.href);
      const responses = await runShopDay(serving);
      await serving.close();
      return collectValues({ responses, rows: await readRows(url) });
    } finally {
      await server.query({ text: `DROP DATABASE ${name} WITH (FORCE)` });
    }
  }

  beforeAll(async () => {
    server = openPostgres(process.env.TEST_DATABASE_URL!, { timeouts: maintenanceTimeouts });
    const [first, second] = [await openWith(null), await openWith(null)];
    if (first === 'refused' || second === 'refused') throw new Error('Expected the usual defaults to be accepted');
    expected = [...first].filter(([path, values]) => second.get(path)?.join() === values.join());
    expect(expected.length).toBeGreaterThan(700);
  });
  afterAll(() => server.close());

  test.each(settings)('%s changes nothing that is read or written, or is refused', async (setting) => {
    const found = await openWith(setting);
    if (found === 'refused') return;
    expect(expected.filter(([path, values]) => found.get(path)?.join() !== values.join())).toEqual([]);
  });
});
