import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Snapshot } from '../../database/client';
import { readVersion } from '../build/version';
import { isPlainPath, pack } from '../../platform/archive';
import { tokenName } from '../private/ownerToken';
import { databaseName, describeFiles, filesUnder, manifestName, type Manifest } from './manifest';

/** Prefix of the temporary folder inside the data folder in which an archive is assembled. */
export const stagingPrefix = '.backup-';
const images = 'id-images';

interface Source {
  dataDir: string;
  snapshot: () => Promise<Snapshot>;
  /** The last migration applied to the database. */
  migration: string | null;
  now: Date;
}

export interface MadeBackup {
  manifest: Manifest;
  /** ID photos in the database that the folder lacks, because they are stored elsewhere or were lost earlier. */
  missingImages: number;
}

/** Everything a restore needs besides the database: photos, secrets, and lists for local commands. */
const ownFiles = (dataDir: string): string[] =>
  filesUnder(dataDir).filter((path) => isPlainPath(path) && !path.startsWith('database/') && path !== tokenName);

/** Copies files that are new or changed since the last call, so that a second call completes photos that were half written. */
function copier(dataDir: string, staging: string): () => void {
  const copied = new Map<string, string>();
  return () => {
    for (const path of ownFiles(dataDir)) {
      const from = statSync(join(dataDir, path), { throwIfNoEntry: false });
      const state = from && `${from.size} ${from.mtimeMs}`;
      if (!state || copied.get(path) === state) continue;
      mkdirSync(dirname(join(staging, path)), { recursive: true, mode: 0o700 });
      copyFileSync(join(dataDir, path), join(staging, path));
      copied.set(path, state);
    }
  };
}

/** The file name of a key in the file driver. */
const imageFile = (folder: string, key: string) => join(folder, images, key.replaceAll(':', '/'));

async function stage({ dataDir, snapshot, migration, now }: Source, staging: string): Promise<MadeBackup> {
  const copy = copier(dataDir, staging);
  // Copy twice: the database may refer to photos added after the first copy, or deleted before the second.
  copy();
  const { tar, blobKeys } = await snapshot();
  copy();
  writeFileSync(join(staging, databaseName), tar, { mode: 0o600 });
  const missingImages = blobKeys.filter((key) => !existsSync(imageFile(staging, key))).length;
  const manifest: Manifest = {
    kind: 'shop-backup',
    format: 1,
    version: readVersion(),
    at: now.toISOString(),
    migration,
    files: await describeFiles(staging),
  };
  writeFileSync(join(staging, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return { manifest, missingImages };
}

/** Removes leftovers of a killed process. Only for the process that has the data folder to itself. */
export function removeOldStaging(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (name.startsWith(stagingPrefix)) rmSync(join(dataDir, name), { recursive: true, force: true });
}

/**
 * Writes a complete backup into one .tar.gz that only its owner can read: a snapshot of the database, the ID photos it
 * refers to, secrets and lists. The shop may keep running. The file only appears once it is complete.
 */
export async function makeBackup(source: Source, target: string): Promise<MadeBackup> {
  const staging = mkdtempSync(join(source.dataDir, stagingPrefix));
  try {
    const made = await stage(source, staging);
    const archive = join(staging, 'archive');
    await pack(staging, [manifestName, ...made.manifest.files.map(({ path }) => path)], archive);
    moveFile(archive, target);
    return made;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Copy first, because the folders may be on different disks, then rename within the target folder, so that the file appears complete. */
function moveFile(from: string, target: string): void {
  const unfinished = `${target}.unfinished`;
  try {
    copyFileSync(from, unfinished);
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
