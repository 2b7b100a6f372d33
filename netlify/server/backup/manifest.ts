import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const manifestName = 'manifest.json';
export const databaseName = 'database.tar';

const manifestSchema = z.object({
  kind: z.literal('shop-backup'),
  format: z.literal(1),
  version: z.string(),
  at: z.string(),
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

export const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

export async function describeFiles(folder: string): Promise<Manifest['files']> {
  const files: Manifest['files'] = [];
  for (const path of filesUnder(folder)) files.push(await describeFile(folder, path));
  return files;
}

/** Verifies every file of an unpacked archive. Throws on any difference. */
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
