import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describePictures } from '../../../src/content/pictures/pictures';
import { sitePages } from '../../../src/content/pages/sitePages';
import { readContent } from '../../../src/content/source/readContent';
import { shiftClock } from '../support/clock';
import { expect, openReview, saveDraft, test } from '../support/editorServer';
import { findProduct } from '../support/siteContent';

const pod = findProduct(
  (product) => product.productType === 'oil' && !product.visibility.availableCaAll && product.variants.length === 1,
);
const report = pod.variants[0]!.batchIds[0]!;

async function duplicate(page: Page, hash: string, address: (hash: string) => string): Promise<void> {
  await page.goto(address(hash));
  await page.getByRole('button', { name: /^Saved/ }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/\/new/);
}

/** Selects an entry by typing. */
async function choose(page: Page, field: RegExp, name: string): Promise<void> {
  const input = page.getByLabel(field).first();
  await input.fill(name);
  await page.getByRole('option', { name }).first().click();
}

test(
  'a pod, its brand and its report are drafted in the wrong order, survive a reload and are published once',
  { tag: ['@desktop', '@night'] },
  async ({ page, editor, expectedErrors }) => {
    // The preview requests ratings of the new pod, which the server does not have yet.
    expectedErrors.push(/ratings\/journey-pod/);
    // A form that is still saving asks for confirmation before it closes.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.setViewportSize({ width: 1440, height: 1000 });
    const { content, address } = editor;
    const files = () =>
      ['products', 'brands', 'batches'].flatMap((folder) => readdirSync(join(content, folder))).length;
    const before = files();

    await duplicate(page, `#/collections/pods/entries/${pod.slug}`, address);
    await page.getByLabel('English', { exact: true }).first().fill('Journey Pod');
    await page.getByLabel('Slug', { exact: true }).fill('journey-pod');
    await page.getByLabel('Id', { exact: true }).fill('journey-pod-1');
    await saveDraft(page);
    await duplicate(page, `#/collections/brands/entries/${pod.brand}`, address);
    await page.getByLabel(/^Slug/i).fill('journey-brand');
    await page.getByLabel(/^Name/i).first().fill('Journey Brand');
    await saveDraft(page);
    await duplicate(page, `#/collections/batches/entries/${report}`, address);
    await page.getByLabel(/^Batch number/i).fill('JOURNEY-1');
    await page.getByLabel(/^Sample/i).fill('JOURNEY-SAMPLE');
    await choose(page, /^Pod and size/i, 'Journey Pod');
    await saveDraft(page);

    // Neither the brand nor the report is published, but the pod can refer to both.
    await page.goto(address('#/collections/pods/entries/journey-pod'));
    await choose(page, /^Brand/i, 'Journey Brand');
    await choose(page, /^Lab reports/i, 'JOURNEY-1');
    await saveDraft(page);
    expect(files(), 'nothing is written before it is published').toBe(before);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Review 3 changes' })).toBeVisible();
    const dialog = await openReview(page);
    await expect(dialog.getByText('Everything fits together.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish 3 changes' }).click();
    await expect(dialog.getByText('Published 3 files.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'No changes' })).toBeVisible();

    expect(files()).toBe(before + 3);
    const written = JSON.parse(readFileSync(join(content, 'products', 'journey-pod.json'), 'utf8')) as object;
    expect(written).toMatchObject({ slug: 'journey-pod', brand: 'journey-brand', title: { en: 'Journey Pod' } });
    const pictures = describePictures(join(content, 'pictures'));
    const pages = sitePages(readContent(content, new Set(Object.keys(pictures))), pictures).map(({ path }) => path);
    expect(pages).toEqual(expect.arrayContaining(['/us/en/shop/pods/journey-pod', '/us/en/shop/makers/journey-brand']));
  },
);

test(
  'two people who edit one entry know of each other, and the second to publish sees both versions, also after a restart',
  { tag: ['@desktop', '@night'] },
  async ({ page, browser, editor, expectedErrors }) => {
    // Open editors keep polling while the server restarts, after which nobody is signed in.
    expectedErrors.push(/ERR_CONNECTION_(REFUSED|RESET)/, /ERR_EMPTY_RESPONSE/, /Failed to fetch/, /403 \(Forbidden\)/);
    const hash = `#/collections/brands/entries/${pod.brand}`;
    const file = () => readFileSync(join(editor.content, 'brands', `${pod.brand}.json`), 'utf8');
    const context = await browser.newContext();
    await shiftClock(context);
    const other = await context.newPage();
    for (const [each, name] of [
      [page, 'First Name'],
      [other, 'Second Name'],
    ] as const) {
      await each.goto(editor.address(hash));
      await each.getByLabel(/^Name/i).first().fill(name);
      await saveDraft(each);
    }
    for (const each of [page, other]) await expect(each.getByText(/^Someone else has this entry open/)).toBeVisible();

    const first = await openReview(page);
    await first.getByRole('button', { name: 'Publish one change' }).click();
    await expect(first.getByText(/^Published/)).toBeVisible();
    await editor.restart();
    await other.goto(editor.address(hash));
    const second = await openReview(other);
    const message = `Somebody else published another version of content/brands/${pod.brand}.json since you opened it.`;
    await expect(second.getByText(message)).toBeVisible();
    await expect(second.getByRole('deletion')).toHaveText('First Name');
    await expect(second.getByRole('insertion')).toHaveText('Second Name');
    expect(JSON.parse(file())).toMatchObject({ name: 'First Name' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await second.getByRole('button', { name: 'Copy mine' }).click();
    await expect(second.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await other.evaluate(() => navigator.clipboard.readText())).toContain('Second Name');
    await second.getByRole('button', { name: 'Keep mine' }).click();
    await second.getByRole('button', { name: 'Publish one change' }).click();
    await expect(second.getByText(/^Published/)).toBeVisible();
    expect(JSON.parse(file())).toMatchObject({ name: 'Second Name' });
    await context.close();
  },
);

test(
  'of two people who replace or delete a drawing, the second sees the other’s first',
  { tag: ['@desktop', '@night'] },
  async ({ page, browser, editor, expectedErrors }) => {
    expectedErrors.push(/409 \(Conflict\)/, /by somebody else/);
    const path = 'content/pictures/atlas.svg';
    const place = join(editor.content, 'pictures', 'atlas.svg');
    const drawing = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 300"></svg>`;
    writeFileSync(place, drawing(1000));
    const elsewhere = await browser.newContext();
    await shiftClock(elsewhere);
    const other = await elsewhere.newPage();
    const openPictures = async (each: Page) => {
      await each.goto(editor.address('#/collections/pods'));
      await each.getByRole('button', { name: 'Pictures' }).click();
      await expect(each.getByText('atlas.svg')).toBeVisible();
    };
    const replace = (each: Page, width: number) =>
      each
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'atlas.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing(width)) });
    for (const each of [page, other]) {
      each.on('dialog', (dialog) => void dialog.accept());
      await openPictures(each);
    }
    await replace(page, 1200);
    await expect.poll(() => readFileSync(place, 'utf8')).toBe(drawing(1200));
    await replace(other, 1300);
    const problem = other.getByRole('alert').filter({ hasText: 'Not stored' });
    await expect(problem.getByRole('listitem')).toContainText(`${path} was changed by somebody else`);
    expect(readFileSync(place, 'utf8')).toBe(drawing(1200));

    await other.reload();
    await openPictures(other);
    await other.getByText('atlas.svg').click();
    await other.getByRole('button', { name: 'Delete selected' }).click();
    await replace(page, 1400);
    await expect.poll(() => readFileSync(place, 'utf8'), 'one’s own version is replaced').toBe(drawing(1400));
    await other.getByRole('button', { name: /close/i }).first().click();
    const review = await openReview(other);
    await expect(review.getByText(`Somebody else published another version of ${path}`)).toBeVisible();
    await expect(review.getByRole('figure')).toHaveText(['Theirs', 'DeletedYours']);
    await review.getByRole('button', { name: 'Keep mine' }).click();
    await review.getByRole('button', { name: 'Publish one change' }).click();
    await expect(review.getByText(/^Published/)).toBeVisible();
    expect(existsSync(place)).toBe(false);
    await elsewhere.close();
  },
);

test(
  'two tabs with one entry open do not overwrite each other’s drafts',
  { tag: ['@desktop', '@night'] },
  async ({ page, context, editor, expectedErrors }) => {
    // Decap logs why a save failed, and rejects a promise.
    expectedErrors.push(/Another window has changed/, /^page error: $/);
    const other = await context.newPage();
    const titleIn = (each: Page) => each.getByLabel('English', { exact: true }).first();
    for (const each of [page, other]) {
      await each.goto(editor.address(`#/collections/pods/entries/${pod.slug}`));
      await expect(titleIn(each)).toHaveValue(pod.title.en);
    }
    await titleIn(page).fill('First Tab');
    await saveDraft(page);
    await titleIn(other).fill('Second Tab');
    await other.getByRole('button', { name: /^Save/ }).click();
    await other.getByRole('menuitem', { name: 'Save as draft' }).click();
    const problem = other.getByRole('alert').filter({ hasText: 'Not saved' });
    await expect(problem.getByRole('listitem')).toContainText('Another window has changed');
    await expect(titleIn(other), 'what was typed stays').toHaveValue('Second Tab');
    const review = await openReview(other);
    await expect(review.getByRole('insertion').filter({ hasText: 'First Tab' })).toBeVisible();
    await expect(review.getByText('Second Tab')).toHaveCount(0);
  },
);

test(
  'what was typed before the browser closed is offered again, and does not undo what was published since',
  { tag: ['@desktop', '@night'] },
  async ({ context, editor }) => {
    const hash = `#/collections/brands/entries/${pod.brand}`;
    const page = await context.newPage();
    await page.goto(editor.address(hash));
    await page.getByLabel(/^Name/i).first().fill('Half Typed');
    /** Decap stores a backup of the form shortly after typing. */
    const isKept = () =>
      page.evaluate(async () => {
        const settled = <T>(request: IDBRequest<T>) =>
          new Promise<T>((done) => request.addEventListener('success', () => done(request.result)));
        const db = await settled(indexedDB.open('localforage'));
        const all = await settled(db.transaction('keyvaluepairs').objectStore('keyvaluepairs').getAll());
        return JSON.stringify(all).includes('Half Typed');
      });
    await expect.poll(isKept).toBe(true);
    await page.close();
    const file = join(editor.content, 'brands', `${pod.brand}.json`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"name": "[^"]*"/, '"name": "Published Since"'));

    const again = await context.newPage();
    again.on('dialog', (dialog) => void dialog.accept());
    await again.goto(editor.address(hash));
    await expect(again.getByLabel(/^Name/i).first()).toHaveValue('Half Typed');
    await saveDraft(again);
    const review = await openReview(again);
    await expect(review.getByText(/^Somebody else published another version/)).toBeVisible();
    await expect(review.getByRole('deletion')).toHaveText('Published Since');
    await review.getByRole('button', { name: 'Take theirs' }).click();
    await expect(review.getByText('No changes')).toBeVisible();
  },
);

test(
  'drafts survive a browser that deletes them while the editor is open, and more can be saved',
  { tag: ['@desktop', '@night'] },
  async ({ page, editor }) => {
    await page.goto(editor.address(`#/collections/brands/entries/${pod.brand}`));
    const name = page.getByLabel(/^Name/i).first();
    await name.fill('Kept Draft');
    await saveDraft(page);
    const isDeleted = page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          const request = indexedDB.deleteDatabase('lumapod-editor');
          request.addEventListener('success', () => done(true));
          request.addEventListener('blocked', () => done(false));
        }),
    );
    expect(await isDeleted).toBe(true);
    await name.fill('Kept Draft Two');
    await saveDraft(page);
    await page.reload();
    const review = await openReview(page);
    await expect(review.getByRole('insertion').filter({ hasText: 'Kept Draft Two' })).toBeVisible();
  },
);
