import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Photo } from '../../../src/domain/editorial/photoSchema';
import { axeFaults } from '../support/axeFaults';
import { test as deployedTest } from '../support/deployedEditor';
import { expect, openReview, saveDraft, test } from '../support/editorServer';
import { findOverflow } from '../support/findOverflow';

const buffer = () =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: { r: 190, g: 150, b: 100 } } })
    .jpeg()
    .toBuffer();

async function upload(page: Page, name: string): Promise<void> {
  const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await buffer() };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByText(new RegExp(`^Saved as ${name}\\.`))).toBeVisible();
}

const crop = (page: Page) => page.getByRole('group', { name: 'Crop of the photo' });
const focus = (page: Page) => page.getByRole('group', { name: 'Focus of the photo' });
const slider = (page: Page, name: string) => page.getByRole('slider', { name });

async function centerOf(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags by a part of the photo's size. */
async function drag(page: Page, handle: Locator, by: { x: number; y: number }): Promise<void> {
  const { x, y } = await centerOf(handle);
  const { width, height } = (await crop(page).boundingBox())!;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x * width, y + by.y * height, { steps: 4 });
  await page.mouse.up();
}

/** Drags with a finger, which scrolls the page unless the handle prevents that. */
async function swipe(page: Page, handle: Locator, by: { x: number; y: number }): Promise<void> {
  const from = await centerOf(handle);
  const { width, height } = (await crop(page).boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) => {
    const point = { x: from.x + part * by.x * width, y: from.y + part * by.y * height };
    const touchPoints = type === 'touchEnd' ? [] : [point];
    return session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
}

const valueOf = async (page: Page, name: string) => Number(await slider(page, name).getAttribute('aria-valuenow'));

async function expectPhoto(box: Locator): Promise<void> {
  await box.scrollIntoViewIfNeeded();
  const { width, height } = (await box.boundingBox())!;
  expect(width).toBeGreaterThan(250);
  expect(width / height).toBeCloseTo(2, 1);
}

async function describePhoto(page: Page): Promise<void> {
  await page.getByLabel('English', { exact: true }).first().fill('An oak table');
  await page.getByLabel('French').first().fill('Une table en chêne');
  await page.getByLabel(/^Shape/).fill('Square');
  await page.getByRole('option', { name: /Square/ }).click();
}

test(
  'a photo is cropped and focused on the photo itself by mouse and keys, and published as seen',
  { tag: ['@desktop', '@night'] },
  async ({ page, editor }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(editor.address('#/collections/photos/new'));
    await upload(page, 'oak');
    await expect(page.getByText(/^2 fields to fill in/), 'no false problem with the new photo').toBeVisible();
    await describePhoto(page);

    await expectPhoto(crop(page));
    await drag(page, slider(page, 'Cut off on the left'), { x: 0.2, y: 0.1 });
    await slider(page, 'Cut off on the right').press('Shift+ArrowLeft');
    await slider(page, 'Cut off at the bottom').press('Shift+ArrowUp');
    await slider(page, 'Frame').press('ArrowLeft');
    expect(await valueOf(page, 'Cut off on the left')).toBeCloseTo(19, 0);
    expect(await valueOf(page, 'Cut off on the right')).toBe(89);
    await drag(page, slider(page, 'Frame'), { x: 0.3, y: 0.05 });
    expect(await valueOf(page, 'Cut off on the right'), 'the frame stops at the end of the photo').toBe(100);
    await expect(page.getByText(/^1400 × 900 of 2000 × 1000 pixels remain\./)).toBeVisible();

    await expectPhoto(focus(page));
    await focus(page).click({ position: { x: 60, y: 60 } });
    const chosen = await valueOf(page, 'Point that stays in view');
    await slider(page, 'Point that stays in view').press('ArrowRight');
    expect(await valueOf(page, 'Point that stays in view')).toBeCloseTo(chosen + 1, 5);
    await drag(page, slider(page, 'Point that stays in view'), { x: 0.1, y: 0 });
    expect(await valueOf(page, 'Point that stays in view')).toBeCloseTo(chosen + 11, 0);
    // The rest of the page is Decap's.
    expect((await axeFaults(page)).filter((fault) => /editor-(handle|whole|drop|pick)/.test(fault))).toEqual([]);

    await saveDraft(page);
    const review = await openReview(page);
    await review.getByRole('button', { name: 'Publish one change' }).click();
    await expect(review.getByText(/^Published/)).toBeVisible();
    const saved = JSON.parse(readFileSync(join(editor.content, 'photos/oak.json'), 'utf8')) as Photo;
    expect(saved.crop).toMatchObject({ right: 0 });
    expect(saved.crop!.left).toBeCloseTo(30, 0);
    expect(saved.crop!.top + saved.crop!.bottom).toBeCloseTo(10, 5);
    expect(saved.focus!.x).toBeCloseTo(chosen + 11, 0);
  },
);

test(
  'on a phone, a finger moves the frame and not the page',
  { tag: ['@phone', '@night'] },
  async ({ page, editor }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(editor.address('#/collections/photos/new'));
    await upload(page, 'oak');
    await expectPhoto(crop(page));
    await swipe(page, slider(page, 'Cut off at the bottom'), { x: 0, y: -0.4 });
    expect(await valueOf(page, 'Cut off at the bottom')).toBeCloseTo(60, 0);
    await swipe(page, page.locator('.editor-corner.editor-right.editor-top'), { x: -0.2, y: 0.1 });
    expect(await valueOf(page, 'Cut off on the right')).toBeCloseTo(80, 0);
    expect(await valueOf(page, 'Cut off at the top')).toBeCloseTo(10, 0);
    expect(await page.evaluate(findOverflow)).toEqual([]);
  },
);

test(
  'a photo that is replaced leaves nothing behind, and one of a closed form is offered again',
  { tag: ['@desktop', '@night'] },
  async ({ page, editor }) => {
    page.on('dialog', (dialog) => (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()));
    const place = (name: string) => join(editor.content, 'pictures', `${name}.jpg`);
    const stored = () => ['oak', 'ash'].filter((name) => existsSync(place(name)));
    await page.goto(editor.address('#/collections/photos/new'));
    await upload(page, 'oak');
    await upload(page, 'ash');
    await expect.poll(stored).toEqual(['ash']);
    const big = join(editor.content, 'big.jpg');
    writeFileSync(big, Buffer.alloc(26_000_000));
    let sent = 0;
    page.on('request', (request) => (sent += request.method() === 'POST' ? (request.postData()?.length ?? 0) : 0));
    await page.locator('input[type=file]').first().setInputFiles(big);
    await expect(page.getByText('It has 26 MB, and at most 20 MB are possible.')).toBeVisible();
    expect(sent).toBeLessThan(10_000);

    await page.reload();
    await page.getByRole('button', { name: 'Remove ash' }).click();
    await expect.poll(stored).toEqual([]);
  },
);

const thumbnails = (page: Page) =>
  page.locator('img[loading=lazy]').evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src));

test(
  'the list of pictures shows drawings with their renders',
  { tag: ['@desktop', '@night'] },
  async ({ page, editor }) => {
    await page.goto(editor.address('#/collections/pods'));
    await page.getByRole('button', { name: 'Pictures' }).click();
    await expect(page.getByText('battery.svg')).toBeVisible();
    expect(await thumbnails(page)).toContain(`${editor.origin}/admin/pictures/battery.svg`);
  },
);

deployedTest(
  'a deployed editor frames a photo that is only in the browser',
  { tag: ['@desktop', '@night'] },
  async ({ page, deployed: { address } }) => {
    await page.goto(address('#/collections/photos/new'));
    await upload(page, 'oak');
    await expectPhoto(crop(page));
    await drag(page, slider(page, 'Cut off on the left'), { x: 0.25, y: 0 });
    await expect(page.getByText(/^1500 × 1000 of 2000 × 1000 pixels remain\./)).toBeVisible();
  },
);
