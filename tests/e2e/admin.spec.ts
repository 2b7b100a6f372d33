import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productSchema } from '../../src/domain/catalogue/productSchema';
import { freePort } from '../fixtures/freePort';
import { findProduct } from './support/siteContent';
import { expect, test } from './support/test';

const pod = findProduct((product) => product.productType === 'oil' && !product.visibility.availableCaAll);
let folder: string;
let origin: string;
let server: ChildProcess;

// The editor writes to content/, so it gets a copy and a server of its own.
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  origin = `http://127.0.0.1:${await freePort()}`;
  const env = { HOST: '127.0.0.1', PORT: new URL(origin).port, SITE_URL: origin };
  const places = { DATA_DIR: join(folder, 'data'), CONTENT_DIR: join(folder, 'content') };
  server = spawn('tsx', ['netlify/local/server.ts'], { env: { ...process.env, ...env, ...places }, stdio: 'ignore' });
  await expect(async () => expect((await fetch(`${origin}/admin`)).ok).toBe(true)).toPass();
});

test.afterEach(async () => {
  if (!server) return;
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

const token = () => readFileSync(join(folder, 'data', 'owner-token'), 'utf8');
const saved = () => readFileSync(join(folder, 'content', 'products', `${pod.slug}.json`), 'utf8');

test(
  'D-01 an editor changes a title, which changes one line of one file, and invalid input is not written',
  { tag: ['@desktop', '@night'] },
  async ({ page, expectedErrors }) => {
    const before = readFileSync(join('content', 'products', `${pod.slug}.json`), 'utf8');
    await page.goto(`${origin}/admin?token=${token()}#/collections/pods/entries/${pod.slug}`);
    const publish = async () => {
      await page.getByRole('button', { name: /^Publish/ }).click();
      await page.getByRole('menuitem', { name: 'Publish now' }).click();
    };

    const title = page.getByLabel('English', { exact: true }).first();
    await expect(title).toHaveValue(pod.title.en);
    await title.fill('Another Name');
    await publish();
    await expect(page.getByText(`Saved content/products/${pod.slug}.json.`)).toBeVisible();
    const old = before.split('\n');
    const changed = saved()
      .split('\n')
      .filter((line, at) => line !== old[at]);
    expect(changed).toEqual([expect.stringContaining('"Another Name"')]);

    // Decap logs rejected saves to the console.
    expectedErrors.push(/.*/);
    const good = saved();
    await page
      .getByLabel(/^THC, in grams/i)
      .first()
      .fill('9');
    await publish();
    await expect(page.getByRole('listitem').filter({ hasText: 'thcGrams' }).first()).toBeVisible();
    expect(saved()).toBe(good);
    expect(() => productSchema.parse(JSON.parse(good))).not.toThrow();
    await expect(page.getByLabel(/^THC, in grams/i).first()).toHaveValue('9');
  },
);
