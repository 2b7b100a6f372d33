import type { Metafile } from 'esbuild';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleFunctions } from './bundleFunctions';

const root = fileURLToPath(new URL('../..', import.meta.url));
let target: string;
let outputs: [string, Metafile['outputs'][string]][];
beforeAll(async () => {
  target = mkdtempSync(join(tmpdir(), 'functions-'));
  outputs = Object.entries((await bundleFunctions(root, target)).outputs).map(([file, output]) => [
    basename(file),
    output,
  ]);
});
afterAll(() => rmSync(target, { recursive: true }));

test('every function becomes one file with an answer to give', () => {
  const entries = readdirSync(join(root, 'netlify/functions')).filter((name) => name.endsWith('.mts'));
  expect(readdirSync(target).sort()).toEqual(entries.map((name) => name.replace('.mts', '.mjs')).sort());
  for (const [name, { exports }] of outputs) expect(exports, name).toContain('default');
});

test('the embedded database and the local server are in none, and sharp alone of what is installed stays outside', () => {
  for (const [name, { inputs, imports }] of outputs) {
    const files = Object.keys(inputs);
    expect(
      files.filter((file) => /pglite|^netlify\/local\/|[.]test[.]/.test(file)),
      name,
    ).toEqual([]);
    const outside = imports
      .filter(({ external, path }) => external && !path.startsWith('node:'))
      .map(({ path }) => path);
    const packages = outside.filter((path) => !isOfNode(path) && path !== 'pg-native');
    expect([[], ['sharp']], name).toContainEqual([...new Set(packages)]);
  }
});

const isOfNode = (path: string) => process.getBuiltinModule(path) !== undefined;

test('the clock of the two that run by it stands where the host reads it', () => {
  const text = (name: string) => readFileSync(join(target, name), 'utf8');
  expect(text('outgoing.mjs')).toMatch(/= \{ schedule: "\* \* \* \* \*" \};\nexport \{\n {2}\w+ as config,/);
  expect(text('upkeep.mjs')).toMatch(/= \{ schedule: "@hourly" \};\nexport \{\n {2}\w+ as config,/);
  expect(text('api.mjs')).toMatch(/= \{ path: "\/v1\/\*" \};\nexport \{\n {2}\w+ as config,/);
});

test('netlify.toml deploys what is bundled', () => {
  const config = readFileSync(join(root, 'netlify.toml'), 'utf8');
  expect(config).toContain('directory = "dist/functions"');
  expect(config).toContain('npm run build:functions');
});
