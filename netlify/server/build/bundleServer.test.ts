import type { Metafile } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleServer } from './bundleServer';

/** The folder is outside the project, so that the server finds no packages in the project's node_modules. */
const folder = mkdtempSync(join(tmpdir(), 'bundled-server-'));
let outputs: [string, Metafile['outputs'][string]][];
beforeAll(async () => {
  const metafile = await bundleServer(process.cwd(), folder);
  outputs = Object.entries(metafile.outputs).map(([file, output]) => [basename(file), output]);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['server', 'DATABASE_URL: required, because a server built by npm run build:server has no embedded database'],
  ['migrate', 'DATABASE_URL'],
])('the bundled %s runs without the project’s packages, and says what it needs', (name, message) => {
  const { DATABASE_URL: _, NETLIFY_DB_URL: __, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [join(folder, `${name}.mjs`)], { cwd: folder, env });
  expect(stderr.toString()).toContain(message);
  expect(status).toBe(1);
});

test('the packages for traces are loaded only on demand', () => {
  const has = (name: string) =>
    Object.keys(outputs.find(([file]) => file === name)![1].inputs).some((file) => /otlp/.test(file));
  const loading = (name: string, kinds: string[]): string[] =>
    outputs
      .find(([file]) => file === name)![1]
      .imports.filter(({ external, kind }) => !external && kinds.includes(kind))
      .map(({ path }) => basename(path));
  const atStart = new Set(['server.mjs']);
  for (const name of atStart) loading(name, ['import-statement']).forEach((each) => atStart.add(each));
  expect([...atStart].filter(has)).toEqual([]);
  const onDemand = [...atStart].flatMap((name) => loading(name, ['dynamic-import']));
  expect(onDemand.filter(has)).toHaveLength(1);
});
