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

export const stagingPrefix = '.backup-';
const images = 'id-images';

interface Source {
  dataDir: string;
  snapshot: () => Promise<Snapshot>;
  migration: string | null;
  now: Date;
}

export interface CreatedBackup {
  manifest: Manifest;
  /** ID photos that the database refers to but that are stored elsewhere or lost. */
  missingImages: number;
}

const filesToCopy = (dataDir: string): string[] =>
  filesUnder(dataDir).filter((path) => isPlainPath(path) && !path.startsWith('database/') && path !== tokenName);

/** A second call copies only new and changed files. */
function copier(dataDir: string, staging: string): () => void {
  const copied = new Map<string, string>();
  return () => {
    for (const path of filesToCopy(dataDir)) {
      const from = statSync(join(dataDir, path), { throwIfNoEntry: false });
      const state = from && `${from.size} ${from.mtimeMs}`;
      if (!state || copied.get(path) === state) continue;
      mkdirSync(dirname(join(staging, path)), { recursive: true, mode: 0o700 });
      copyFileSync(join(dataDir, path), join(staging, path));
      copied.set(path, state);
    }
  };
}

const imageFile = (folder: string, key: string) => join(folder, images, key.replaceAll(':', '/'));

async function stage({ dataDir, snapshot, migration, now }: Source, staging: string): Promise<CreatedBackup> {
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

/** Removes leftovers of a killed process. Requires exclusive access to the data folder. */
export function removeOldStaging(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (name.startsWith(stagingPrefix)) rmSync(join(dataDir, name), { recursive: true, force: true });
}

/** Writes the database, ID photos and secrets into one .tar.gz. Safe while the shop is running; the file appears complete. */
export async function createBackup(source: Source, target: string): Promise<CreatedBackup> {
  const staging = mkdtempSync(join(source.dataDir, stagingPrefix));
  try {
    const backup = await stage(source, staging);
    const archive = join(staging, 'archive');
    await pack(staging, [manifestName, ...backup.manifest.files.map(({ path }) => path)], archive);
    moveFile(archive, target);
    return backup;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Copies first, because the folders may be on different disks. The rename within one folder is atomic. */
function moveFile(from: string, target: string): void {
  const unfinished = `${target}.unfinished`;
  try {
    copyFileSync(from, unfinished);
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
