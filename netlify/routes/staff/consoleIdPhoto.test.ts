import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { actAs } from '../../../tests/fixtures/builders/actAs';
import { signInStaff } from '../../../tests/fixtures/builders/buildStaff';
import { shopTime } from '../../../tests/fixtures/builders/orderShop';
import type { ConsoleOrder } from '../../../src/domain/staff/consoleOrderSchema';
import { idPhotoViews } from '../../database/orderTables';
import { QueueBusyError } from '../../platform/images/workQueue';
import { consoleOrderCalls } from '../../../tests/fixtures/calls/consoleOrderCalls';

const work = consoleOrderCalls();
const { path, log, move } = work;

describe('the ID photo', () => {
  test('is shown to its dispensary, marked and never kept, and every view is logged with who looked', async () => {
    for (let each = 0; each < 2; each += 1) {
      const response = await work.sam().send('GET', path('/id-photo'));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    }
    const looks = await work.api().context.database.select().from(idPhotoViews);
    expect(looks.map(({ action, staffId }) => [action, staffId])).toEqual(
      Array.from({ length: 2 }, () => ['seen', work.sam().member.id]),
    );
    expect((await log('order.viewId')).map(({ staffId, subject }) => [staffId, subject])).toEqual(
      Array.from({ length: 2 }, () => [work.sam().member.id, work.order().orderNumber]),
    );
    await expect(work.api().context.database.execute(sql`DELETE FROM id_looks`)).rejects.toThrow();
  });

  test('not after the order has ended, nor after the shopper deleted it, nor to a preview', async () => {
    expect((await work.sam().send('HEAD', path('/id-photo'))).status).toBe(404);
    await work.mara().call('DELETE', '/v1/app/user/uploaded-id?providerId=alder');
    expect((await work.sam().call('GET', path('/id-photo'))).body).toMatchObject({ status: 404, code: 'id_deleted' });
    await work.mara().upload();
    expect((await work.sam().send('GET', path('/id-photo'))).status).toBe(200);
    await move('DECLINED', { reason: 'Closed' });
    expect((await work.sam().call('GET', path('/id-photo'))).body).toMatchObject({ status: 409, code: 'order_ended' });
    expect(await log('order.viewId')).toHaveLength(1);
  });

  test('D-19 that could not be shown was not viewed: nothing is logged, and it cannot be confirmed', async () => {
    const { images } = work.api().context;
    work.api().context.images = { run: () => Promise.reject(new QueueBusyError('The queue is full.')) };
    const response = await work.sam().send('GET', path('/id-photo'));
    work.api().context.images = images;
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await log('order.viewId')).toEqual([]);
    expect((await work.sam().call('POST', path('/confirm-id'))).body).toMatchObject({
      status: 409,
      code: 'id_not_viewed',
    });
  });

  /** Calls `run` while the next photo is rendered. */
  function whileRendering(run: () => unknown) {
    const { images } = work.api().context;
    work.api().context.images = {
      run: async (job) => {
        if (job.kind !== 'watermark') return images.run(job);
        work.api().context.images = images;
        await run();
        return images.run(job);
      },
    };
  }

  test.each(['webhook', 'console'] as const)(
    'D-19 is not shown if the order ends by %s while it is drawn',
    async (channel) => {
      whileRendering(async () => {
        const acting = await actAs(work.api(), work.mara().shop, channel);
        expect((await acting.move(work.order(), 'DECLINED', 'Out of stock')).status).toBe(200);
      });
      expect((await work.sam().call('GET', path('/id-photo'))).body).toMatchObject({
        status: 409,
        code: 'order_ended',
      });
      expect(await log('order.viewId')).toEqual([]);
    },
  );

  test('D-19 replaced or deleted while it is drawn is not shown, and not logged', async () => {
    whileRendering(() => work.mara().upload());
    expect((await work.sam().call('GET', path('/id-photo'))).status).toBe(503);
    whileRendering(() => work.mara().call('DELETE', '/v1/app/user/uploaded-id?providerId=alder'));
    expect((await work.sam().call('GET', path('/id-photo'))).body).toMatchObject({ status: 404, code: 'id_deleted' });
    expect(await log('order.viewId')).toEqual([]);
  });

  test('D-19 is not shown to a member who is removed while it is drawn', async () => {
    whileRendering(async () => {
      const operator = await signInStaff(work.api(), null);
      expect((await operator.send('DELETE', `/v1/staff/members/${work.sam().member.id}`)).status).toBe(204);
    });
    expect((await work.sam().call('GET', path('/id-photo'))).status).toBe(401);
    expect(await log('order.viewId')).toEqual([]);
  });

  test('is confirmed only after it was viewed', async () => {
    expect((await work.sam().call('POST', path('/confirm-id'))).body).toMatchObject({
      status: 409,
      code: 'id_not_viewed',
    });
    await work.sam().send('GET', path('/id-photo'));
    work.setNow(new Date(shopTime.getTime() + 1000));
    for (let each = 0; each < 2; each += 1) {
      const { body } = await work.sam().call<ConsoleOrder>('POST', path('/confirm-id'), undefined, 'k1');
      expect(body.idPhoto).toEqual({
        isStored: true,
        viewedAt: shopTime.toISOString(),
        confirmedAt: work.now().toISOString(),
      });
    }
    expect(await log('order.confirmId')).toHaveLength(1);
  });
});
