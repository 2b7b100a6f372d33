import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hostAdapter } from './hostAdapter';

type Context = Parameters<NonNullable<ReturnType<typeof hostAdapter>['cache']>['restore']>[0];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adapter-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function buildFolder() {
  const site = join(folder, 'public');
  mkdirSync(site);
  writeFileSync(join(site, 'app-0a1b2c3d.js'), 'first build');
  return { script: join(site, 'app-0a1b2c3d.js'), site, context: { directories: [site] } as Context };
}

test('S7-26 on Netlify, the next build restores the last build’s scripts', async () => {
  const { cache } = hostAdapter(join(folder, 'cache'));
  const { script, site, context } = buildFolder();
  await cache!.store(context);
  rmSync(site, { recursive: true });
  expect(await cache!.restore(context)).toBe(true);
  expect(readFileSync(script, 'utf8')).toBe('first build');
});

test('S7-26 on other hosts the folders stay unchanged', async () => {
  const { cache } = hostAdapter(null);
  const { script, site, context } = buildFolder();
  await cache!.store(context);
  expect(existsSync(script)).toBe(true);
  rmSync(site, { recursive: true });
  expect(await cache!.restore(context)).toBe(false);
  expect(existsSync(site)).toBe(false);
});
