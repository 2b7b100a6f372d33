import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildPhoto } from '../../../tests/fixtures/hostileImages';
import { freePort } from '../../../tests/fixtures/servers/freePort';
import { buildOrder, openShop, placed, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { wideLimits } from '../../../tests/fixtures/wideLimits';
import { fillDataFolder } from '../../../tests/fixtures/testDatabase';
import { times } from '../../../tests/fixtures/times';
import { openEmbedded } from '../../database/embedded';
import { idImages } from '../../database/providerTables';
import { createBlobStore } from '../../platform/blobs/blobs';
import { loadLocalSecrets } from '../../platform/settings/localSecrets';
import { parseSettings } from '../../platform/settings/settings';
import { createApp } from '../../routes/app';
import { decryptImage } from '../../services/privacy/idPhotos/idImage';
import { listen, type Listening } from '../http/listen';
import { serverHandler } from '../http/serverHandler';
import { operationsHandler } from '../run/operationsHandler';
import { openGate } from '../private/privateGate';
import { pack, unpack } from '../../platform/archive';
import { runBackup, runRestore } from './backupCommands';
import { checkedManifest, describeFiles, filesUnder } from './manifest';

const stock = 1_000;
let root: string;
let shop: { api: TestApp; headers: { authorization: string }; userId: string; place: () => Promise<unknown> };
let server: Listening | null = null;
const inRoot = (name: string) => join(root, name);

/** Opens the API on a data folder, as the server does. */
async function open(dataDir: string, name?: string): Promise<TestApp> {
  const settings = parseSettings({ ...loadLocalSecrets(dataDir), DATA_DIR: dataDir });
  // Allow long waits, so that a slow machine refuses no order.
  const connection = await openEmbedded(dataDir, { name, waitMs: 60_000 });
  const api = await openTestApp({ connection, settings, clock: () => shopTime, fairLimits: wideLimits });
  const context = { ...api.context, blobs: createBlobStore(settings) };
  return { ...api, context, app: createApp(context) };
}

async function openSource() {
  const port = await freePort();
  await fillDataFolder(inRoot('data'));
  const api = await open(inRoot('data'), `serving http://127.0.0.1:${port}`);
  const kit = await openShop(api, { slotCapacity: stock, purchaseLimitGrams: stock });
  await api.connection.query({ text: `UPDATE provider_products SET available = ${stock}` });
  const { headers, userId } = await api.signedIn({ email: 'mara@shop.example' });
  const form = new FormData();
  const picture = await buildPhoto();
  form.set('file', new File([new Uint8Array(picture)], 'id.jpg', { type: 'image/jpeg' }));
  const sent = await api.app.request('/v1/app/user/upload-id?providerId=alder', {
    method: 'POST',
    headers,
    body: form,
  });
  expect(sent.status).toBe(200);
  const handler = serverHandler({
    api: api.app.fetch,
    site: () => new Response('page', { status: 404 }),
    outbox: null,
    gate: openGate({ ...api.context.settings, dataDir: inRoot('data') }),
    operations: operationsHandler(api),
  });
  server = await listen({ host: '127.0.0.1', port, handler });
  return { api, headers, userId, place: () => placed(kit.place(headers, buildOrder(), randomUUID())) };
}

const runAndCapture = async (run: typeof runBackup, ...words: string[]) => {
  const lines: string[] = [];
  await run(words, { env: {}, print: (line) => lines.push(line) });
  return lines.join('\n');
};

// Databases on disk are slow while the other core is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'backup-'));
  shop = await openSource();
});
afterAll(async () => {
  await server?.close();
  await shop.api.close();
  rmSync(root, { recursive: true });
});

const readImage = async ({ context }: TestApp, userId: string) => {
  const [row] = await context.database.select().from(idImages);
  const sealed = await context.blobs.get(row!.blobKey);
  return decryptImage(context.settings, { userId, providerId: 'alder' }, sealed!);
};
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const count = async ({ connection }: TestApp, text: string) => Number((await connection.query({ text })).rows[0]!.n);

test('a backup taken while orders are placed is a consistent snapshot: after a restore, the session works, the photo opens, and stock and orders agree', async () => {
  await shop.place();
  const orders = Array.from({ length: times(10, 200) }, () => shop.place());
  const output = await runAndCapture(runBackup, inRoot('a.tar.gz'), '--data', inRoot('data'));
  expect(output).toContain(`made by the server at ${server!.origin}`);
  expect(statSync(inRoot('a.tar.gz')).mode & 0o777).toBe(0o600);
  await Promise.all(orders);
  expect(readdirSync(inRoot('data')).filter((name) => name.startsWith('.'))).toEqual([]);

  await runAndCapture(runRestore, inRoot('a.tar.gz'), '--data', inRoot('restored'));
  const restored = await open(inRoot('restored'));
  try {
    const me = await restored.app.request('/v1/app/user/me', { headers: shop.headers });
    expect(await me.json()).toMatchObject({ email: 'mara@shop.example' });
    expect(hash(await readImage(restored, shop.userId))).toBe(hash(await readImage(shop.api, shop.userId)));
    const sold = await count(restored, 'SELECT sum(quantity) AS n FROM order_items');
    expect(sold).toBeGreaterThanOrEqual(2);
    expect(
      await count(restored, `SELECT available AS n FROM provider_products WHERE product_variant_id = 'pod-a'`),
    ).toBe(stock - sold);
    expect(existsSync(inRoot('restored/backup-token'))).toBe(false);
    expect(statSync(inRoot('restored')).mode & 0o077).toBe(0);
    expect(statSync(inRoot('restored/secrets.json')).mode & 0o077).toBe(0);
  } finally {
    await restored.close();
  }
});

