import type { PGlite } from '@electric-sql/pglite';
import { packSync } from '../platform/archive';
import type { Snapshot } from './client';

/** The embedded database, which speaks Postgres's wire protocol and has only one session. */
export interface EmbeddedServer {
  /** Sends complete protocol messages and returns the responses. */
  execute: (messages: Uint8Array) => Promise<Uint8Array>;
  /** The session must not be in a transaction. */
  snapshot?: () => Promise<Snapshot>;
  close: () => Promise<void>;
}

/** PGlite's `dumpDataDir` returns the same files but takes three to five times as long. */
async function takeSnapshot(lite: PGlite, folder: string): Promise<Snapshot> {
  await lite.query('CHECKPOINT');
  const { rows } = await lite.query<{ blob_key: string }>('SELECT blob_key FROM id_images');
  return { tar: packSync(folder), blobKeys: rows.map((row) => row.blob_key) };
}

/** Streams, because PGlite otherwise keeps the parsed rows of every response as long as the database is open. */
async function executeRaw(lite: PGlite, messages: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  // A part is a view of the database's memory.
  await lite.execProtocolRawStream(messages, { onRawData: (bytes) => void parts.push(bytes.slice()) });
  return parts.length === 1 ? parts[0]! : new Uint8Array(Buffer.concat(parts));
}

export const servePGlite = (lite: PGlite, folder?: string): EmbeddedServer => ({
  execute: (messages) => executeRaw(lite, messages),
  ...(folder && { snapshot: () => takeSnapshot(lite, folder) }),
  close: () => lite.close(),
});

export async function openPGlite(folder: string): Promise<EmbeddedServer> {
  // The CommonJS build cannot find its own files if its path contains `#` or `%`.
  const { PGlite: Database } = await import('@electric-sql/pglite');
  return servePGlite(await Database.create(folder), folder);
}
