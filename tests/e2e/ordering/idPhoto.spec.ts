import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { minIdPhotoSize } from '../../../src/domain/account/idPhoto';
import type { UploadedId } from '../../../src/domain/account/userSchema';
import { buildIdPicture } from '../../fixtures/idPicture';
import { checkoutOn, checkoutPath, idPhoto, openCheckout } from '../support/checkout';
import { expect, fitsTheScreen, main, test } from '../support/test';
import { us } from '../support/words';

const upload = '**/v1/app/user/upload-id?*';

const choose = (page: Page) => main(page).locator('input[type=file]:not([capture])');
const camera = (page: Page) => main(page).getByLabel(us.t('checkout.id.take'));
const preview = (page: Page) => main(page).getByRole('img', { name: us.t('checkout.id.preview') });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const present = (page: Page) => main(page).getByText(us.t('checkout.id.present'));

const noise = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Generates a photo with camera noise, stored sideways as cameras do. */
const cameraPhoto = async () =>
  buildIdPicture(4000, 3000)
    .composite([{ input: await noise(), blend: 'overlay' }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();

/** The shopper only lacks the photo. Returns a function that reads the server's record of it. */
async function openIdStep(page: Page, context: BrowserContext, readCode: (to: string) => Promise<string>) {
  const { request } = page;
  const { headers, provider } = await openCheckout({ context, request, readCode, hasId: false });
  await page.goto(checkoutPath);
  await checkoutOn(page).expectStep('id');
  await expect(choose(page)).toBeAttached();
  return async () => {
    const response = await request.get('/v1/app/user/uploaded-id', { headers, params: { providerId: provider.id } });
    return ((await response.json()) as UploadedId).documentStatus;
  };
}

test(
  'S7-15 S7-16 D-19 a large photo uploads on the second try, is upright, survives a reload and is deleted on request',
  { tag: ['@phone', '@night'] },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    const statusOnServer = await openIdStep(page, context, outbox);
    expect(await statusOnServer()).toBe('ABSENT');
    await expect(camera(page)).toHaveAttribute('capture', 'environment');
    const shot = main(page).locator('label', { has: page.locator('input[capture]') });
    await expect(shot).toBeVisible();
    expect((await shot.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await axe();

    expectedErrors.push(/^request failed: POST .*upload-id.* net::ERR_CONNECTION_RESET$/);
    let lose = () => {};
    const lost = new Promise<void>((resolve) => (lose = resolve));
    await page.route(
      upload,
      async (route) => {
        await lost;
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const buffer = await cameraPhoto();
    expect(buffer.length, 'more than the server takes').toBeGreaterThan(4 * 1024 * 1024);
    await camera(page).setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer });
    await expect(main(page).getByRole('progressbar')).toBeVisible();
    lose();
    const failure = main(page)
      .getByRole('alert')
      .filter({ hasText: us.t('error.upload') });
    await expect(failure).toContainText(us.t('error.network'));
    await expect(preview(page)).toBeVisible();
    const shown = await preview(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    expect(shown, 'upright').toEqual([1800, 2400]);
    await axe();
    await failure.getByRole('button', { name: us.t('app.retry') }).click();
    await expect(present(page)).toBeVisible();
    await checkoutOn(page).expectStep('review');
    expect(await statusOnServer()).toBe('PRESENT');
    await checkoutOn(page).change('id');
    await expect(preview(page)).toBeVisible();
    await page.setViewportSize({ width: 320, height: 720 });
    expect(await fitsTheScreen(page), 'at 320 px').toBe(true);

    await page.reload();
    await expect(present(page)).toBeVisible();
    await expect(preview(page)).toHaveCount(0);
    await button(page, us.t('checkout.id.delete')).click();
    const question = page.getByRole('dialog', { name: us.t('checkout.id.deleteTitle') });
    await expect(question).toContainText(us.t('checkout.id.deleteText'));
    await axe();
    await question.getByRole('button', { name: us.t('checkout.id.deleteKeep') }).click();
    await expect(question).toBeHidden();
    await expect(button(page, us.t('checkout.id.delete'))).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: us.t('checkout.id.deleteConfirm') }).click();
    await expect(present(page)).toHaveCount(0);
    await expect(choose(page)).toBeFocused();
    expect(await statusOnServer()).toBe('ABSENT');
  },
);

test(
  'S5-08 D-19 invalid files show an error and are not sent, and offline a valid one waits',
  { tag: '@desktop' },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    const statusOnServer = await openIdStep(page, context, outbox);
    await expect(camera(page)).toBeHidden();
    let sent = 0;
    page.on('request', (request) => (sent += Number(request.url().includes('/upload-id'))));
    const { buffer: photo } = await idPhoto();
    const panorama = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    panorama.writeUInt32BE(30_000, 16);
    panorama.writeUInt32BE(9_000, 20);
    const odd: [name: string, buffer: Buffer, reason: string][] = [
      ['words.jpg', Buffer.from('no photo at all'), us.t('error.fileType')],
      [
        'drawing.svg',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        us.t('error.fileType'),
      ],
      ['empty.jpg', Buffer.alloc(0), us.t('checkout.id.empty')],
      ['large.jpg', Buffer.concat([photo, Buffer.alloc(41 * 1024 * 1024)]), us.t('error.fileSize', { size: '40 MB' })],
      ['torn.jpg', photo.subarray(0, photo.length / 2), us.t('checkout.id.damaged')],
      ['phone.heic', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), us.t('checkout.id.heic')],
      ['thumbnail.jpg', await buildIdPicture(40, 30).jpeg().toBuffer(), us.t('checkout.id.small', minIdPhotoSize)],
      ['panorama.png', panorama, us.t('checkout.id.pixels')],
    ];
    for (const [name, buffer, reason] of odd) {
      await choose(page).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
      await expect(main(page).getByText(reason, { exact: true }), name).toBeVisible();
      await expect(choose(page)).toHaveAttribute('aria-invalid', 'true');
    }
    await axe();
    expect(sent).toBe(0);

    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    const dropped = await page.evaluateHandle((base64) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], 'front.jpg', { type: 'image/jpeg' }));
      return transfer;
    }, photo.toString('base64'));
    await choose(page).dispatchEvent('drop', { dataTransfer: dropped });
    await expect(main(page).getByText(us.t('checkout.id.offline'))).toBeVisible();
    await expect(preview(page)).toBeVisible();
    await context.setOffline(false);
    await expect(present(page)).toBeVisible();
    expect(await statusOnServer()).toBe('PRESENT');
    await expect(main(page).getByText(us.t('checkout.id.pixels'))).toHaveCount(0);

    await checkoutOn(page).expectStep('review');
    await expect(present(page), 'the step’s one line').toBeVisible();
    await axe();
  },
);