describe('a restore', () => {
  const listing = () =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => !path.startsWith('data'))
      .sort();

  test('refuses a folder that is not empty, and replaces it with --replace', async () => {
    mkdirSync(inRoot('filled'));
    writeFileSync(inRoot('filled/own.txt'), 'a');
    await expect(runAndCapture(runRestore, inRoot('a.tar.gz'), '--data', inRoot('filled'))).rejects.toThrow(
      'is not empty. Add --replace to delete its contents',
    );
    expect(readdirSync(inRoot('filled'))).toEqual(['own.txt']);
    await runAndCapture(runRestore, inRoot('a.tar.gz'), '--data', inRoot('filled'), '--replace');
    expect(readdirSync(inRoot('filled'))).toEqual(expect.arrayContaining(['database', 'id-images', 'secrets.json']));
    expect(existsSync(inRoot('filled/own.txt'))).toBe(false);
    expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('refuses the folder of a running server, even with --replace', async () => {
    await expect(runAndCapture(runRestore, inRoot('a.tar.gz'), '--data', inRoot('data'), '--replace')).rejects.toThrow(
      'is open in another process',
    );
    expect(await shop.api.app.request('/v1/health')).toMatchObject({ status: 200 });
  });

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1000)],
    ['altered in one bit', (bytes: Buffer) => ((bytes[bytes.length >> 1]! ^= 1), bytes)],
    ['of something else', () => Buffer.from('no archive')],
    ['empty', () => Buffer.alloc(0)],
  ])('refuses a file that is %s, and changes nothing', async (_, damage) => {
    writeFileSync(inRoot('bad.tar.gz'), damage(readFileSync(inRoot('a.tar.gz'))));
    const before = listing();
    await expect(
      runAndCapture(runRestore, inRoot('bad.tar.gz'), '--data', inRoot('filled'), '--replace'),
    ).rejects.toThrow(/bad\.tar\.gz is damaged or not a backup of this shop: .+ Nothing was changed\./);
    expect(listing()).toEqual(before);
  });

  test('refuses an archive with changed content', async () => {
    const folder = inRoot('packed');
    mkdirSync(folder);
    for (const name of ['database.tar', 'secrets.json']) writeFileSync(join(folder, name), name);
    const manifest = { kind: 'shop-backup', format: 1, version: '1', at: '', migration: null };
    const files = await describeFiles(folder);
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files }));
    const refusal = async (names = filesUnder(folder)) => {
      await pack(folder, names, inRoot('bad.tar.gz'));
      return runAndCapture(runRestore, inRoot('bad.tar.gz'), '--data', inRoot('new')).catch(String);
    };
    const untouched = 'was changed after the backup was made';
    // Negative control: with matching checksums, the archive fails only because its database is invalid.
    expect(await refusal()).toMatch(/The database of .+ cannot be opened: .+ Nothing was changed\./);
    expect(await refusal(['manifest.json', 'database.tar'])).toContain(`secrets.json ${untouched}`);
    writeFileSync(join(folder, 'secrets.json'), 'SECRETS.json');
    expect(await refusal()).toContain(`secrets.json ${untouched}`);
    writeFileSync(join(folder, 'secrets.json'), 'secrets.json');
    writeFileSync(join(folder, 'more.json'), '{}');
    expect(await refusal()).toContain(`more.json ${untouched}`);
    expect(existsSync(inRoot('new'))).toBe(false);
  });
});

describe('a backup', () => {
  test('is refused without the token of the data folder, and under another host name', async () => {
    const ask = (headers: Record<string, string>, method = 'POST') =>
      fetch(`${server!.origin}/__backup`, { method, headers });
    const token = readFileSync(inRoot('data/owner-token'), 'utf8');
    expect(statSync(inRoot('data/owner-token')).mode & 0o077).toBe(0);
    expect((await ask({})).status).toBe(401);
    expect((await ask({ authorization: `Bearer ${token}x` })).status).toBe(401);
    expect((await ask({ authorization: `Bearer ${token}` }, 'GET')).status).toBe(405);
    expect((await ask({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  });

  test('does not overwrite files, and explains missing arguments', async () => {
    await expect(runAndCapture(runBackup, inRoot('a.tar.gz'), '--data', inRoot('data'))).rejects.toThrow(
      'already exists',
    );
    await expect(runAndCapture(runBackup, inRoot('b.tar.gz'), '--data', inRoot('nothing'))).rejects.toThrow(
      'has no database',
    );
    await expect(runAndCapture(runBackup, 'a', 'b')).rejects.toThrow('expected one file');
    await expect(runAndCapture(runRestore)).rejects.toThrow('Usage: npm run restore');
    await expect(
      runBackup([], { env: { DATABASE_URL: 'postgres://shop@127.0.0.1/shop' }, print: () => {} }),
    ).rejects.toThrow('pg_dump');
  });

  test('works without a server too', async () => {
    const output = await runAndCapture(runBackup, inRoot('c.tar.gz'), '--data', inRoot('filled'));
    expect(output).not.toContain('made by the server');
    mkdirSync(inRoot('checked'));
    await unpack(inRoot('c.tar.gz'), inRoot('checked'));
    expect((await checkedManifest(inRoot('checked'))).migration).toMatch(/^\d{4}_/);
  });
});
