import type { Dialog, Page } from '@playwright/test';
import { expect, test } from '../support/editorServer';
import { findProduct } from '../support/siteContent';

const pod = findProduct(({ productType }) => productType === 'oil');
const other = findProduct(({ productType, slug }) => productType === 'oil' && slug !== pod.slug);
const device = findProduct(({ productType }) => productType === 'devices');
const hashOf = (collection: string, slug: string) => `#/collections/${collection}/entries/${slug}`;

const title = (page: Page) => page.getByLabel('English', { exact: true }).first();
const expectForm = async (page: Page, collection: string, { slug, title: { en } }: typeof pod) => {
  await expect(title(page)).toHaveValue(en);
  expect(await page.evaluate(() => location.hash)).toBe(hashOf(collection, slug));
};
const goTo = (page: Page, hash: string) => page.evaluate((next) => void (location.hash = next), hash);

test(
  'Back, Forward and edited addresses show the addressed entry, and ask before they leave what was typed',
  { tag: ['@desktop', '@night'] },
  async ({ page, editor }) => {
    let isLeaving = false;
    const questions: string[] = [];
    page.on('dialog', (dialog: Dialog) => {
      questions.push(dialog.message());
      void (isLeaving ? dialog.accept() : dialog.dismiss());
    });
    await page.goto(editor.address('#/collections/pods'));
    await goTo(page, hashOf('pods', pod.slug));
    await expectForm(page, 'pods', pod);
    await goTo(page, hashOf('pods', other.slug));
    await expectForm(page, 'pods', other);
    await goTo(page, hashOf('devices', device.slug));
    await expectForm(page, 'devices', device);
    await page.goBack();
    await expectForm(page, 'pods', other);
    await page.goBack();
    await expectForm(page, 'pods', pod);
    await page.goForward();
    await expectForm(page, 'pods', other);
    await expect(page.getByText('Not saved'), 'nothing was typed').toBeHidden();

    await title(page).fill('Half Typed');
    const here = hashOf('pods', other.slug);
    for (const go of [
      () => page.goBack(),
      () => goTo(page, hashOf('pods', pod.slug)),
      () => goTo(page, '#/table/products'),
      () => page.getByRole('link', { name: 'Catalogue table' }).click(),
    ]) {
      const asked = questions.length;
      await go();
      await expect.poll(() => questions.length).toBe(asked + 1);
      expect(await page.evaluate(() => location.hash)).toBe(here);
      await expect(title(page)).toHaveValue('Half Typed');
    }
    isLeaving = true;
    await goTo(page, hashOf('pods', pod.slug));
    await expectForm(page, 'pods', pod);
    expect(questions).toHaveLength(5);
    await page.goBack();
    await expectForm(page, 'pods', other);
    expect(questions).toHaveLength(5);
  },
);

test(
  'a build that failed for a product leads to the form of a pod or a device, and to the field',
  { tag: ['@desktop', '@night'] },
  async ({ page, editor }) => {
    for (const [collection, { slug }] of [
      ['pods', pod],
      ['devices', device],
    ] as const) {
      const fault = { file: `content/products/${slug}.json`, field: 'publishedOn', message: 'expected a day' };
      const failed = { state: 'failed', seconds: 3, expectedSeconds: 3, lines: [], faults: [fault] };
      await page.route('**/admin/api/rebuild', (route) => route.fulfill({ json: failed }));
      await page.goto(editor.address('#/collections/pods'));
      await page.reload();
      await page.getByRole('button', { name: /publishedOn · expected a day/ }).click();
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(hashOf(collection, slug));
      await expect(title(page)).not.toHaveValue('');
      const field = page.locator('[data-field="publishedOn"]');
      await expect(field).toBeInViewport();
      await expect(field).toHaveClass(/editor-lead/);
    }
  },
);
