import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = join(folder, '../..');
const lock = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const versionOf = (text: string, name: string) =>
  new RegExp(`"node_modules/${name}": \\{\\s*"version": "([^"]+)"`).exec(text)?.[1];

/** Skips the install of half a gigabyte if node_modules matches the lock file. */
function isInstalled(): boolean {
  const wanted = lock(join(folder, 'package-lock.json'));
  const found = lock(join(folder, 'node_modules/.package-lock.json'));
  const names = ['@netlify/dev', 'deno', '@seriousme/openapi-schema-validator'];
  return names.every((name) => versionOf(found, name) && versionOf(found, name) === versionOf(wanted, name));
}

/** `npm run test:contract`: compares this project's own server with Netlify's local runtime on the built site. */
function main(): void {
  if (!existsSync(join(root, 'public/_redirects'))) throw new Error('Expected a built site. Run: npm run build');
  const options = { cwd: folder, stdio: 'inherit' as const };
  // Not `npm ci`, which fails when a registry lacks an optional package of another platform, such as Deno for Windows.
  if (!isInstalled()) execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], options);
  execFileSync('npm', ['run', '--silent', 'build:functions'], { ...options, cwd: root });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', 'tests/contract/vitest.config.mts'], {
    ...options,
    cwd: root,
  });
  process.exitCode = status ?? 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
