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

test('one process holds a folder at a time, and it can be locked again once released', async () => {
  const release = await lockFolder(folder, 'the shop');
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is open in another process (process ${process.pid}, the shop).`,
  );
  await release();
  await (
    await lockFolder(folder)
  )();
});

test('a killed process releases its lock', async () => {
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

test('a folder whose path is too long for a socket can still be locked', async () => {
  const deep = join(folder, 'x'.repeat(100));
  mkdirSync(deep);
  const release = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow('is open in another process');
  await release();
  await (
    await lockFolder(deep)
  )();
});
