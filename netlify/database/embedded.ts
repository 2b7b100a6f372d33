import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, DatabaseConnection, Snapshot } from './client';
import { lockFolder } from './lockFolder';
import * as schema from './schema';

/**
 * The files of the database as they are between two statements of others: what a killed process would leave behind, which
 * Postgres brings to order when it is next opened. The transaction keeps others out meanwhile.
 */
async function snapshotOf(lite: PGlite): Promise<Snapshot> {
  await lite.query('CHECKPOINT');
  return lite.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ blob_key: string }>('SELECT blob_key FROM id_images');
    const dump = await lite.dumpDataDir('none');
    return { tar: new Uint8Array(await dump.arrayBuffer()), blobKeys: rows.map((row) => row.blob_key) };
  });
}

/** What both kinds of client offer, over an open PGlite; `afterClose` runs when it has closed. */
export const connectEmbedded = (
  lite: PGlite,
  afterClose: () => Promise<void> = async () => {},
): DatabaseConnection => ({
  database: drizzle(lite, { schema }) as unknown as Database,
  query: async ({ text, values }) => {
    const { rows, affectedRows } = await lite.query<Record<string, unknown>>(text, values);
    return { rows, rowCount: Math.max(rows.length, affectedRows ?? 0) };
  },
  close: async () => {
    await lite.close();
    await afterClose();
  },
  snapshot: () => snapshotOf(lite),
});

/** The embedded database of a local server, in `<dataDir>/database`; refused while another process has it open, to which `name` names this one. */
export async function openEmbedded(dataDir: string, name?: string): Promise<DatabaseConnection> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir, name);
  try {
    return connectEmbedded(await PGlite.create(join(dataDir, 'database')), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Makes a database of a snapshot in `<dataDir>/database`, which must not be there yet; throws when it cannot be opened. */
export async function restoreEmbedded(dataDir: string, tar: Uint8Array): Promise<DatabaseConnection> {
  const loadDataDir = new Blob([new Uint8Array(tar)]);
  return connectEmbedded(await PGlite.create(join(dataDir, 'database'), { loadDataDir }));
}
