import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const versionOf = (lock: string, name: string) =>
  new RegExp(`"node_modules/${name}": \\{\\s*"version": "([^"]+)"`).exec(lock)?.[1];

/** Compares the package's direct dependencies in node_modules with its lock file. */
function isInstalled(folder: string): boolean {
  const { devDependencies } = JSON.parse(read(join(folder, 'package.json'))) as { devDependencies: object };
  const wanted = read(join(folder, 'package-lock.json'));
  const found = read(join(folder, 'node_modules/.package-lock.json'));
  return Object.keys(devDependencies).every(
    (name) => versionOf(found, name) && versionOf(found, name) === versionOf(wanted, name),
  );
}

/** Installs the packages of a single test suite on demand, because they have hundreds of megabytes. */
export function installPackage(folder: string): void {
  if (isInstalled(folder)) return;
  // `npm ci` would fail if a registry lacks an optional package of another platform, such as Deno for Windows.
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}
