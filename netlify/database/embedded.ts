import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { getErrorMessage } from '../platform/getErrorMessage';
import { createDatabaseQueue, type DatabaseQueue } from '../platform/load/databaseQueue';
import type { Database, DatabaseConnection } from './client';
import type { EmbeddedClient } from './embeddedClient';
import { openThread } from './embeddedThread';
import { lockFolder } from './lockFolder';
import * as schema from './schema';

const withQueue = ({ snapshot, ...client }: EmbeddedClient, { run, runLong }: DatabaseQueue): EmbeddedClient => ({
  ...client,
  query: (...statement) => run(() => client.query(...statement)),
  transaction: (work) => run(() => client.transaction(work)),
  ...(snapshot && { snapshot: () => runLong(snapshot) }),
});

interface ConnectOptions {
  afterClose?: () => Promise<void>;
  waitMs?: number;
}

export function connectEmbedded(
  open: EmbeddedClient,
  { afterClose = async () => {}, waitMs }: ConnectOptions = {},
): DatabaseConnection {
  const queue = createDatabaseQueue({ slots: 1, waitMs });
  const client = withQueue(open, queue);
  return {
    // Drizzle only uses PGlite's `query` and `transaction`.
    database: drizzle({ client: client as unknown as PGlite, schema }) as unknown as Database,
    query: async ({ text, values }) => {
      const { rows, affectedRows } = await client.query<Record<string, unknown>>(text, values);
      return { rows, rowCount: Math.max(rows.length, affectedRows ?? 0) };
    },
    close: async () => {
      await client.close();
      await afterClose();
    },
    queue: queue.counts,
    snapshot: client.snapshot,
  };
}

interface OpenOptions {
  /** Describes this process in the error that another process gets when the folder is locked. */
  name?: string;
  waitMs?: number;
  onLost?: (error: Error) => void;
}

/** Two segments of the write-ahead log. */
const minFreeBytes = 32 * 1024 * 1024;

/** PGlite says no more than `Aborted()`, whatever the cause. */
export function explainOpenFailure(dataDir: string, error: unknown, freeBytes: number): Error {
  const advice =
    freeBytes < minFreeBytes
      ? `Its disk is full, with ${Math.floor(freeBytes / 1024 / 1024)} MB left: free some space.`
      : 'If it is damaged, restore a backup with npm run restore.';
  return new Error(`DATA_DIR: the database in ${dataDir} does not open: ${getErrorMessage(error)} ${advice}`, {
    cause: error,
  });
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Opens `<dataDir>/database`. Throws if another process has it open. */
export async function openEmbedded(
  dataDir: string,
  { name, waitMs, onLost = () => {} }: OpenOptions = {},
): Promise<DatabaseConnection> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir, name);
  try {
    const client = await openThread({ folder: join(dataDir, 'database') }, onLost);
    return connectEmbedded(client, { afterClose: unlock, waitMs });
  } catch (error) {
    await unlock();
    throw explainOpenFailure(dataDir, error, await readFreeBytes(dataDir));
  }
}

/** Restores a snapshot to `<dataDir>/database`, which must not exist yet. */
export async function restoreEmbedded(dataDir: string, tar: Uint8Array): Promise<DatabaseConnection> {
  return connectEmbedded(await openThread({ folder: join(dataDir, 'database'), tar }, () => {}));
}
