import type { Command } from './ensureBrowser';

export const engines = ['webkit', 'firefox'] as const;
export type EngineName = (typeof engines)[number];

export interface EngineInstaller {
  /** Returns the engine's name and version, or null if it does not start. */
  find: (engine: EngineName) => Promise<string | null>;
  run: (command: Command) => boolean;
  hasApt: boolean;
  isRoot: boolean;
  hasSudo: boolean;
}

const packages: Record<EngineName, readonly string[]> = {
  webkit: ['webkit2gtk-driver', 'xvfb'],
  firefox: ['firefox-esr'],
};

export const engineAdvice = (
  engine: EngineName,
): string => `${engine.toUpperCase()} WAS NOT FOUND. Do one of these and run it again:
  - npm run test:setup -- --all;
  - npx playwright install --with-deps ${engine};
  - install ${packages[engine].join(' and ')} (Debian: apt-get install ${packages[engine].join(' ')}).`;

/** Looks for an engine, then installs Playwright's build of it, then Debian's packages. Returns null if none starts. */
export async function ensureEngine(engine: EngineName, installer: EngineInstaller): Promise<string | null> {
  const { find, run, hasApt, isRoot, hasSudo } = installer;
  const found = await find(engine);
  if (found) return found;

  run(['npx', 'playwright', 'install', engine]);
  const downloaded = await find(engine);
  if (downloaded) return downloaded;

  const sudo = isRoot ? [] : hasSudo ? ['sudo', '-n'] : null;
  if (!hasApt || !sudo) return null;
  const apt = (...args: string[]): Command => [...sudo, 'apt-get', ...args] as unknown as Command;
  if (run(apt('update'))) run(apt('install', '-y', '--no-install-recommends', ...packages[engine]));
  return find(engine);
}
