import { spawnSync } from 'node:child_process';
import { findOnPath } from './findBrowser';

export type Command = readonly [program: string, ...args: string[]];

export interface Installer {
  find: () => string | null;
  run: (command: Command) => boolean;
  hasApt: boolean;
  isRoot: boolean;
  hasSudo: boolean;
}

const advice = `No Chromium was found and none could be installed. Do one of these and run the tests again:
  - install Chromium or Chrome with the system's package manager (Debian: apt-get install chromium-headless-shell);
  - npx playwright install --with-deps chromium;
  - set CHROME_PATH to the program of a Chromium that is already there.`;

/** Looks for a Chromium, then installs Playwright's, then Debian's. */
export function ensureBrowser({ find, run, hasApt, isRoot, hasSudo }: Installer): string {
  const found = find();
  if (found) return found;

  run(['npx', 'playwright', 'install', 'chromium']);
  const downloaded = find();
  if (downloaded) return downloaded;

  const sudo = isRoot ? [] : hasSudo ? ['sudo', '-n'] : null;
  if (hasApt && sudo) {
    const apt = (...args: string[]): Command => [...sudo, 'apt-get', ...args] as unknown as Command;
    const install = (name: string) => run(apt('install', '-y', '--no-install-recommends', name));
    if (run(apt('update'))) {
      install('chromium-headless-shell');
      // Some Debian derivatives lack the headless shell.
      if (!find()) install('chromium');
    }
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(advice);
}

function runVisibly([program, ...args]: Command): boolean {
  console.log(`$ ${[program, ...args].join(' ')}`);
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    // Fails soon on a machine that cannot download.
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
  };
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env, timeout: 600_000 }).status === 0;
}

export const thisInstaller: Omit<Installer, 'find'> = {
  run: runVisibly,
  hasApt: findOnPath('apt-get') !== null,
  isRoot: process.getuid?.() === 0,
  hasSudo: findOnPath('sudo') !== null,
};
