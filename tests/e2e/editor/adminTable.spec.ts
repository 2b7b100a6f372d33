import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openReview, test } from '../support/editorServer';
import { findProduct } from '../support/siteContent';

const pod = findProduct(({ variants, visibility }) => variants.length === 2 && !visibility.availableCaAll);
const file = `products/${pod.slug}.json`;
const [small, large] = pod.variants as [(typeof pod.variants)[number], (typeof pod.variants)[number]];

const importFile = async (page: Page, name: string, text: string) => {
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { name })).toBeFocused();
};

test(
  'a CSV file as Excel saves it is refused by line, corrected, reviewed and published',
  { tag: ['@desktop', '@night'] },
  async ({ editor, page, axe }) => {
    await page.goto(editor.address(''));
    await page.getByRole('link', { name: 'Catalogue table' }).click();
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(pod.slug);
    await expect(page.getByRole('row')).toHaveCount(3);
    await axe();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const exported = readFileSync(await (await downloading).path(), 'utf8');
    expect(exported.split('\r\n')).toHaveLength(4);
    await importFile(page, 'untouched.csv', exported);
    await expect(page.getByText('No changes. 2 rows stay as they are.')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();

    const rows = (price: string) =>
      `\uFEFFSlug;Variant;Price\r\n${pod.slug};${small.id};${price}\r\n${pod.slug};${large.id};99\r\n`;
    await importFile(page, 'prices.csv', rows('much'));
    await expect(page.getByRole('alert')).toContainText('Line 2, Price: expected dollars such as 34.50, got “much”');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await importFile(page, 'prices.csv', rows('47,25'));
    await expect(page.getByText('2 changes in 1 file.')).toBeVisible();
    await axe();
    await page.getByRole('button', { name: 'Apply 2 changes' }).click();
    await expect(page.getByText(/^Saved with your unpublished changes/)).toBeFocused();
    await expect(page.getByRole('row', { name: '$47.25' })).toBeVisible();

    const dialog = await openReview(page);
    await dialog.getByRole('button', { name: 'Publish one change' }).click();
    const before = readFileSync(join('content', file), 'utf8').split('\n');
    await expect(() => {
      const changed = readFileSync(join(editor.content, file), 'utf8').split('\n');
      expect(changed.filter((line, index) => line !== before[index])).toEqual([
        expect.stringContaining('"suggestedPrice": 47.25'),
        expect.stringContaining('"suggestedPrice": 99'),
      ]);
    }).toPass();
  },
);

test(
  'stores are filtered, selected and scheduled by keyboard, on a phone too',
  { tag: ['@desktop', '@night'] },
  async ({ editor, page, axe }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(editor.address('#/table/stores'));
    await page.getByLabel('Region').selectOption('WA');
    await page.getByRole('checkbox', { name: /^Select all \d+ rows$/ }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Publish or take down' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Change' })).toBeFocused();
    await page.getByLabel('Date').fill('2031-06-01');
    await page.getByLabel('Date').press('Enter');
    await expect(page.getByRole('heading', { name: /^Publish at 2031-06-01 09:00/ })).toBeFocused();
    await axe();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: /^Apply \d+ changes$/ }).press('Enter');
    await expect(page.getByText(/From 2031-06-01 09:00 America\/Los_Angeles/).first()).toBeVisible();
    await axe();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);
