import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

export interface Machine {
  chromePath: string | undefined;
  /** The full path of a program on PATH. */
  onPath: (name: string) => string | null;
  playwrightPath: string;
  /** True if the program answers `--version`, which it cannot without its libraries. */
  starts: (path: string) => boolean;
}

/** The headless shell lacks the windows, menus and services that cost a third of a journey's time. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Prefers CHROME_PATH, then the system's Chromium (its headless shell first), then Playwright's own. */
export function findBrowser(machine: Machine): string | null {
  const { chromePath, onPath, playwrightPath, starts } = machine;
  if (chromePath) {
    if (!starts(chromePath))
      throw new Error(`CHROME_PATH is ${chromePath}: expected a Chromium that answers --version.`);
    return chromePath;
  }
  const candidates = [...systemNames.map(onPath), playwrightPath];
  return candidates.find((path): path is string => path !== null && starts(path)) ?? null;
}

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const findOnPath = (name: string): string | null =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram) ?? null;

export const browserVersion = (path: string): string =>
  execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 30_000 }).trim();

const starts = (path: string): boolean => {
  try {
    return isProgram(path) && browserVersion(path) !== '';
  } catch {
    return false;
  }
};

export const currentMachine = (): Machine => ({
  chromePath: process.env.CHROME_PATH,
  onPath: findOnPath,
  playwrightPath: chromium.executablePath(),
  starts,
});
