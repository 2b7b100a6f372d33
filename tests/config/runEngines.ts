import { spawnSync } from 'node:child_process';
import { thisInstaller } from './machine/ensureBrowser';
import { engineAdvice, engines, ensureEngine, type EngineName } from './machine/ensureEngines';
import { findEngine } from './machine/findEngine';

/** Runs as `npm run journeys:engines`: the main flows in WebKit and Firefox. Passes arguments on to Playwright. */
async function main() {
  const found: EngineName[] = [];
  for (const engine of engines) {
    const name = await ensureEngine(engine, { ...thisInstaller, find: findEngine });
    console.log(name ? `Engine: ${name}` : `\n${engineAdvice(engine)}\n`);
    if (name) found.push(engine);
  }
  const projects = found.flatMap((engine) => ['--project', engine]);
  const command = [
    'playwright',
    'test',
    '-c',
    'tests/engines/playwright.config.ts',
    ...projects,
    ...process.argv.slice(2),
  ];
  const isOk = found.length > 0 && spawnSync('npx', command, { stdio: 'inherit' }).status === 0;
  // A missing engine fails the run, because modals once collapsed in an engine that nobody had tested.
  process.exitCode = isOk && found.length === engines.length ? 0 : 1;
}

void main();
