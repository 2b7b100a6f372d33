import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lockFolder';

const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const lockFile = fileURLToPath(new URL('./lockFolder.ts', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Another process that holds the folder until it is ended. */
async function holder() {
  const program = `import(${JSON.stringify(lockFile)}).then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)}, 'serving http://127.0.0.1:8888')).then(() => { console.log(process.pid); setInterval(() => {}, 1000); })`;
  const child = spawn(process.execPath, [tsx, '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { pid: Number(line.toString()), gone: once(child, 'exit') };
}

test('a folder held by another process is refused with its pid and address, and taken over once that was killed', async () => {
  const { pid, gone } = await holder();
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is open in another process (process ${pid}, serving http://127.0.0.1:8888). Stop that one, or set DATA_DIR.`,
  );
  process.kill(pid, 'SIGKILL');
  await gone;
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('is open in another process');
  await unlock();
}, 30_000);

test('a folder that was let go is free', async () => {
  await (await lockFolder(folder))();
  await (await lockFolder(folder))();
});

test('a folder deeper than a socket may lie is held too', async () => {
  const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60));
  mkdirSync(deep, { recursive: true });
  const unlock = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow('is open in another process');
  expect(existsSync(join(deep, 'lock.sock'))).toBe(false);
  await unlock();
  await (await lockFolder(deep))();
});
