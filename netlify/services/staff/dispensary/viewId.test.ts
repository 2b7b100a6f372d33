import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { openFullAccount, type FullAccount } from '../../../../tests/fixtures/builders/fullAccount';
import { buildProvider, placed, shopTime } from '../../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../../tests/fixtures/testApp';
import type { Order } from '../../../../src/domain/order/orderSchema';
import { idPhotoViews } from '../../../database/orderTables';
import { providers } from '../../../database/providerTables';
import type { Images } from '../../../platform/images/images';
import { signatureHeaders } from '../../../platform/webhooks/webhooks';
import { QueueBusyError } from '../../../platform/images/workQueue';

let now = shopTime;
let mara: FullAccount;
let order: Order;
const api = await setUpTestApp({ clock: () => now });
beforeEach(async () => {
  await api.reset();
  now = shopTime;
  mara = await openFullAccount(api);
  order = await placed(mara.shop.place(mara.headers));
});

interface LinkResponse {
  status: number;
  code?: string;
  path?: string;
}
async function requestLink(
  send: () => Response | Promise<Response> = () => mara.shop.send(message()),
): Promise<LinkResponse> {
  const response = await send();
  const body = (await response.json()) as { code?: string; idLink?: { path: string; expiresAt: string } };
  return { status: response.status, code: body.code, path: body.idLink?.path };
}
const message = () => ({ type: 'order.id', data: { orderNumber: order.orderNumber } });
const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  api.app.request(path, { method, headers });
const viewPhoto = (path: string, headers: Record<string, string> = {}) => open(path, headers, 'POST');
const readCode = async (response: Response) => ((await response.json()) as { code: string }).code;
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
/** Calls `run` instead of the next watermark job. Its parameter `watermark` runs the job. */
function onNextWatermark(run: (watermark: () => ReturnType<Images['run']>) => ReturnType<Images['run']>) {
  const images = api.context.images;
  api.context.images = {
    run: (job) => {
      if (job.kind !== 'watermark') return images.run(job);
      api.context.images = images;
      return run(() => images.run(job));
    },
  };
}
const decoderIsBusy = () => onNextWatermark(() => Promise.reject(new QueueBusyError('The queue is full.')));
const log = async () => (await api.context.database.select().from(idPhotoViews)).map(({ action }) => action).sort();

