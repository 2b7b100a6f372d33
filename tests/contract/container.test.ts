import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchInfoSchema } from '../../src/domain/unlock/batchInfoSchema';
import { startPostgres, type TemporaryPostgres } from '../config/machine/temporaryPostgres';
import { freePort } from '../fixtures/servers/freePort';
import { followDockerfile } from './bareDirectory';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** As root, the server runs as the image's user, for whom all but /data is read-only. */
const isRoot = process.getuid?.() === 0;

let folder: string;
let postgres: TemporaryPostgres;
let server: ChildProcess;
let stage: ReturnType<typeof followDockerfile>;
let origin: string;
let env: Record<string, string>;
let output = '';

const owner = () => (isRoot ? { uid: Number(stage.user!.split(':')[0]), gid: Number(stage.user!.split(':')[1]) } : {});
const node = (words: string[]) => [join(stage.root, 'usr/local/bin/node'), ...words] as const;

// The build alone takes five minutes on two idle cores.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'container-'));
  chmodSync(folder, 0o755);
  postgres = await startPostgres();
  stage = followDockerfile(root, folder);
  const data = join(stage.root, 'data');
  if (isRoot) chownSync(data, owner().uid!, owner().gid!);
  const port = String(await freePort());
  env = {
    ...stage.env,
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: data,
    DATABASE_URL: postgres.url,
    CODE_PEPPER: 'p'.repeat(32),
    ID_IMAGE_KEY: 'a'.repeat(64),
    SITE_URL: 'https://shop.example',
    CLIENT_ADDRESS_HEADER: 'x-real-ip',
    DEMO_DATA: 'true',
    DRAIN_SECONDS: '1',
  };
  origin = `http://127.0.0.1:${port}`;
  const [program, ...words] = node(stage.command.slice(1));
  server = spawn(program, words, {
    cwd: join(stage.root, stage.workdir),
    env,
    ...owner(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout!, server.stderr!])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  for (let tries = 0; tries < 600 && !/Shop +http/.test(output); tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}:\n${output}`);
    await pause(100);
  }
}, 3_600_000);
afterAll(async () => {
  if (server && server.exitCode === null) server.kill('SIGTERM');
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const bytesIn = (path: string): number =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0)
    : statSync(path).size;

test('serves pages and the API', async () => {
  const page = await fetch(`${origin}/us/en`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const health = await fetch(`${origin}/v1/health/ready`);
  expect(await health.json()).toEqual({ status: 'ok' });
  const products = await fetch(
    `${origin}/.netlify/functions/delivery-provider-products?providerId=sunhollow-los-angeles`,
  );
  expect(products.status).toBe(200);
});

test('has the content that the server needs in its bundle', async () => {
  const products = await fetch(
    `${origin}/.netlify/functions/delivery-provider-products?providerId=sunhollow-los-angeles`,
  );
  expect(await products.json()).not.toHaveLength(0);
  const batch = await fetch(`${origin}/v1/app/batches/CO-BAS-2604-233`);
  const { featuredImage } = batchInfoSchema.parse(await batch.json());
  const picture = await fetch(origin + featuredImage);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('its health check passes, and fails once nothing answers', () => {
  const [program, ...words] = node(stage.health.slice(1));
  const check = (port: string) =>
    execFileSync(program, words, { env: { ...env, PORT: port }, stdio: 'pipe', ...owner() });
  expect(() => check(env.PORT!)).not.toThrow();
  expect(() => check('1')).toThrow();
});

test('decodes pictures with the sharp that was copied', async () => {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const script = `const { default: sharp } = await import('sharp');
    process.stdout.write((await sharp(Buffer.from(process.argv[1], 'base64')).metadata()).format);`;
  const [program, ...words] = node(['--input-type=module', '-e', script, picture.toString('base64')]);
  const cwd = join(stage.root, stage.workdir, 'server');
  expect(execFileSync(program, words, { cwd, env, ...owner() }).toString()).toBe('jpeg');
});

test('its commands run beside it', () => {
  const [program, ...words] = node(['server/migrate.mjs']);
  const said = execFileSync(program, words, { cwd: join(stage.root, stage.workdir), env, ...owner() });
  expect(said.toString()).toContain('The database is up to date.');
});

test('a server without DATABASE_URL says what it needs', () => {
  const [program, ...words] = node(['server/server.mjs']);
  const { DATABASE_URL: _, ...without } = env;
  expect(() =>
    execFileSync(program, words, { cwd: join(stage.root, stage.workdir), env: without, stdio: 'pipe' }),
  ).toThrow(/DATABASE_URL: required/);
});

test('writes to /data alone', () => {
  const changed = execFileSync('find', [
    stage.root,
    '-newer',
    join(stage.root, 'usr/local/bin/node'),
    '-user',
    stage.user!.split(':')[0]!,
  ]);
  const paths = changed.toString().split('\n').filter(Boolean);
  expect(paths.filter((path) => !path.startsWith(join(stage.root, 'data')))).toEqual([]);
});

test('holds nothing but the site, the server and Node, which take less than 170 MB beside the site', () => {
  expect(readdirSync(join(stage.root, stage.workdir)).sort()).toEqual(['netlify.toml', 'public', 'server']);
  expect(existsSync(join(stage.root, 'app/server/node_modules/gatsby'))).toBe(false);
  const inMegabytes = (path: string) => Math.round(bytesIn(path) / 1e6);
  const [all, site] = [inMegabytes(stage.root), inMegabytes(join(stage.root, stage.workdir, 'public'))];
  // The site grows with the catalogue. Debian slim, below it, has less than 100 MB.
  console.log(`The last stage adds ${all} MB to its base image, ${site} MB of them the site.`);
  expect(all - site).toBeLessThan(170);
});

test('ends within 20 seconds of SIGTERM', async () => {
  const ended = new Promise<number | null>((done) => server.once('exit', done));
  server.kill('SIGTERM');
  expect(await Promise.race([ended, pause(20_000).then(() => 'still there')])).toBe(0);
});
