import { PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';
import { packSync } from '../platform/archive';
import type { Snapshot } from './client';

export interface Statements {
  query: <Row>(text: string, values?: unknown[], options?: QueryOptions) => Promise<Results<Row>>;
}

/** The part of PGlite that is used, in this thread or in another. */
export interface EmbeddedClient extends Statements {
  transaction: <Result>(work: (transaction: Statements) => Promise<Result>) => Promise<Result>;
  /** Absent where the database is in memory alone. */
  snapshot?: () => Promise<Snapshot>;
  close: () => Promise<void>;
}

/**
 * The files of the database as they are between two statements of others: what a killed process would leave behind, which
 * Postgres brings to order when it is next opened. The transaction keeps others out meanwhile. PGlite’s own dump would make
 * the same of them, and take three to five times as long.
 */
async function snapshotOf(lite: PGlite, folder: string): Promise<Snapshot> {
  await lite.query('CHECKPOINT');
  return lite.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ blob_key: string }>('SELECT blob_key FROM id_images');
    return { tar: packSync(folder), blobKeys: rows.map((row) => row.blob_key) };
  });
}

/** An open PGlite of this thread; `folder`: where its files are. */
export const liteClient = (lite: PGlite, folder?: string): EmbeddedClient => ({
  query: (text, values, options) => lite.query(text, values, options),
  transaction: (work) => lite.transaction(work),
  ...(folder && { snapshot: () => snapshotOf(lite, folder) }),
  close: () => lite.close(),
});

/** Opens the database of a folder, or makes one there out of a snapshot's tar file. */
export async function openLite(folder: string, tar?: Uint8Array): Promise<EmbeddedClient> {
  const loadDataDir = tar && new Blob([new Uint8Array(tar)]);
  return liteClient(await PGlite.create(folder, loadDataDir ? { loadDataDir } : {}), folder);
}
