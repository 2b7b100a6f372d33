import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackage } from '../config/machine/installPackage';

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = join(folder, '../..');

/** `npm run test:contract`: compares this project's own server with Netlify's local runtime on the built site. */
function main(): void {
  if (!existsSync(join(root, 'public/_redirects'))) throw new Error('Expected a built site. Run: npm run build');
  const options = { cwd: root, stdio: 'inherit' as const };
  installPackage(folder);
  execFileSync('npm', ['run', '--silent', 'build:functions'], options);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', 'tests/contract/vitest.config.mts'], {
    ...options,
  });
  process.exitCode = status ?? 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
