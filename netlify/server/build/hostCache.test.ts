import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hostCache } from './hostCache';

let folder: string;
let script: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-cache-'));
  for (const name of ['public', '.cache']) mkdirSync(join(folder, name));
  script = join(folder, 'public', 'app-0a1b2c3d.js');
  writeFileSync(script, 'first build');
  writeFileSync(join(folder, '.cache', 'last-build.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const dropBuild = () => {
  for (const name of ['public', '.cache']) rmSync(join(folder, name), { recursive: true });
};

test('S7-26 on Netlify, the next build restores the last build’s scripts and its record', async () => {
  const cache = hostCache(folder, { NETLIFY: 'true' }, join(folder, 'host'));
  await cache.restore();
  await cache.store();
  dropBuild();
  await cache.restore();
  expect(readFileSync(script, 'utf8')).toBe('first build');
  expect(readFileSync(join(folder, '.cache', 'last-build.json'), 'utf8')).toBe('{}');
});

test('S7-26 on other hosts the folders stay as they are', async () => {
  const cache = hostCache(folder, {}, join(folder, 'host'));
  await cache.store();
  expect(existsSync(script)).toBe(true);
  dropBuild();
  await cache.restore();
  expect(existsSync(script)).toBe(false);
});
