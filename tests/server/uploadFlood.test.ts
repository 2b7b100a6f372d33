import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildInterlacedBomb, buildPhoto } from '../fixtures/hostileImages';
import { buildIdPicture } from '../fixtures/idPicture';
import { formOf, openUploadShop, page, type Sent, type UploadShop } from '../load/uploads';

let shop: UploadShop;

beforeAll(async () => {
  shop = await openUploadShop();
});
afterAll(() => shop?.server.remove());

/** Sends a dozen uploads, and requests a page during them. */
async function flood(sent: Sent) {
  let isOver = false;
  const uploads = shop.dozen(sent).finally(() => (isOver = true));
  const response = await fetch(shop.server.origin + page.path);
  expect([response.status, await response.text()]).toEqual([200, page.html]);
  const cameFirst = !isOver;
  const responses = await uploads;
  for (const { outcome, retryAfter } of responses) expect(retryAfter).toBe(outcome.startsWith('503 ') ? '5' : null);
  return { outcomes: responses.map(({ outcome }) => outcome), cameFirst };
}

// `npm run bench:floods` measures the speed of pages and the memory during such a flood.
describe('D-19 twelve concurrent uploads', () => {
  test('D-19 of a PNG that unpacks to 300 MB are refused by its header', async () => {
    const bomb = await formOf(await buildInterlacedBomb());
    expect(bomb.body.byteLength).toBeLessThan(350_000);
    for (const outcome of (await flood(bomb)).outcomes)
      expect(['415 unsupported_image', '503 uploads_busy']).toContain(outcome);
  });

  test('D-19 of the largest photo that is decoded give a 503 beyond the queue', async () => {
    const photo = await buildIdPicture(6000, 6000).png({ compressionLevel: 9 }).toBuffer();
    const { outcomes, cameFirst } = await flood(await formOf(photo));
    expect(cameFirst, 'a page does not wait until photos are decoded').toBe(true);
    for (const outcome of outcomes) expect(['200 ok', '503 uploads_busy']).toContain(outcome);
    expect(outcomes).toContain('200 ok');
  });
});

test('D-30 a body that arrives byte by byte gets a 408, and its place is freed', async () => {
  const { server, tokens, path, upload } = shop;
  const answer = await new Promise<{ status: number | undefined; connection: string | undefined }>((done, fail) => {
    const call = request(server.origin + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens[0]}`,
        'content-type': 'multipart/form-data; boundary=edge',
        'content-length': '100000',
      },
    });
    const drip = setInterval(() => call.write('-'), 100);
    call.on('response', (response) => {
      clearInterval(drip);
      done({ status: response.statusCode, connection: response.headers.connection });
      call.destroy();
    });
    call.on('error', fail);
  });
  expect(answer).toEqual({ status: 408, connection: 'close' });
  expect((await upload(await formOf(await buildPhoto()), tokens[0]!)).outcome).toBe('200 ok');
});
