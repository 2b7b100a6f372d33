import { ensureBrowser, thisInstaller as machine, type Command } from './machine/ensureBrowser';
import { engineAdvice, engines, ensureEngine } from './machine/ensureEngines';
import { findEngine } from './machine/findEngine';
import { browserVersion, findBrowser, findOnPath, currentMachine } from './machine/findBrowser';

/** Debian's container images lack `ps`. */
function ensurePs(): void {
  if (findOnPath('ps') || !machine.hasApt) return;
  const command: Command = ['apt-get', 'install', '-y', '--no-install-recommends', 'procps'];
  machine.run(machine.isRoot ? command : ['sudo', '-n', ...command]);
}

/**
 * Runs as `npm run test:setup`: installs the Chromium that `npm test` needs, if the machine has none. `--all` adds what
 * `npm run test:all` needs. Both run it if something is missing.
 */
async function main(): Promise<void> {
  const path = ensureBrowser({ ...machine, find: () => findBrowser(currentMachine()) });
  console.log(`Browser: ${browserVersion(path)} at ${path}`);
  if (!process.argv.includes('--all')) return;
  ensurePs();
  for (const engine of engines) {
    const name = await ensureEngine(engine, { ...machine, find: findEngine });
    console.log(name ? `Engine: ${name}` : `\n${engineAdvice(engine)}\n`);
    if (!name) process.exitCode = 1;
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
