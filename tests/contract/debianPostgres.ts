import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const systemFolder = '/usr/lib/postgresql';

/**
 * Installs Postgres and its backup program from the packages of Debian or Ubuntu where they are missing, and returns the folder
 * of the newest server's programs. The Postgres of the other tests comes without client programs.
 */
export function installPostgres(): string {
  const isThere = spawnSync('pgbackrest', ['version']).status === 0 && existsSync(systemFolder);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const words = [['update'], ['install', '-y', '--no-install-recommends', 'pgbackrest', 'postgresql']];
  for (const each of isThere ? [] : words) {
    const [program = '', ...rest] = [...sudo, 'apt-get', ...each];
    execFileSync(program, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  const [newest = ''] = readdirSync(systemFolder).sort((a, b) => Number(b) - Number(a));
  return join(systemFolder, newest, 'bin');
}
