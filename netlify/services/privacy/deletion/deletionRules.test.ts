import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { everyRow, person } from '../../../../tests/fixtures/builders/fullAccount';
import { buildOrderRow } from '../../../../tests/fixtures/builders/orderRows';
import { buildOrder, nextDaySlot, placed, shopTime } from '../../../../tests/fixtures/builders/orderShop';
import { setUpFullAccount } from '../../../../tests/fixtures/builders/setUpFullAccount';
import { accountPath, deletionCalls } from '../../../../tests/fixtures/calls/deletionCalls';
import { orderStatuses } from '../../../../src/domain/order/orderStatus';
import { orders } from '../../../database/orderTables';

const suite = setUpFullAccount();

const { remove, readProblem, database, blobKeys } = deletionCalls(suite);

describe('the confirmation text', () => {
  test.each([person.email, ' MARA@shop.EXAMPLE ', '2135550100', '+1 (213) 555-0100'])(
    'S5-05 %j is accepted',
    async (confirm) => {
      expect((await remove(confirm)).status).toBe(204);
      expect(await suite.mara.isThere()).toBe(false);
    },
  );

  test('S5-05 D-32 anything else gives a 422 on that field and changes nothing', async () => {
    const stranger = await suite.api.signedIn({ email: 'stranger@shop.example', phoneNumber: '2135550199' });
    const before = await everyRow(suite.api);
    const wrong = ['stranger@shop.example', '2135550199', suite.mara.userId, 'mara', '%', '\u0000', '', null];
    for (const confirm of wrong) {
      const { status, code, errors } = await readProblem(remove(confirm));
      expect([status, code, errors[0]?.path], String(confirm)).toEqual([422, 'not_valid', 'confirm']);
    }
    for (const body of [{}, [], { confirm: person.email, userId: stranger.userId }])
      expect((await suite.mara.call('DELETE', accountPath, body)).status).toBe(422);
    expect((await suite.mara.call('DELETE', accountPath)).status).toBeGreaterThanOrEqual(400);
    expect(await everyRow(suite.api)).toEqual(before);
    expect(await blobKeys()).toHaveLength(1);
  });

  test('D-32 an account without email and phone is not deleted by empty text', async () => {
    const { headers } = await suite.api.signedIn();
    for (const confirm of ['null', 'undefined', '-'])
      expect((await suite.mara.call('DELETE', accountPath, { confirm }, headers)).status).toBe(422);
  });

  test('is limited to ten tries an hour, right or wrong', async () => {
    const email = 'fresh@shop.example';
    const { headers } = await suite.api.signedIn({ email });
    const removeFresh = (confirm: string) => suite.mara.call('DELETE', accountPath, { confirm }, headers);
    for (let index = 0; index < 10; index += 1) expect((await removeFresh('mara')).status).toBe(422);
    const response = await removeFresh(email);
    expect([response.status, (await readProblem(response)).code]).toEqual([429, 'too_many_requests']);
  });
});

describe('D-14 an open order', () => {
  const open = orderStatuses.filter((status) => !['COMPLETED', 'DECLINED', 'CANCELLED'].includes(status));
  const setStatus = async (status: (typeof orderStatuses)[number]) =>
    database().update(orders).set({ status }).where(eq(orders.userId, suite.mara.userId));

  test('D-14 prevents deletion, in every open status, and is named in the error', async () => {
    const number = suite.mara.order.orderNumber;
    for (const status of open) {
      await setStatus(status);
      const before = await everyRow(suite.api);
      expect(await readProblem(remove())).toEqual({
        status: 409,
        code: 'order_open',
        detail: `Your order ${number} is still open. You can delete your account once it’s delivered or canceled.`,
        errors: [{ path: 'orders', message: number }],
      });
      expect(await everyRow(suite.api)).toEqual(before);
    }
    expect(open).toHaveLength(5);
    expect(await blobKeys()).toHaveLength(1);
  });

  test.each(['COMPLETED', 'DECLINED', 'CANCELLED'] as const)('D-14 a %s order does not', async (status) => {
    await setStatus(status);
    expect((await remove()).status).toBe(204);
  });

  test('D-14 each is named, oldest first; another shopper’s orders do not count', async () => {
    await database()
      .insert(orders)
      .values(buildOrderRow({ userId: (await suite.api.signedIn()).userId }));
    const second = await placed(suite.mara.shop.place(suite.mara.headers, buildOrder({ slotStart: nextDaySlot })));
    await setStatus('PACKED');
    await database()
      .update(orders)
      .set({ placedAt: new Date(shopTime.getTime() - 1000) })
      .where(eq(orders.id, second.orderLogId));
    const { detail, errors } = await readProblem(remove());
    const numbers = [second, suite.mara.order].map(({ orderNumber }) => orderNumber);
    expect(errors.map(({ message }) => message)).toEqual(numbers);
    expect(detail).toContain(numbers.join(', '));
  });
});
