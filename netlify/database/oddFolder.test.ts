import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 300_000 });
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'odd-')));
afterAll(() => rmSync(folder, { recursive: true }));

/** PGlite is copied, because it looks for its files beside its real path. */
function copyProject(to: string): void {
  for (const part of ['netlify/database', 'netlify/platform', 'src/domain'])
    cpSync(join(root, part), join(to, part), { recursive: true });
  const packages = join(root, 'node_modules');
  const pglite = '@electric-sql';
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(packages))
    if (name !== pglite) symlinkSync(join(packages, name), join(to, 'node_modules', name));
  cpSync(join(packages, pglite), join(to, 'node_modules', pglite), { recursive: true });
  writeFileSync(
    join(to, 'probe.ts'),
    `import { openEmbedded } from './netlify/database/embedded';
    void openEmbedded(process.argv[2]!).then(async ({ query, close }) => {
      console.log(JSON.stringify((await query({ text: 'SELECT 1 AS one' })).rows));
      await close();
    });`,
  );
}

test('the embedded database opens in a folder whose name means something in URLs', () => {
  const project = join(folder, 'C# 100% à [2] &+');
  mkdirSync(project);
  copyProject(project);
  const data = join(project, 'data # 1%');
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'probe.ts', data], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(output.trim()).toBe('[{"one":1}]');
});
