import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const manifestName = 'manifest.json';
/** The dump of the embedded database. */
export const databaseName = 'database.tar';

const manifestSchema = z.object({
  kind: z.literal('shop-backup'),
  /** Version of the archive format. */
  format: z.literal(1),
  /** Version of the code that made the backup. */
  version: z.string(),
  /** An ISO 8601 instant. */
  at: z.string(),
  /** The last migration applied to the database. */
  migration: z.string().nullable(),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

async function describeFile(folder: string, path: string): Promise<Manifest['files'][number]> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(join(folder, path)) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { path, bytes, sha256: hash.digest('hex') };
}

/** The sorted paths of all files under a folder, with `/` as separator. */
export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

/** The size and checksum of each file under a folder. */
export async function describeFiles(folder: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = [];
  for (const path of filesUnder(folder)) files.push(await describeFile(folder, path));
  return files;
}

/** Reads the manifest of an unpacked archive and verifies every file against it. Throws on any difference. */
export async function checkedManifest(folder: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, manifestName), 'utf8')));
  } catch {
    throw new Error('it has no valid manifest');
  }
  const found = (await describeFiles(folder)).filter(({ path }) => path !== manifestName);
  const expected = new Map(manifest.files.map((file) => [file.path, file]));
  const wrong =
    found.find(
      ({ path, bytes, sha256 }) => expected.get(path)?.bytes !== bytes || expected.get(path)?.sha256 !== sha256,
    ) ?? manifest.files.find(({ path }) => !found.some((file) => file.path === path));
  if (wrong) throw new Error(`${wrong.path} was changed after the backup was made`);
  if (!expected.has(databaseName)) throw new Error('it has no database');
  return manifest;
}
