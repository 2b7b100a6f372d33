import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ratingsFile } from '../../../src/content/source/readRatings';
import { contentDir } from '../../../src/content/files/contentDir';

const sources = [
  'src',
  'content',
  'static',
  'tests/kit',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'netlify/server/admin',
  'netlify/server/build',
];
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const settings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env)
      .filter(([name]) =>
        /^(GATSBY_|CMS_|CONTENT_DIR$|BUILD_DATE$|CONTEXT$|BRANCH$|REPOSITORY_URL$|SERVICE_WORKER$)/.test(name),
      )
      .sort(),
  );

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Content that appears outside pages, such as the site's name in the manifest. */
const sharedContent = /^(?:site|navigation|footer)\//;

export interface SourceHashes {
  all: string;
  /** Excludes the build date, ratings, and content that appears only in pages. If unchanged, so are the scripts. */
  code: string;
}

export function sourceHashes(root: string, env: NodeJS.ProcessEnv): SourceHashes {
  const { BUILD_DATE, ...rest } = settings(env);
  // Node formats the dates and numbers in the pages.
  const code = createHash('sha256').update(JSON.stringify([process.version, rest]));
  const all = code.copy().update(BUILD_DATE ?? '');
  const content = contentDir(root, env);
  const folders = [...sources.map((name) => join(root, name)), ...(env.CONTENT_DIR ? [content] : [])];
  const files = [...folders, ratingsFile(root)].flatMap((path) =>
    /\.(tsx?|json)$/.test(path) && existsSync(path) ? [path] : listFiles(path),
  );
  for (const file of files.filter((each) => !isTest(each)).sort()) {
    const bytes = readFileSync(file);
    const name = `${relative(root, file)} ${bytes.length}\n`;
    all.update(name).update(bytes);
    const entry = relative(content, file);
    const isShared = entry.startsWith('..') ? file !== ratingsFile(root) : sharedContent.test(entry);
    if (isShared) code.update(name).update(bytes);
  }
  return { all: all.digest('hex'), code: code.digest('hex') };
}

const stampPath = (root: string) => join(root, 'public', '.build-stamp');

/** 'all' if `public/` was built from these sources and is not outdated, 'code' if only its content differs, else null. */
export function compareBuild(root: string, { all, code }: SourceHashes, now = new Date()): 'all' | 'code' | null {
  if (!existsSync(stampPath(root))) return null;
  const [builtAll, until, builtCode] = readFileSync(stampPath(root), 'utf8').split('\n');
  if (builtAll === all && until !== undefined && now.getTime() < Date.parse(until)) return 'all';
  return builtCode === code ? 'code' : null;
}

/** Pages contain dates relative to the build. */
const maxAgeMs = 30 * 86_400_000;

/** A build is outdated at the next scheduled change of the content, or after 30 days. */
export function getOutdatedDate(start: Date, changes: readonly Date[]): Date {
  const aged = new Date(start.getTime() + maxAgeMs);
  return changes[0] && changes[0] < aged ? changes[0] : aged;
}

/** Call before a build. Returns a function that restores the stamp, for a build that failed before it wrote anything. */
export function removeStamp(root: string): () => void {
  const stamp = existsSync(stampPath(root)) ? readFileSync(stampPath(root)) : null;
  rmSync(stampPath(root), { force: true });
  return () => stamp && writeFileSync(stampPath(root), stamp);
}

export const writeStamp = (root: string, { all, code }: SourceHashes, until: Date): void =>
  writeFileSync(stampPath(root), [all, until.toISOString(), code].join('\n'));
