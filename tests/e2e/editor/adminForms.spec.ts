import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Oil } from '../../../src/domain/catalogue/productSchema';
import { expect, openReview, saveDraft, test } from '../support/editorServer';
import { findProduct } from '../support/siteContent';

const pod = findProduct((product) => product.productType === 'oil' && !product.visibility.availableCaAll) as Oil;
const other = findProduct(
  (product) => product.productType === 'oil' && product.slug !== pod.slug && !product.visibility.availableCaAll,
) as Oil;
const form = `#/collections/pods/entries/${pod.slug}`;

/** Returns the form's state in the bar above it, which is updated after each pause in typing. */
const state = (page: Page) => page.getByRole('navigation', { name: 'Parts of the form' }).getByRole('status');

test(
  'the form checks the THC while one types, names what slugs stand for, and leads to each part',
  { tag: ['@desktop', '@night'] },
  async ({ page, editor }) => {
    await page.goto(editor.address(form));
    await expect(state(page)).toHaveText('No problems');
    await expect(page.getByText('Check for Preview'), 'the preview is beside the form').toBeHidden();

    await page.getByRole('button', { name: 'Sizes and reports' }).click();
    await expect(page.getByRole('heading', { name: 'Sizes and reports' })).toBeInViewport();
    const grams = page.getByLabel(/^THC, in grams/).first();
    await grams.fill('9');
    const { batchIds, thcGrams } = pod.variants[0]!;
    const expected = page.getByRole('paragraph').filter({ hasText: `what ${batchIds[0]!} measured` });
    await expect(expected).toContainText('within 10 %');
    await page.locator('[data-field="variants"]').getByRole('button', { name: 'Collapse' }).first().click();
    await expect(grams).toBeHidden();
    await page.getByText(/^\d problems?$/).click();
    await page.getByRole('button', { name: 'Size 1 · THC, in grams' }).first().click();
    await expect(grams).toBeFocused();
    await grams.fill(String(thcGrams));
    await expect(state(page)).toHaveText('No problems');

    const reports = page.locator('[data-field="batchIds"]').first();
    await expect(reports).toContainText(`${batchIds[0]} · ${pod.title.en} ${pod.variants[0]!.title.en}`);
    await expect(reports).toContainText('% THC');
  },
);

test(
  'numbers are read with either decimal mark, and neither the mouse wheel nor an arrow key changes them',
  { tag: ['@desktop', '@night'] },
  async ({ page, editor }) => {
    const file = () => readFileSync(join(editor.content, 'products', `${pod.slug}.json`), 'utf8');
    const before = file();
    await page.goto(editor.address(form));
    await expect(state(page)).toHaveText('No problems');
    const price = page.getByLabel(/^Suggested price/).first();
    const saved = await price.inputValue();
    await price.click();
    await page.mouse.wheel(0, 120);
    await price.press('ArrowDown');
    await expect(price).toHaveValue(saved);

    await price.fill('1,234');
    const fault = page.getByRole('paragraph').filter({ hasText: /^Expected dollars such as 34\.50/ });
    await expect(fault).toContainText('which can mean 1234 or 1.234');
    await price.fill('1 234,50 $');
    await expect(state(page)).toHaveText('No problems');
    await expect(price).toHaveValue('1 234,50 $');
    await saveDraft(page);
    const review = await openReview(page);
    await review.getByRole('button', { name: 'Publish one change' }).click();
    await expect(() => {
      const changed = file().split('\n');
      const lines = before.split('\n');
      expect(changed.filter((line, index) => line !== lines[index])).toEqual([
        expect.stringContaining('"suggestedPrice": 1234.5'),
      ]);
    }).toPass();
  },
);

