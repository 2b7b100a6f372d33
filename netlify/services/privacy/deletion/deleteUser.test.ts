import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { everyRow, person, savedKey, unlockedKey } from '../../../../tests/fixtures/builders/fullAccount';
import { placed, read, shopTime } from '../../../../tests/fixtures/builders/orderShop';
import { setUpFullAccount } from '../../../../tests/fixtures/builders/setUpFullAccount';
import { accountPath, deletionCalls } from '../../../../tests/fixtures/calls/deletionCalls';
import { podShop } from '../../../../tests/fixtures/builders/podShop';
import { emptyCustomer } from '../../../../src/domain/order/customerSchema';
import { orders } from '../../../database/orderTables';
import { outgoingMessages } from '../../../database/providerTables';
import { podKeys } from '../../../database/podTables';
import { rewardCredits } from '../../../database/membershipTables';
import { users } from '../../../database/accountTables';

const suite = setUpFullAccount();

const { remove, database, blobKeys } = deletionCalls(suite);

describe('S2-76 deleting an account', () => {
  test('S2-76 leaves no trace of the person in any table or store', async () => {
    const rowsBefore = JSON.stringify(await everyRow(suite.api));
    const found = suite.mara.traces().filter((trace) => rowsBefore.includes(trace));
    expect(found).toEqual(suite.mara.traces());
    expect(await blobKeys()).toHaveLength(1);
    const response = await remove();
    expect([response.status, await response.text()]).toEqual([204, '']);
    const rowsAfter = await everyRow(suite.api);
    for (const [table, rows] of Object.entries(rowsAfter))
      for (const trace of suite.mara.traces()) expect(rows.join('\n'), `${trace} in ${table}`).not.toContain(trace);
    expect(await blobKeys()).toEqual([]);
    const filled = Object.keys(rowsAfter).filter((table) => rowsAfter[table]!.length > 0);
    expect(filled).toEqual([
      'notices',
      'order_events',
      'order_items',
      'orders',
      'outgoing_messages',
      'past_uses',
      'pod_keys',
      'provider_products',
      'provider_zones',
      'providers',
      'schema_migrations',
      // Contains ids of dispensaries whose shared responses will be purged.
      'shared_purges',
      'slot_usage',
    ]);
  });

  test('S2-76 keeps goods, amounts, times and town of past orders', async () => {
    const [before] = await database().select().from(orders);
    await remove();
    const [orderAfter] = await database().select().from(orders);
    expect(orderAfter).toEqual({
      ...before,
      userId: null,
      note: '',
      contactPhone: null,
      trackingHash: null,
      sealedTracking: null,
      doorKey: null,
      idKey: null,
      originKey: null,
      bodyHash: '',
      idempotencyKey: '',
      address: {
        placeId: 'removed',
        addressOne: 'removed',
        addressTwo: '',
        city: 'Los Angeles',
        state: 'CA',
        country: 'US',
        postalCode: '90012',
        description: 'Los Angeles, CA 90012',
      },
    });
  });

  test('D-15 still sends pending messages to dispensaries, without the person and in the documented format', async () => {
    const before = await database().select().from(outgoingMessages);
    await remove();
    const after = await database().select().from(outgoingMessages);
    expect(after).toHaveLength(2);
    for (const { id, payload } of after) {
      const { type, data } = before.find((each) => each.id === id)!.payload as {
        type: string;
        data: { order: { items: unknown[] } };
      };
      expect(payload).toMatchObject({
        type,
        data: {
          customer: emptyCustomer,
          order: { items: data.order.items, note: '', deliveryAddress: { addressOne: 'removed', postalCode: '90012' } },
        },
      });
      expect(Object.keys((payload.data as { order: object }).order)).toHaveLength(Object.keys(data.order).length);
    }
    expect(after.every(({ deliveredAt, deadAt }) => deliveredAt === null && deadAt === null)).toBe(true);
  });

  test('D-15 D-30 a dispensary’s late message about an anonymized order is refused, without a server error', async () => {
    await remove();
    const response = await read(suite.mara.shop.move(suite.mara.order, 'ACCEPTED'));
    expect([response.status, response.body.code]).toEqual([409, 'order_status_conflict']);
  });

  test('D-24 an unlocked key stays used, and a saved one is free', async () => {
    await remove();
    const rows = await database().select().from(podKeys);
    expect(rows.map(({ unlockedBy }) => unlockedBy)).toEqual([null, null]);
    expect(rows.flatMap(({ unlockedAt }) => unlockedAt?.toISOString() ?? [])).toEqual(['2026-07-01T15:00:00.000Z']);
    const { headers } = await suite.api.signedIn();
    const pods = podShop(suite.api);
    const start = (podKey: string) => pods.post('/v1/app/unlock/activation-sequence', { podKey }, headers);
    expect(await start(unlockedKey)).toMatchObject({ status: 409, body: { code: 'pod_taken' } });
    expect(await start(savedKey)).toMatchObject({ status: 200 });
  });

  test('D-22 ends every session; a new account with the same address keeps nothing from the old one except the used trial', async () => {
    expect((await remove()).status).toBe(204);
    for (const [method, at] of [
      ['GET', '/v1/app/user/me'],
      ['DELETE', accountPath],
      ['GET', '/v1/app/user/data'],
    ] as const)
      expect((await suite.mara.call(method, at, method === 'GET' ? undefined : { confirm: person.email })).status).toBe(
        401,
      );
    const { headers, userId } = await suite.api.signedIn(person);
    expect(userId).not.toBe(suite.mara.userId);
    const orderList = await suite.api.app.request('/v1/app/orders', { headers });
    expect(await orderList.json()).toEqual([]);
    const membership = await suite.api.app.request('/v1/app/membership', { headers });
    expect(await membership.json()).toMatchObject({ status: 'none', isTrialAvailable: false });
  });

  test('D-34 the inviter keeps their credit, and invited shoppers can still complete an order', async () => {
    const inviter = await suite.api.signedIn();
    const credit = { cents: 1000, remainingCents: 1000, createdAt: shopTime, expiresAt: shopTime };
    await database()
      .insert(rewardCredits)
      .values({ ...credit, userId: inviter.userId, reason: 'inviter', sourceOrderId: suite.mara.order.orderLogId });
    const invited = await suite.mara.shop.shopper();
    await database().update(users).set({ referredBy: suite.mara.userId }).where(eq(users.id, invited.userId));
    const order = await placed(suite.mara.shop.place(invited.headers));
    expect((await remove()).status).toBe(204);
    for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY', 'COMPLETED'])
      expect((await suite.mara.shop.move(order, status)).status).toBe(200);
    expect((await database().select().from(rewardCredits)).map(({ userId }) => userId)).toEqual([inviter.userId]);
  });
});
