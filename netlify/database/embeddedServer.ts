import type { PGlite } from '@electric-sql/pglite';
import { packSync } from '../platform/archive';
import type { Snapshot } from './client';

/** The embedded database, spoken to in the wire protocol of Postgres. It has one session. */
export interface EmbeddedServer {
  /** Takes complete messages, and returns the responses to them. */
  execute: (messages: Uint8Array) => Promise<Uint8Array>;
  /** The session must not be in a transaction. */
  snapshot?: () => Promise<Snapshot>;
  close: () => Promise<void>;
}

/** A copy of the folder while nothing writes to it. PGlite's own dump takes three to five times as long. */
async function takeSnapshot(lite: PGlite, folder: string): Promise<Snapshot> {
  await lite.query('CHECKPOINT');
  const { rows } = await lite.query<{ blob_key: string }>('SELECT blob_key FROM id_images');
  return { tar: packSync(folder), blobKeys: rows.map((row) => row.blob_key) };
}

export const servePGlite = (lite: PGlite, folder?: string): EmbeddedServer => ({
  execute: (messages) => lite.execProtocolRaw(messages),
  ...(folder && { snapshot: () => takeSnapshot(lite, folder) }),
  close: () => lite.close(),
});

export async function openPGlite(folder: string): Promise<EmbeddedServer> {
  // Its CommonJS build would not find its own files in a folder with `#` or `%` in its path.
  const { PGlite: Database } = await import('@electric-sql/pglite');
  return servePGlite(await Database.create(folder), folder);
}
