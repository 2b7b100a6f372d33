import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { openEmbedded } from '../../database/embedded';
import { FolderInUseError } from '../../database/lockFolder';
import { closeAfter } from '../../database/closeAfter';
import { readMigration } from './backupHandler';
import { readOwnerToken } from '../private/ownerToken';
import { createBackup, removeOldStaging } from './createBackup';

interface BackupResult {
  missingImages: number;
  /** The origin of the server that made the backup, or null if no server has the folder open. */
  serverOrigin: string | null;
}

async function downloadBackup(origin: string, dataDir: string, target: string): Promise<number> {
  const authorization = `Bearer ${readOwnerToken(dataDir)}`;
  const response = await fetch(`${origin}/__backup`, { method: 'POST', headers: { authorization } });
  if (!response.ok || !response.body)
    throw new Error(
      `The running server at ${origin} could not make a backup: it responded with ${response.status}, and its log says why.`,
    );
  const unfinished = `${target}.unfinished`;
  try {
    await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(unfinished, { mode: 0o600 }));
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return Number(response.headers.get('x-missing-images'));
}

async function backUpDirectly(dataDir: string, target: string, now: Date): Promise<number> {
  const connection = await openEmbedded(dataDir, { name: 'making a backup' });
  return closeAfter(connection, async () => {
    removeOldStaging(dataDir);
    const migration = await readMigration(connection);
    const { missingImages } = await createBackup({ dataDir, snapshot: connection.snapshot!, migration, now }, target);
    return missingImages;
  });
}

/** Uses the server that has the folder open, if there is one. */
export async function backUpFolder({
  dataDir,
  target,
  now,
}: {
  dataDir: string;
  target: string;
  now: Date;
}): Promise<BackupResult> {
  if (!existsSync(join(dataDir, 'database')))
    throw new Error(`${dataDir} has no database. Set DATA_DIR to the shop's.`);
  if (existsSync(target)) throw new Error(`${target} already exists. Choose another file.`);
  try {
    return { missingImages: await backUpDirectly(dataDir, target, now), serverOrigin: null };
  } catch (error) {
    const origin = error instanceof FolderInUseError ? error.origin : null;
    if (!origin) throw error;
    return { missingImages: await downloadBackup(origin, dataDir, target), serverOrigin: origin };
  }
}
