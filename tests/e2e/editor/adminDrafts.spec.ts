import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, openReview, saveDraft, test } from '../support/editorServer';

test(
  'a half-filled pod is saved, survives a closed browser, says what it lacks, and a discard is taken back',
  { tag: ['@desktop', '@night'] },
  async ({ context, editor }) => {
    const page = await context.newPage();
    await page.goto(editor.address('#/collections/pods/new'));
    await page.getByLabel('English', { exact: true }).first().fill('Half a Pod');
    await page.getByLabel('Slug', { exact: true }).fill('half-a-pod');
    await saveDraft(page);
    await page.close();

    const again = await context.newPage();
    await again.goto(editor.address('#/collections/pods'));
    await expect(again.getByRole('listitem').filter({ hasText: 'Half a Pod' })).toBeVisible();
    const review = await openReview(again);
    await expect(review.getByRole('button', { name: 'Publish one change' })).toBeDisabled();
    await review.getByRole('button', { name: 'Discard Pod Half a Pod' }).click();
    await expect(review.getByText('No changes')).toBeVisible();
    const undo = review.getByRole('button', { name: 'Undo: keep Pod Half a Pod' });
    await expect(undo).toBeFocused();
    await undo.click();
    await review.getByRole('button', { name: 'Brand', exact: true }).click();
    await expect(again.locator('[data-field="brand"]').getByRole('combobox')).toBeFocused();
    await expect(again.getByLabel('English', { exact: true }).first()).toHaveValue('Half a Pod');
    expect(existsSync(join(editor.content, 'products', 'half-a-pod.json'))).toBe(false);
  },
);

test(
  'deleting a brand names the entries that need it, and leads to each',
  { tag: ['@desktop', '@night'] },
  async ({ page, editor }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(editor.address('#/collections/brands/entries/basalt-choir'));
    await expect(page.getByLabel(/^Name/i).first()).toHaveValue('Basalt Choir');
    await page.getByRole('button', { name: 'Delete' }).click();
    const review = await openReview(page);
    const pods = review.getByRole('region', { name: 'Pods' });
    await expect(pods.getByRole('link')).toHaveCount(4);
    await pods.getByText(/^and \d+ more$/).click();
    const last = pods.getByRole('link').last();
    const name = await last.textContent();
    await last.click();
    await expect(review).toBeHidden();
    await expect(page.getByLabel('English', { exact: true }).first()).toHaveValue(name!);
  },
);

test(
  'every button of a form has a name, also those of a list’s items',
  { tag: ['@desktop', '@night'] },
  async ({ page, editor }) => {
    await page.goto(editor.address('#/collections/pages/entries/home'));
    await expect(page.getByRole('button', { name: 'Remove section 1', exact: true })).toBeVisible();
    expect(await page.locator('body').ariaSnapshot()).not.toMatch(/^\s*- button(?::|$| \[)/m);
  },
);
