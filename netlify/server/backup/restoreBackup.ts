import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { restoreEmbedded } from '../../database/embedded';
import { lockFolder } from '../../database/lockFolder';
import { migrate } from '../../database/migrate';
import { closeAfter } from '../../database/closeAfter';
import { getErrorMessage } from '../../platform/getErrorMessage';
import { unpack } from '../../platform/archive';
import { checkedManifest, databaseName, manifestName, type Manifest } from './manifest';

interface Restore {
  file: string;
  dataDir: string;
  replace: boolean;
}

type Unlock = () => Promise<void>;

const isFilled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

async function readArchive(file: string, folder: string): Promise<Manifest> {
  try {
    await unpack(file, folder);
    return await checkedManifest(folder);
  } catch (error) {
    throw new Error(
      `${file} is damaged or not a backup of this shop: ${getErrorMessage(error)}. Nothing was changed.`,
      {
        cause: error,
      },
    );
  }
}

async function openArchived(folder: string): Promise<void> {
  const connection = await restoreEmbedded(folder, join(folder, databaseName));
  await closeAfter(connection, ({ database }) => migrate(database));
  for (const name of [databaseName, manifestName]) rmSync(join(folder, name));
}

async function swap(fresh: string, target: string, unlock: Unlock): Promise<void> {
  if (!existsSync(target)) return renameSync(fresh, target);
  const old = mkdtempSync(join(dirname(target), `.${basename(target)}-replaced-`));
  renameSync(target, old);
  // Unlocking later would delete the socket in the new folder.
  await unlock();
  try {
    renameSync(fresh, target);
  } catch (error) {
    renameSync(old, target);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

/** Unpacks, verifies and opens the backup in a temporary folder first, so that a failed restore changes nothing. */
export async function restoreBackup({ file, dataDir, replace }: Restore): Promise<Manifest> {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  const target = resolve(dataDir);
  if (isFilled(target) && !replace)
    throw new Error(`${dataDir} is not empty. Add --replace to delete its contents, or --data with another folder.`);
  mkdirSync(dirname(target), { recursive: true });
  // Fails while a server has the folder open.
  const unlock: Unlock = existsSync(target) ? await lockFolder(target, 'restoring a backup') : async () => {};
  const fresh = mkdtempSync(join(dirname(target), `.${basename(target)}-restored-`));
  try {
    chmodSync(fresh, 0o700);
    const manifest = await readArchive(file, fresh);
    await openArchived(fresh).catch((cause: unknown) => {
      throw new Error(`The database of ${file} cannot be opened: ${getErrorMessage(cause)} Nothing was changed.`, {
        cause,
      });
    });
    await swap(fresh, target, unlock);
    return manifest;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    await unlock();
  }
}
