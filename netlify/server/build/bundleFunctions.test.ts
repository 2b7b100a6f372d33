import type { Metafile } from 'esbuild';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTime } from '../../../src/content/source/buildTime';
import { readCatalogue, readSizeOrder } from './readCatalogue';
import { bundleFunctions } from './bundleFunctions';

const root = fileURLToPath(new URL('../../..', import.meta.url));
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

test('every function becomes one file with a handler', () => {
  const entries = readdirSync(join(root, 'netlify/functions')).filter((name) => name.endsWith('.mts'));
  expect(readdirSync(target).sort()).toEqual(entries.map((name) => name.replace('.mts', '.mjs')).sort());
  for (const [name, { exports }] of outputs) expect(exports, name).toContain('default');
});

test('no bundle includes the embedded database, traces or the single-machine server, and only sharp stays external', () => {
  for (const [name, { inputs, imports }] of outputs) {
    const files = Object.keys(inputs);
    expect(
      files.filter((file) => /pglite|otlp|^netlify\/server\/|openTracing|[.]test[.]/.test(file)),
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

test('the jobs have a schedule where the host can read it', () => {
  const text = (name: string) => readFileSync(join(target, name), 'utf8');
  expect(text('clock.mjs')).toContain('= { schedule: "* * * * *" };\nexport {\n');
  expect(text('clock.mjs')).toMatch(/ as config,/);
  expect(text('api.mjs')).toMatch(/= \{ path: "\/v1\/\*" \};\nexport \{\n {2}\w+ as config,/);
});

test('S7-17 D-36 the history has its own path', () => {
  const text = readFileSync(join(target, 'pas.mjs'), 'utf8');
  expect(/= \{ path: "\/pas\/\*" \};\nexport \{/.test(text)).toBe(true);
});

test('S7-32 the catalogue’s batches are bundled, in a few hundred kilobytes', () => {
  const lines = readFileSync(join(target, 'api.mjs'), 'utf8').split('\n');
  const bundled = lines.find((line) => line.includes('JSON.parse') && line.includes('"batchIds"'))!;
  // Failed batches were never sold, so no pod has their number.
  const isSold = (name: string) =>
    !readFileSync(join(root, 'content/batches', name), 'utf8').includes('"status": "failed"');
  const batches = readdirSync(join(root, 'content/batches'))
    .filter(isSold)
    .map((name) => name.replace('.json', ''));
  expect(batches.length).toBeGreaterThan(300);
  expect(batches.filter((batchId) => !bundled.includes(`"${batchId}"`))).toEqual([]);
  expect(bundled.length).toBeLessThan(300_000);
});

test('the order of sizes is bundled', () => {
  const { version } = readSizeOrder(readCatalogue(join(root, 'content'), buildTime(process.env)));
  expect(readFileSync(join(target, 'delivery-provider-products.mjs'), 'utf8')).toContain(`"version":"${version}"`);
});

test('netlify.toml deploys the bundles', () => {
  const config = readFileSync(join(root, 'netlify.toml'), 'utf8');
  expect(config).toContain('directory = "dist/functions"');
  expect(config).toContain('npm run build:functions');
});