test(
  'a duplicated pod has to be named before it is saved, and the original stays',
  { tag: ['@desktop', '@night'] },
  async ({ page, editor }) => {
    const saved = () => readFileSync(join(editor.content, 'products', `${pod.slug}.json`), 'utf8');
    const before = saved();
    await page.goto(editor.address(form));
    await expect(state(page)).toHaveText('No problems');
    await page.getByRole('button', { name: 'Saved', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const slug = page.getByLabel('Slug', { exact: true });
    await expect(slug).toHaveValue('');
    const ids = page.getByLabel('Id', { exact: true });
    await expect(ids).toHaveCount(pod.variants.length);
    for (const id of await ids.all()) await expect(id).toHaveValue('');
    await expect(page.getByLabel('Permanent id')).toHaveValue('');
    await expect(page.getByLabel('English', { exact: true }).first()).toHaveValue(pod.title.en);

    await slug.fill(pod.slug);
    await ids.first().fill(pod.variants[0]!.id);
    await expect(
      page
        .getByRole('paragraph')
        .filter({ hasText: /unique value.*also has/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: /^Expected/ })).toContainText([
      `also has ${pod.variants[0]!.id}`,
      `also has ${pod.slug}`,
    ]);

    await slug.fill('a-copied-pod');
    for (const [at, id] of (await ids.all()).entries()) await id.fill(`a-copied-pod-${at + 1}`);
    await saveDraft(page);
    const review = await openReview(page);
    await expect(review.getByRole('button', { name: /^Size 1 · Lab reports/ })).toBeVisible();
    await expect(review.getByRole('button', { name: 'Publish one change' })).toBeDisabled();
    expect(saved()).toBe(before);
  },
);

test(
  'the search finds words inside any entry and opens it, and lists say what entries are',
  { tag: ['@desktop', '@night'] },
  async ({ page, editor }) => {
    await page.goto(editor.address('#/collections/pods'));
    const listed = page.getByRole('listitem').filter({ hasText: pod.title.en }).first();
    await expect(listed).toContainText(`${pod.title.en} · `);
    const thumbnail = await listed
      .getByRole('link')
      .evaluate((link) => getComputedStyle(link, '::before').backgroundImage.slice('url("'.length, -'")'.length));
    expect((await page.request.get(thumbnail)).headers()['content-type']).toBe('image/avif');
    await page.keyboard.press('/');
    const search = page.getByRole('dialog', { name: 'Search all content' });
    const words = pod.description.en.split(' ').slice(0, 6).join(' ');
    await search.getByRole('searchbox').fill(words);
    const hit = search.getByRole('link').filter({ hasText: pod.title.en }).first();
    await expect(hit).toContainText('Pod');
    await hit.click();
    await expect(search).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${form}$`));
    const description = page.locator('[data-field="description"]');
    await expect(description, 'the field that was found').toBeInViewport();
    const title = page.getByLabel('English', { exact: true }).first();
    await expect(title).toHaveValue(pod.title.en);

    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await search.getByRole('searchbox').fill(other.description.en.split(' ').slice(0, 6).join(' '));
    await expect(search.getByRole('link').first()).toContainText(other.title.en);
    await search.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(new RegExp(`entries/${other.slug}$`));
    await expect(title, 'the fields of the form that was open are not kept').toHaveValue(other.title.en);
  },
);

test(
  'on a phone, lists and forms fit the screen, and the form comes before the preview',
  { tag: ['@desktop', '@night'] },
  async ({ page, editor }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    await page.goto(editor.address('#/collections/pods'));
    await expect(page.getByRole('listitem').filter({ hasText: pod.title.en }).first()).toBeVisible();
    expect(await isWithin()).toBe(true);

    await page.goto(editor.address(form));
    await expect(state(page)).toHaveText('No problems');
    expect(await isWithin()).toBe(true);
    await expect(page.frameLocator('#preview-pane').locator('body')).toHaveCount(0);
    const title = page.getByLabel('English', { exact: true }).first();
    await title.fill('Another Name');
    const save = page.getByRole('button', { name: /^Save/ });
    for (const part of [title, save, state(page)]) {
      const box = (await part.boundingBox())!;
      expect([box.x >= 0, box.x + box.width <= 390]).toEqual([true, true]);
    }
  },
);
