import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface FileVersion {
  author: string;
  updatedOn: string;
}

const maxOutputBytes = 256 * 1024 * 1024;
const freshMs = 5_000;

export const runGit = async (root: string, args: string[]): Promise<string> =>
  (await run('git', ['-C', root, '-c', 'core.quotePath=false', ...args], { maxBuffer: maxOutputBytes })).stdout;

function parseLog(log: string): Map<string, FileVersion> {
  const versions = new Map<string, FileVersion>();
  for (const commit of log.split('\0').filter(Boolean)) {
    const [head = '', ...files] = commit.split('\n');
    const [author = '', updatedOn = ''] = head.split('\t');
    for (const file of files.filter(Boolean)) if (!versions.has(file)) versions.set(file, { author, updatedOn });
  }
  return versions;
}

/** Omits files with uncommitted changes. Empty without Git. */
async function committed(root: string): Promise<Map<string, FileVersion>> {
  try {
    const versions = parseLog(
      await runGit(root, ['log', '--format=%x00%an%x09%aI', '--name-only', '--relative', '--no-renames', '--', '.']),
    );
    const changed = await runGit(root, ['diff', 'HEAD', '--name-only', '--relative', '--', '.']);
    for (const file of changed.split('\n')) versions.delete(file);
    return versions;
  } catch {
    return new Map();
  }
}

export function fileVersions(root: string): (file: string) => Promise<FileVersion | null> {
  let cached: { at: number; versions: Promise<Map<string, FileVersion>> } | null = null;
  return async (file) => {
    if (!cached || performance.now() - cached.at > freshMs)
      cached = { at: performance.now(), versions: committed(root) };
    const version = (await cached.versions).get(file);
    const saved = version ?? statSync(join(root, file), { throwIfNoEntry: false })?.mtime.toISOString();
    return typeof saved === 'string' ? { author: '', updatedOn: saved } : (saved ?? null);
  };
}
