import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The last version of a file, with the names that Decap's backends use. */
export interface FileVersion {
  /** Empty if unknown. */
  author: string;
  /** ISO 8601. */
  updatedOn: string;
}

const mostOutput = 256 * 1024 * 1024;
const freshMs = 5_000;

const git = async (root: string, args: string[]): Promise<string> =>
  (await run('git', ['-C', root, '-c', 'core.quotePath=false', ...args], { maxBuffer: mostOutput })).stdout;

/** Reads a log whose commits start with a null character. */
function parseLog(log: string): Map<string, FileVersion> {
  const versions = new Map<string, FileVersion>();
  for (const commit of log.split('\0').filter(Boolean)) {
    const [head = '', ...files] = commit.split('\n');
    const [author = '', updatedOn = ''] = head.split('\t');
    for (const file of files.filter(Boolean)) if (!versions.has(file)) versions.set(file, { author, updatedOn });
  }
  return versions;
}

/** The committed versions of the folder's files; none for files changed since, and without Git. */
async function committed(root: string): Promise<Map<string, FileVersion>> {
  try {
    const versions = parseLog(
      await git(root, ['log', '--format=%x00%an%x09%aI', '--name-only', '--relative', '--no-renames', '--', '.']),
    );
    const changed = await git(root, ['diff', 'HEAD', '--name-only', '--relative', '--', '.']);
    for (const file of changed.split('\n')) versions.delete(file);
    return versions;
  } catch {
    return new Map();
  }
}

/** Reads who last changed which file, from Git where there is one, otherwise the time of the file. */
export function fileVersions(root: string): (file: string) => Promise<FileVersion | null> {
  let known: { at: number; versions: Promise<Map<string, FileVersion>> } | null = null;
  return async (file) => {
    if (!known || performance.now() - known.at > freshMs) known = { at: performance.now(), versions: committed(root) };
    const version = (await known.versions).get(file);
    const saved = version ?? statSync(join(root, file), { throwIfNoEntry: false })?.mtime.toISOString();
    return typeof saved === 'string' ? { author: '', updatedOn: saved } : (saved ?? null);
  };
}
