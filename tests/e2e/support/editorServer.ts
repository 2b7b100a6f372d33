import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../fixtures/servers/freePort';
import { expect, test as base } from './test';

interface Editor {
  origin: string;
  content: string;
  /** Returns the editor's address with a hash such as '#/collections/pods'. */
  address: (hash: string) => string;
  restart: () => Promise<void>;
}

/** Serves an editor on a copy of content/, because it writes there. */
export async function openEditor(): Promise<Editor & { close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  const origin = `http://127.0.0.1:${await freePort()}`;
  const env = { HOST: '127.0.0.1', PORT: new URL(origin).port, SITE_URL: origin };
  const folders = { DATA_DIR: join(folder, 'data'), CONTENT_DIR: join(folder, 'content') };
  const start = async () => {
    const server = spawn('tsx', ['netlify/server/server.ts'], {
      env: { ...process.env, ...env, ...folders },
      stdio: 'ignore',
    });
    await expect(async () => expect((await fetch(`${origin}/admin`)).ok).toBe(true)).toPass();
    return server;
  };
  let server = await start();
  const stop = async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
  };
  const token = () => readFileSync(join(folder, 'data', 'owner-token'), 'utf8');
  return {
    origin,
    content: join(folder, 'content'),
    address: (hash) => `${origin}/admin?token=${token()}${hash}`,
    restart: async () => {
      await stop();
      server = await start();
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** The editor is for wide screens. Each journey starts a server, so they run at night. */
export const test = base.extend<{ editor: Editor }>({
  editor: async ({ context }, provide) => {
    const { close, ...editor } = await openEditor();
    await provide(editor);
    // Open editors poll their server every few seconds.
    await Promise.all(context.pages().map((page) => page.close()));
    await close();
  },
});

export async function saveDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByRole('menuitem', { name: 'Save as draft' }).click();
  await expect(page.getByText(/changes saved/i)).toBeVisible();
}

export async function openReview(page: Page) {
  await page.getByRole('button', { name: /^Review/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Your changes' });
  await expect(dialog.getByText('Checking the changes together…')).toBeHidden();
  return dialog;
}

export { expect } from './test';
