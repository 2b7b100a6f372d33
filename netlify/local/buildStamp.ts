import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The sources of the pages. Tests are ignored. */
const sources = [
  'src',
  'content',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
];
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const settings = (env: NodeJS.ProcessEnv) =>
  Object.entries(env)
    .filter(([name]) => /^(GATSBY_|CMS_|CONTENT_DIR$|CONTEXT$|BRANCH$|REPOSITORY_URL$|SERVICE_WORKER$)/.test(name))
    .sort();

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A hash of everything a build reads: the names and contents of its files, and its settings. */
export function sourcesHash(root: string, env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256').update(JSON.stringify(settings(env)));
  const folders = [...sources.map((name) => join(root, name)), ...(env.CONTENT_DIR ? [env.CONTENT_DIR] : [])];
  const files = folders.flatMap((path) => (/\.(tsx?|json)$/.test(path) && existsSync(path) ? [path] : filesOf(path)));
  for (const file of files.filter((each) => !isTest(each)).sort()) {
    const bytes = readFileSync(file);
    hash.update(`${relative(root, file)} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

const stampOf = (root: string) => join(root, 'public', '.build-stamp');

/** True when `public/` was completely built from these sources. */
export const isBuilt = (root: string, hash: string): boolean =>
  existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === hash;

/** Call before a build starts, so that a failed build does not count as complete. */
export const removeStamp = (root: string): void => rmSync(stampOf(root), { force: true });

export const writeStamp = (root: string, hash: string): void => writeFileSync(stampOf(root), hash);
