import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleFunctions } from '../../netlify/server/build/bundleFunctions';
import { readZip, type ZipEntry } from '../fixtures/readZip';
import { isHeavy } from '../fixtures/times';

interface ZippedFunction {
  name: string;
  path: string;
  runtimeAPIVersion?: number;
  runtimeVersion?: string;
  bundler?: string;
  routes?: { pattern: string }[];
  schedule?: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const toml = readFileSync(join(root, 'netlify.toml'), 'utf8');
const setting = (name: string) => JSON.parse(new RegExp(`^ *${name} = (.+)$`, 'm').exec(toml)![1]!) as never;
const maxBytes = 5_000_000;
/** The files of sharp, which contains platform-specific code. Netlify's own files start with `___netlify`. */
const sharpFiles = /^node_modules\/(sharp|@img\/[^/]+|detect-libc|semver)\//;
/** Zipping reads each bundle completely. By default, one request handler and one scheduled function represent all. */
const sampleFunctions = ['api', 'clock'];

let folder: string;
let unzipped: string;
let results: ZippedFunction[];
const entries = new Map<string, ZipEntry[]>();

const isBundle = (entry: ZipEntry, name: string) => basename(entry.name) === `${name}.mjs`;

function unzip(name: string, list: ZipEntry[]): void {
  for (const entry of list) {
    const file = join(unzipped, name, entry.name);
    mkdirSync(dirname(file), { recursive: true });
    if (entry.isLink) symlinkSync(entry.read().toString('utf8'), file);
    else writeFileSync(file, entry.read());
  }
}

beforeAll(async () => {
  // Inside the project, where Netlify's tracer finds external packages; unzipped far away from it.
  mkdirSync(join(root, 'dist'), { recursive: true });
  folder = mkdtempSync(join(root, 'dist/zip-'));
  unzipped = mkdtempSync(join(tmpdir(), 'unzipped-'));
  const [all, asked, zips] = ['all', 'functions', 'zips'].map((name) => join(folder, name)) as [string, string, string];
  await bundleFunctions(root, all);
  for (const name of [asked, zips]) mkdirSync(name);
  for (const file of readdirSync(all))
    if (isHeavy || sampleFunctions.includes(file.replace('.mjs', ''))) copyFileSync(join(all, file), join(asked, file));
  const config = {
    nodeBundler: setting('node_bundler'),
    nodeVersion: setting('NODE_VERSION'),
    includedFiles: setting('included_files'),
    includedFilesBasePath: root,
  };
  const zipper = fileURLToPath(new URL('zipFunctions.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [
    zipper,
    asked,
    zips,
    JSON.stringify({ basePath: root, config: { '*': config } }),
  ]);
  results = JSON.parse(stdout) as ZippedFunction[];
  for (const { name, path } of results) entries.set(name, readZip(readFileSync(path)));
}, 600_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(unzipped, { recursive: true, force: true });
});

test('Netlify’s bundler accepts every function, in the current format, with the configured bundler', () => {
  const expected = isHeavy ? readdirSync(join(folder, 'all')).map((file) => file.replace('.mjs', '')) : sampleFunctions;
  expect(results.map(({ name }) => name).sort()).toEqual(expected.sort());
  for (const { name, runtimeAPIVersion, runtimeVersion, bundler } of results)
    expect([name, runtimeAPIVersion, runtimeVersion, bundler]).toEqual([name, 2, 'nodejs24.x', 'nft']);
});

test('reads the functions’ paths and schedules', () => {
  const paths: Record<string, string[]> = { api: ['/v1/*'], pas: ['/pas/*'] };
  const clocks: Record<string, string> = { clock: '* * * * *' };
  for (const { name, routes, schedule } of results) {
    expect([name, routes?.map(({ pattern }) => pattern)]).toEqual([name, paths[name] ?? []]);
    if (clocks[name] !== undefined || name === 'api') expect([name, schedule]).toEqual([name, clocks[name]]);
    // Netlify's schedules have a resolution of one minute.
    if (schedule !== undefined) expect(schedule).toMatch(/^(@\w+|([\d*/,-]+ ){4}[\d*/,-]+)$/);
  }
});

test('each is small and contains its bundle and sharp: no embedded database, tools, content or Node', () => {
  for (const { name } of results) {
    const ownEntries = entries.get(name)!.filter((entry) => !sharpFiles.test(entry.name));
    expect(ownEntries.reduce((sum, { packedBytes }) => sum + packedBytes, 0)).toBeLessThan(maxBytes);
    const foreign = ownEntries.filter((entry) => !entry.name.startsWith('___netlify') && !isBundle(entry, name));
    expect(foreign.map((entry) => entry.name)).toEqual([]);
  }
});

interface Started {
  response: { status: number; code: string } | null;
  hasSharp: boolean;
  milliseconds: number;
}

/** Loads the function in a separate Node process and sends it one request, if it handles requests. */
const script = `
import { createRequire } from 'node:module';
const [file, path, needsSharp] = process.argv.slice(1);
const start = performance.now();
const { default: handle } = await import(file);
const httpResponse = path && (await handle(new Request('https://shop.example' + path), { ip: '192.0.2.1' }));
const response = httpResponse ? { status: httpResponse.status, code: (await httpResponse.json()).code } : null;
const milliseconds = Math.round(performance.now() - start);
const hasSharp = Boolean(needsSharp) && Boolean((await import(createRequire(file).resolve('sharp'))).default);
process.stdout.write('\\n' + JSON.stringify({ response, hasSharp, milliseconds, kind: typeof handle }));
process.exit(0);
`;

async function start(name: string, path: string, needsSharp: boolean): Promise<Started & { kind: string }> {
  const list = entries.get(name)!;
  unzip(name, list);
  const file = join(unzipped, name, list.find((entry) => isBundle(entry, name))!.name);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script, file, path, needsSharp ? 'yes' : ''],
    {
      cwd: join(unzipped, name),
      env: {
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
        BLOB_STORE: 'netlify',
        CODE_PEPPER: 'p'.repeat(32),
        ID_IMAGE_KEY: 'a'.repeat(64),
        URL: 'https://shop.example',
      },
    },
  );
  return JSON.parse(stdout.split('\n').at(-1)!) as Started & { kind: string };
}

describe('unzipped in an empty folder', () => {
  test('each starts, and the API responds to its first request with a 503 if the database is unreachable', async () => {
    for (const { name, routes } of results) {
      const isApi = routes?.[0]?.pattern === '/v1/*';
      const { response, kind, hasSharp, milliseconds } = await start(name, isApi ? '/v1/health' : '', isApi);
      expect([name, kind]).toEqual([name, 'function']);
      if (isApi) expect([response, hasSharp]).toEqual([{ status: 503, code: 'database_unavailable' }, true]);
      // Alone it takes a tenth of a second; other tests running in parallel slow it down.
      expect(milliseconds).toBeLessThan(10_000);
      if (process.env.SHOW_TIMES) process.stdout.write(`${name}: first answer after ${milliseconds} ms\n`);
    }
  }, 120_000);
});
