import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { unpackFolder } from '../platform/archive';
import { getErrorMessage } from '../platform/getErrorMessage';
import { createDatabaseQueue } from '../platform/load/databaseQueue';
import type { DatabaseConnection } from './client';
import type { EmbeddedServer } from './embeddedServer';
import { EmbeddedStream } from './embeddedStream';
import { openThread } from './embeddedThread';
import { lockFolder } from './lockFolder';
import { openPool } from './pool';

interface ConnectOptions {
  afterClose?: () => Promise<void>;
  waitMs?: number;
}

/** Allows one connection at a time, because the embedded database has only one session. */
export function connectEmbedded(
  server: EmbeddedServer,
  { afterClose = async () => {}, waitMs }: ConnectOptions = {},
): DatabaseConnection {
  const queue = createDatabaseQueue({ slots: 1, waitMs });
  // Without host and user, `pg` would read them from the environment.
  const names = { host: 'embedded', user: 'postgres', database: 'postgres', ssl: false };
  const config = { ...names, max: 1, idleTimeoutMillis: 0, stream: () => new EmbeddedStream(server) };
  const { database, query, close } = openPool({ config, queue });
  const { snapshot } = server;
  return {
    database,
    query,
    close: async () => {
      await close();
      await server.close();
      await afterClose();
    },
    queue: queue.counts,
    ...(snapshot && { snapshot: () => queue.runLong(snapshot) }),
  };
}

interface OpenOptions {
  /** Describes this process in the error that another process gets when the folder is locked. */
  name?: string;
  waitMs?: number;
  onLost?: (error: Error) => void;
}

/** Room for two segments of the write-ahead log. */
const minFreeBytes = 32 * 1024 * 1024;

export function explainOpenFailure(dataDir: string, error: unknown, freeBytes: number): Error {
  // PGlite names no cause, neither for a full disk nor for damaged data.
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
    const server = await openThread(join(dataDir, 'database'), onLost);
    return connectEmbedded(server, { afterClose: unlock, waitMs });
  } catch (error) {
    await unlock();
    throw explainOpenFailure(dataDir, error, await readFreeBytes(dataDir));
  }
}

/** Restores the file of a snapshot to `<dataDir>/database`, which must not exist yet. */
export async function restoreEmbedded(dataDir: string, tar: string): Promise<DatabaseConnection> {
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { mode: 0o700 });
  await unpackFolder(tar, folder);
  return connectEmbedded(await openThread(folder, () => {}));
}
