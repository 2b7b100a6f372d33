import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lockFolder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder is held by one at a time, and free again when let go', async () => {
  const release = await lockFolder(folder, 'the shop');
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is open in another process (process ${process.pid}, the shop).`,
  );
  await release();
  await (
    await lockFolder(folder)
  )();
});

test('a process that was killed holds nothing', async () => {
  const script = `require('node:net').createServer().listen(${JSON.stringify(join(folder, 'lock.sock'))}, () => console.log('held'))`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((held) => child.stdout.once('data', held));
  await expect(lockFolder(folder)).rejects.toThrow('is open in another process');
  const gone = new Promise((exit) => child.once('exit', exit));
  child.kill('SIGKILL');
  await gone;
  await (
    await lockFolder(folder)
  )();
});

test('a folder too deep for a socket of its own is held all the same', async () => {
  const deep = join(folder, 'x'.repeat(100));
  mkdirSync(deep);
  const release = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow('is open in another process');
  await release();
  await (
    await lockFolder(deep)
  )();
});
