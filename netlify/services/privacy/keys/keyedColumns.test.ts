import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { openFullAccount } from '../../../../tests/fixtures/builders/fullAccount';
import { newKeys, oldKeys, setUpRotation } from '../../../../tests/fixtures/builders/setUpRotation';
import { linkEffects } from '../../../../tests/fixtures/keys/linkEffects';
import { valueEffects } from '../../../../tests/fixtures/keys/valueEffects';
import * as schema from '../../../database/schema';
import { createKeyId } from '../../../platform/keyRing';
import { keyedColumns } from './keyedColumns';

const suite = setUpRotation();

const tables = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableConfig(each as PgTable)] : []));
const allColumns = tables.flatMap(({ name, columns }) =>
  columns.map((column) => ({ id: `${name}.${column.name}`, table: name, column: column.name })),
);
/** Foreign keys, which hold the values of other columns. */
const references = tables.flatMap(({ name, foreignKeys }) =>
  foreignKeys.flatMap((key) => key.reference().columns.map((column) => `${name}.${column.name}`)),
);
const listed = new Set(keyedColumns.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)));

/** Columns with the id of a key in one of their values. */
async function readKeyedColumns(): Promise<string[]> {
  const ids = [...Object.values(oldKeys), ...Object.values(newKeys)].map(createKeyId).join('|');
  const select = allColumns.map(
    ({ id, table, column }) =>
      `SELECT '${id}' AS id WHERE EXISTS (SELECT 1 FROM "${table}" WHERE "${column}"::text ~ '(${ids})')`,
  );
  const { rows } = await suite.before.context.database.execute<{ id: string }>(sql.raw(select.join(' UNION ALL ')));
  return rows.map(({ id }) => id);
}

test('every column that holds keyed values is listed, so `npm run keys` names it', async () => {
  const found = new Set<string>();
  const fills = [...valueEffects, ...linkEffects].map(({ make }) => make);
  for (const fill of [...fills, openFullAccount]) {
    await suite.before.reset();
    await fill(suite.before);
    for (const id of await readKeyedColumns()) if (!references.includes(id)) found.add(id);
  }
  // Links of earlier releases have no key id.
  const withoutId = ['notices.id', 'orders.tracking_hash'];
  expect([...found].toSorted()).toEqual([...listed].filter((id) => !withoutId.includes(id)).toSorted());
});

/** Random or public values, hashes of random values, and secrets that others issue. No key of the rings is in them. */
const unkeyed = [
  'action_receipts.key',
  'driver_runs.token_hash',
  'id_images.blob_key',
  'id_links.token_hash',
  'job_runs.input_hash',
  'orders.body_hash',
  'orders.idempotency_key',
  'providers.previous_secret_until',
  'providers.previous_webhook_secret',
  'providers.webhook_secret',
  'sessions.token_hash',
  'staff_sessions.token_hash',
  'users.unsubscribe_secret',
];

test('a new column for a secret, a hash or a sealed value is decided upon', () => {
  const undecided = allColumns
    .filter(({ column }) => /sealed|hash|secret|token|(^|_)key(_|$)/.test(column))
    .map(({ id }) => id)
    .filter((id) => !listed.has(id) && !references.includes(id));
  expect(undecided.toSorted()).toEqual(unkeyed);
});
