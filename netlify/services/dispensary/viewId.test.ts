import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openFullAccount, type FullAccount } from '../../../tests/fixtures/builders/fullAccount';
import { buildProvider, placed, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import type { Order } from '../../../src/domain/order/orderSchema';
import { idLooks, providers } from '../../database/schema';
import { signatureHeaders } from '../../platform/webhooks';

let now = shopTime;
let api: TestApp;
let mara: FullAccount;
let order: Order;
beforeAll(async () => {
  api = await openTestApp({ clock: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  now = shopTime;
  mara = await openFullAccount(api);
  order = await placed(mara.shop.place(mara.headers));
});

interface Asked {
  status: number;
  code?: string;
  path?: string;
}
async function ask(send: () => Response | Promise<Response> = () => mara.shop.send(message())): Promise<Asked> {
  const answer = await send();
  const body = (await answer.json()) as { code?: string; idLink?: { path: string; expiresAt: string } };
  return { status: answer.status, code: body.code, path: body.idLink?.path };
}
const message = () => ({ type: 'order.id', data: { orderNumber: order.orderNumber } });
const look = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  api.app.request(path, { method, headers });
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const log = async () => (await api.context.database.select().from(idLooks)).map(({ action }) => action).sort();

describe('D-19 a dispensary views the ID photo for an open order', () => {
  test('D-19 once, marked with order, dispensary and time, not cached, and logged permanently', async () => {
    const { path } = await ask();
    const answer = await look(path!);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const image = Buffer.from(await answer.arrayBuffer());
    expect((await sharp(image).metadata()).width).toBe(640);
    // The watermark line at the bottom is dark; the test image is brown there.
    const line = await sharp(image).extract({ left: 0, top: 390, width: 640, height: 14 }).toBuffer();
    const { channels } = await sharp(line).stats();
    expect(channels[0]!.mean).toBeLessThan(90);
    expect(await log()).toEqual(['asked', 'seen']);
    await expect(api.context.database.execute(sql`DELETE FROM id_looks`)).rejects.toThrow();
    const again = await look(path!);
    expect([again.status, await codeOf(again)]).toEqual([404, 'link_unknown']);
    expect(await log()).toEqual(['asked', 'seen']);
  });

  test('D-19 once, of many concurrent requests', async () => {
    const { path } = await ask();
    const answers = await Promise.all(Array.from({ length: 5 }, () => look(path!)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });

  test('D-19 not after a minute nor with a guessed link; link previews do not use it up', async () => {
    const { path } = await ask();
    expect((await look(path!, {}, 'HEAD')).status).toBe(404);
    expect((await look(path!, { 'sec-purpose': 'prefetch' })).status).toBe(404);
    expect((await look('/v1/dispensary/id-images/guess')).status).toBe(404);
    now = new Date(shopTime.getTime() + 60_001);
    expect((await look(path!)).status).toBe(404);
    now = shopTime;
    expect((await look(path!)).status).toBe(200);
  });

  test('D-19 not after the order has ended, even with an existing link', async () => {
    const { path } = await ask();
    expect((await mara.shop.move(order, 'DECLINED', 'Out of stock')).status).toBe(200);
    expect(await codeOf(await look(path!))).toBe('link_unknown');
    expect(await ask()).toMatchObject({ status: 409, code: 'order_ended' });
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
    expect(await ask(() => signed('birch', birch.webhookSecret))).toMatchObject({ status: 404, code: 'order_unknown' });
    expect(await ask(() => signed('alder', birch.webhookSecret))).toMatchObject({ status: 401 });
    const taken = () => signed('alder', mara.shop.provider.webhookSecret);
    expect((await ask(taken)).path).toMatch(/^\/v1\/dispensary\/id-images\/[\w-]{43}$/);
    expect((await ask(taken)).path).toBeUndefined();
  });

  test('D-19 not after the shopper has deleted it', async () => {
    const { path } = await ask();
    await mara.call('DELETE', '/v1/app/user/uploaded-id?providerId=alder');
    expect(await codeOf(await look(path!))).toBe('id_missing');
    expect(await ask()).toMatchObject({ status: 404, code: 'id_missing' });
  });
});