describe('D-19 a dispensary views the ID photo for an open order', () => {
  test('D-19 once, marked with order, dispensary and time, not cached, and logged permanently', async () => {
    const { path } = await requestLink();
    const response = await viewPhoto(path!);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const image = Buffer.from(await response.arrayBuffer());
    expect((await sharp(image).metadata()).width).toBe(640);
    // The watermark line at the bottom is dark; the test image is brown there.
    const line = await sharp(image).extract({ left: 0, top: 390, width: 640, height: 14 }).toBuffer();
    const { channels } = await sharp(line).stats();
    expect(channels[0]!.mean).toBeLessThan(90);
    expect(await log()).toEqual(['asked', 'seen']);
    await expect(api.context.database.execute(sql`DELETE FROM id_looks`)).rejects.toThrow();
    const again = await viewPhoto(path!);
    expect([again.status, await readCode(again)]).toEqual([404, 'link_unknown']);
    expect(await log()).toEqual(['asked', 'seen']);
  });

  test('D-19 once, of many concurrent requests', async () => {
    const { path } = await requestLink();
    const responses = await Promise.all(Array.from({ length: 5 }, () => viewPhoto(path!)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
    expect(await log()).toEqual(['asked', 'seen']);
  });

  test('D-19 not after a minute nor with a guessed link', async () => {
    const { path } = await requestLink();
    now = new Date(shopTime.getTime() + 60_001);
    for (const each of [path!, '/v1/dispensary/id-images/guess'])
      for (const response of [await viewPhoto(each), await open(each)])
        expect([response.status, await readCode(response)]).toEqual([404, 'link_unknown']);
    now = shopTime;
    expect((await viewPhoto(path!)).status).toBe(200);
  });

  test.each([
    ['a link that is followed', {}, 'GET'],
    ['a HEAD request', {}, 'HEAD'],
    ['a Range request', { range: 'bytes=0-99' }, 'GET'],
    ['a preview', { 'sec-purpose': 'prefetch;prerender' }, 'GET'],
  ])('D-19 %s shows a page with a button, and neither uses the link up nor logs a view', async (_, headers, method) => {
    const { path } = await requestLink();
    const response = await open(path!, headers as Record<string, string>, method);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*form-action 'self'/);
    if (method === 'GET') expect(await response.text()).toMatch(/<form method="post"><button>Show the photo<\/button>/);
    expect(await log()).toEqual(['asked']);
    expect((await viewPhoto(path!)).status).toBe(200);
  });

  test('D-19 D-04 the page and its problems are in the language of the browser', async () => {
    const { path } = await requestLink();
    const french = { ...browser, 'accept-language': 'fr-CA' };
    expect(await (await open(path!, french)).text()).toMatch(/lang="fr-CA"[^]*Afficher la photo/);
    await viewPhoto(path!);
    const response = await open(path!, french);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('Ce lien a déjà servi')]);
  });

  test('D-19 while the decoder is busy the answer is 503, nothing is logged, and the link still works', async () => {
    const { path } = await requestLink();
    decoderIsBusy();
    const response = await viewPhoto(path!);
    expect([response.status, response.headers.get('retry-after'), await readCode(response)]).toEqual([
      503,
      '5',
      'uploads_busy',
    ]);
    expect(await log()).toEqual(['asked']);
    expect((await viewPhoto(path!)).status).toBe(200);
    expect(await log()).toEqual(['asked', 'seen']);
  });

  test('D-19 while the image store is away the answer is 503, nothing is logged, and the link still works', async () => {
    const { path } = await requestLink();
    const { blobs } = api.context;
    api.context.blobs = { ...blobs, get: () => Promise.reject(new Error('away')) };
    const response = await viewPhoto(path!);
    api.context.blobs = blobs;
    expect([response.status, await readCode(response)]).toEqual([503, 'storage_unavailable']);
    expect(await log()).toEqual(['asked']);
    expect((await viewPhoto(path!)).status).toBe(200);
  });

  test('D-19 D-30 a browser gets a refusal as a page, with a button while trying again can help', async () => {
    const { path } = await requestLink();
    decoderIsBusy();
    const busy = await viewPhoto(path!, browser);
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
    expect(busy.headers.get('content-security-policy')).toMatch(/form-action 'self'/);
    expect(await busy.text()).toMatch(/Many photos are being checked[^]*<form method="post"><button>Try again/);
    expect((await viewPhoto(path!, browser)).headers.get('content-type')).toBe('image/jpeg');
    const used = await viewPhoto(path!, browser);
    expect([used.status, used.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
    const text = await used.text();
    expect(text).toContain('This link was used before');
    expect(text).not.toContain('<form');
  });

  test('D-19 not if the order ends while the photo is drawn', async () => {
    const { path } = await requestLink();
    onNextWatermark(async (watermark) => {
      expect((await mara.shop.move(order, 'DECLINED', 'Out of stock')).status).toBe(200);
      return watermark();
    });
    expect(await readCode(await viewPhoto(path!))).toBe('link_unknown');
    expect(await log()).toEqual(['asked']);
  });

  test('D-19 a photo that is replaced while it is drawn is not shown, and the link shows the new one', async () => {
    const { path } = await requestLink();
    onNextWatermark(async (watermark) => {
      const result = await watermark();
      expect((await mara.upload()).status).toBe(200);
      return result;
    });
    expect((await viewPhoto(path!)).status).toBe(503);
    expect(await log()).toEqual(['asked']);
    expect((await viewPhoto(path!)).status).toBe(200);
  });

  test('D-19 a photo that is deleted while it is drawn is not shown', async () => {
    const { path } = await requestLink();
    onNextWatermark(async (watermark) => {
      const result = await watermark();
      await mara.call('DELETE', '/v1/app/user/uploaded-id?providerId=alder');
      return result;
    });
    expect(await readCode(await viewPhoto(path!))).toBe('id_deleted');
    expect(await log()).toEqual(['asked']);
  });

  test('D-19 not after the order has ended, even with an existing link', async () => {
    const { path } = await requestLink();
    expect((await mara.shop.move(order, 'DECLINED', 'Out of stock')).status).toBe(200);
    expect(await readCode(await viewPhoto(path!))).toBe('link_unknown');
    expect(await requestLink()).toMatchObject({ status: 409, code: 'order_ended' });
  });

  test('D-19 not as another dispensary, without a signature, or with a repeated message', async () => {
    const birch = buildProvider({ id: 'birch' });
    await api.context.database.insert(providers).values(birch);
    const body = JSON.stringify(message());
    const signed = (id: string, secret: string) =>
      api.app.request(`/v1/webhooks/dispensary/${id}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...signatureHeaders(secret, { id: 'm1', at: new Date(), body }),
        },
        body,
      });
    expect(await requestLink(() => signed('birch', birch.webhookSecret))).toMatchObject({
      status: 404,
      code: 'order_unknown',
    });
    expect(await requestLink(() => signed('alder', birch.webhookSecret))).toMatchObject({ status: 401 });
    const consumeLink = () => signed('alder', mara.shop.provider.webhookSecret);
    expect((await requestLink(consumeLink)).path).toMatch(/^\/v1\/dispensary\/id-images\/[\w-]{43}$/);
    expect((await requestLink(consumeLink)).path).toBeUndefined();
  });

  test('D-19 not after the shopper has deleted it', async () => {
    const { path } = await requestLink();
    await mara.call('DELETE', '/v1/app/user/uploaded-id?providerId=alder');
    expect(await readCode(await viewPhoto(path!))).toBe('id_deleted');
    expect(await requestLink()).toMatchObject({ status: 404, code: 'id_deleted' });
  });
});
