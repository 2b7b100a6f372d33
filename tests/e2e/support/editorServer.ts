import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startOwnServer } from './ownServer';
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
  const { origin, folder, dataDir, restart, close } = await startOwnServer((own) => {
    cpSync('content', join(own, 'content'), { recursive: true });
    return { CONTENT_DIR: join(own, 'content') };
  });
  await expect(async () => expect((await fetch(`${origin}/admin`)).ok).toBe(true)).toPass();
  const token = () => readFileSync(join(dataDir, 'owner-token'), 'utf8');
  return {
    origin,
    content: join(folder, 'content'),
    address: (hash) => `${origin}/admin?token=${token()}${hash}`,
    restart,
    close,
  };
}

/** The editor is for wide screens. Each journey starts a server, so they run at night. */
export const test = base.extend<{ editor: Editor }>({
  accepted: null,
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
