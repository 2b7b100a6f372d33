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
import { readVersion } from '../readVersion';
import { isPlainPath, pack } from './archive';
import { tokenName } from '../ownerToken';
import { databaseName, describeFiles, filesUnder, manifestName, type Manifest } from './manifest';

/** The folder of the data folder in which an archive is put together; gone afterwards. */
export const stagingPrefix = '.backup-';
const images = 'id-images';

interface Source {
  dataDir: string;
  snapshot: () => Promise<Snapshot>;
  /** The last migration of the database. */
  migration: string | null;
  now: Date;
}

export interface MadeBackup {
  manifest: Manifest;
  /** ID photos that the database names and the folder lacks: they are kept elsewhere, or were lost before. */
  missingImages: number;
}

/** What a restore needs beside the database: photos, secrets, the lists for the commands of this machine. */
const ownFiles = (dataDir: string): string[] =>
  filesUnder(dataDir).filter((path) => isPlainPath(path) && !path.startsWith('database/') && path !== tokenName);

/** Copies what is new or has changed since the last call: a photo that was half there then is whole now. */
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

/** The file driver's name of a key. */
const imageFile = (folder: string, key: string) => join(folder, images, key.replaceAll(':', '/'));

async function stage({ dataDir, snapshot, migration, now }: Source, staging: string): Promise<MadeBackup> {
  const copy = copier(dataDir, staging);
  // Twice: the database may name a photo that came after the first time, and one that goes before the second.
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

/** Removes what a process that was killed left behind; for who has the data folder to itself. */
export function removeOldStaging(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (name.startsWith(stagingPrefix)) rmSync(join(dataDir, name), { recursive: true, force: true });
}

/**
 * Writes all that a restore needs into one .tar.gz, readable by its owner alone: the database at one moment, with it every
 * ID photo that it names, secrets and lists. The shop may go on meanwhile. The file appears when it is whole.
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

/** Renamed within its own folder last, so that nobody finds half of it; the folders may be on two disks. */
function moveFile(from: string, target: string): void {
  const unfinished = `${target}.unfinished`;
  try {
    copyFileSync(from, unfinished);
    renameSync(unfinished, target);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
