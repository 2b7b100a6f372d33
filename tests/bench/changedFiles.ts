import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export type Snapshot = ReadonlyMap<string, string>;

/** Visitors never load these files, or their names contain their hash. */
const ignoredFiles = /^(\.|admin\/)|\.map$|webpack\.stats\.json$/;

export function snapshot(publicDir: string): Snapshot {
  if (!existsSync(publicDir)) return new Map();
  const files = readdirSync(publicDir, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    paths
      .map((path): [string, string] => [relative(publicDir, path), path])
      .filter(([name]) => !ignoredFiles.test(name))
      .map(([name, path]) => [name, createHash('sha256').update(readFileSync(path)).digest('base64')]),
  );
}

const productPages = 'pages of the product';
const kinds: [kind: string, pattern: RegExp][] = [
  ['other pages', /\.html$/],
  ['data of pages', /^page-data\//],
  ['scripts', /\.m?js$/],
  ['other files', /./],
];

export interface Change {
  kind: string;
  files: string[];
}

/** Groups the changed, new and removed files by kind. `slug` is the edited product. */
export function changedFiles(before: Snapshot, after: Snapshot, slug: string): Change[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  const isOwn = (name: string) => name.endsWith('.html') && name.split(/[/.]/).includes(slug);
  const kindOf = (name: string) => (isOwn(name) ? productPages : kinds.find(([, pattern]) => pattern.test(name))![0]);
  return [productPages, ...kinds.map(([kind]) => kind)]
    .map((kind) => ({ kind, files: names.filter((name) => kindOf(name) === kind).sort() }))
    .filter(({ files }) => files.length);
}

const shown = 12;

export function changeLines(changes: Change[], total: number): string[] {
  const count = changes.reduce((sum, { files }) => sum + files.length, 0);
  return [
    `  ${count} of ${total} files changed`,
    ...changes.map(({ kind, files }) => {
      const more = files.length > shown ? `, and ${files.length - shown} more` : '';
      return `    ${String(files.length).padStart(4)} ${kind}: ${files.slice(0, shown).join(', ')}${more}`;
    }),
  ];
}
