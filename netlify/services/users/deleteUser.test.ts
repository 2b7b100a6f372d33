import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  everyRow,
  openFullAccount,
  person,
  savedKey,
  unlockedKey,
  type FullAccount,
} from '../../../tests/fixtures/builders/fullAccount';
import { buildOrderRow } from '../../../tests/fixtures/builders/orderRows';
import { buildOrder, nextDaySlot, placed, read, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { podShop } from '../../../tests/fixtures/builders/podShop';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { problemSchema } from '../../../src/domain/site/problemSchema';
import { emptyCustomer } from '../../../src/domain/order/customerSchema';
import { orderStatuses } from '../../../src/domain/order/orderStatus';
import { idImages, outgoingMessages } from '../../database/providerTables';
import { notices, removals } from '../../database/workTables';
import { orders } from '../../database/orderTables';
import { podKeys } from '../../database/podTables';
import { rewardCredits } from '../../database/membershipTables';
import { users } from '../../database/accountTables';
import { runUpkeep } from '../upkeep/runUpkeep';
import { sendNotices } from '../notices/sendNotices';

let api: TestApp;
let mara: FullAccount;
beforeAll(async () => {
  api = await openTestApp({ clock: () => shopTime });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  for (const key of await api.context.blobs.keys()) await api.context.blobs.remove(key);
  mara = await openFullAccount(api);
});

const path = '/v1/app/user';
const remove = (confirm: unknown = person.email, more: Record<string, string> = {}) =>
  mara.call('DELETE', path, { confirm }, more);
const refusal = async (answer: Response | Promise<Response>) => {
  const response = await answer;
  const { code, detail, errors = [] } = problemSchema.parse(await response.json());
  return { status: response.status, code, detail, errors };
};
const database = () => api.context.database;
const blobKeys = () => api.context.blobs.keys();
/** Messages sent since the test began, newest first. */
const sent = (before: number) => {
  const all = api.context.outbox.list();
  return all.slice(0, all.length - before);
};

describe('S2-76 deleting an account', () => {
  test('S2-76 leaves no trace of the person in any table or store', async () => {
    const whole = JSON.stringify(await everyRow(api));
    const found = mara.traces().filter((trace) => whole.includes(trace));
    expect(found).toEqual(mara.traces());
    expect(await blobKeys()).toHaveLength(1);
    const answer = await remove();
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const left = await everyRow(api);
    for (const [table, rows] of Object.entries(left))
      for (const trace of mara.traces()) expect(rows.join('\n'), `${trace} in ${table}`).not.toContain(trace);
    expect(await blobKeys()).toEqual([]);
    const filled = Object.keys(left).filter((table) => left[table]!.length > 0);
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
      // Names of dispensaries whose shared responses are to be dropped.
      'shared_purges',
      'slot_usage',
    ]);
  });

  test('S2-76 keeps goods, amounts, times and town of past orders', async () => {
    const [before] = await database().select().from(orders);
    await remove();
    const [kept] = await database().select().from(orders);
    expect(kept).toEqual({
      ...before,
      userId: null,
      note: '',
      contactPhone: null,
      // The tracking link ends with the account.
      trackingHash: null,
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
    const answer = await read(mara.shop.move(mara.order, 'ACCEPTED'));
    expect([answer.status, answer.body.code]).toEqual([409, 'order_status_conflict']);
  });

  test('D-24 an unlocked key stays used, and a saved one is free', async () => {
    await remove();
    const rows = await database().select().from(podKeys);
    expect(rows.map(({ unlockedBy }) => unlockedBy)).toEqual([null, null]);
    expect(rows.flatMap(({ unlockedAt }) => unlockedAt?.toISOString() ?? [])).toEqual(['2026-07-01T15:00:00.000Z']);
    const { headers } = await api.signedIn();
    const pods = podShop(api);
    const start = (podKey: string) => pods.post('/v1/app/unlock/activation-sequence', { podKey }, headers);
    expect(await start(unlockedKey)).toMatchObject({ status: 409, body: { code: 'pod_taken' } });
    expect(await start(savedKey)).toMatchObject({ status: 200 });
  });

  test('D-22 ends every session; a new account with the same address keeps nothing from the old one except the used trial', async () => {
    expect((await remove()).status).toBe(204);
    for (const [method, at] of [
      ['GET', '/v1/app/user/me'],
      ['DELETE', path],
      ['GET', '/v1/app/user/data'],
    ] as const)
      expect((await mara.call(method, at, method === 'GET' ? undefined : { confirm: person.email })).status).toBe(401);
    const { headers, userId } = await api.signedIn(person);
    expect(userId).not.toBe(mara.userId);
    const orderList = await api.app.request('/v1/app/orders', { headers });
    expect(await orderList.json()).toEqual([]);
    const membership = await api.app.request('/v1/app/membership', { headers });
    expect(await membership.json()).toMatchObject({ status: 'none', isTrialAvailable: false });
  });

  test('D-34 the inviter keeps their credit, and invited shoppers can still complete an order', async () => {
    const inviter = await api.signedIn();
    const credit = { cents: 1000, remainingCents: 1000, createdAt: shopTime, expiresAt: shopTime };
    await database()
      .insert(rewardCredits)
      .values({ ...credit, userId: inviter.userId, reason: 'inviter', sourceOrderId: mara.order.orderLogId });
    const invited = await mara.shop.shopper();
    await database().update(users).set({ referredBy: mara.userId }).where(eq(users.id, invited.userId));
    const order = await placed(mara.shop.place(invited.headers));
    expect((await remove()).status).toBe(204);
    for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY', 'COMPLETED'])
      expect((await mara.shop.move(order, status)).status).toBe(200);
    expect((await database().select().from(rewardCredits)).map(({ userId }) => userId)).toEqual([inviter.userId]);
  });
});

describe('the confirmation text', () => {
  test.each([person.email, ' MARA@shop.EXAMPLE ', '2135550100', '+1 (213) 555-0100'])(
    'S5-05 %j is accepted',
    async (confirm) => {
      expect((await remove(confirm)).status).toBe(204);
      expect(await mara.isThere()).toBe(false);
    },
  );

  test('S5-05 D-32 anything else gives a 422 on that field and changes nothing', async () => {
    const stranger = await api.signedIn({ email: 'stranger@shop.example', phoneNumber: '2135550199' });
    const before = await everyRow(api);
    const wrong = ['stranger@shop.example', '2135550199', mara.userId, 'mara', '%', '\u0000', '', null];
    for (const confirm of wrong) {
      const { status, code, errors } = await refusal(remove(confirm));
      expect([status, code, errors[0]?.path], String(confirm)).toEqual([422, 'not_valid', 'confirm']);
    }
    for (const body of [{}, [], { confirm: person.email, userId: stranger.userId }])
      expect((await mara.call('DELETE', path, body)).status).toBe(422);
    expect((await mara.call('DELETE', path)).status).toBeGreaterThanOrEqual(400);
    expect(await everyRow(api)).toEqual(before);
    expect(await blobKeys()).toHaveLength(1);
  });

  test('D-32 an account without email and phone is not deleted by empty text', async () => {
    const { headers } = await api.signedIn();
    for (const confirm of ['null', 'undefined', '-'])
      expect((await mara.call('DELETE', path, { confirm }, headers)).status).toBe(422);
  });

  test('is limited to ten tries an hour, right or wrong', async () => {
    for (let at = 0; at < 10; at += 1) expect((await remove('mara')).status).toBe(422);
    const answer = await remove();
    expect([answer.status, (await refusal(answer)).code]).toEqual([429, 'too_many_requests']);
    expect(await mara.isThere()).toBe(true);
  });
});

describe('D-14 an open order', () => {
  const open = orderStatuses.filter((status) => !['COMPLETED', 'DECLINED', 'CANCELLED'].includes(status));
  const statusOf = async (status: (typeof orderStatuses)[number]) =>
    database().update(orders).set({ status }).where(eq(orders.userId, mara.userId));

  test('D-14 prevents deletion, in every open status, and is named in the error', async () => {
    const number = mara.order.orderNumber;
    for (const status of open) {
      await statusOf(status);
      const before = await everyRow(api);
      expect(await refusal(remove())).toEqual({
        status: 409,
        code: 'order_open',
        detail: `Your order ${number} is still open. You can delete your account once it’s delivered or canceled.`,
        errors: [{ path: 'orders', message: number }],
      });
      expect(await everyRow(api)).toEqual(before);
    }
    expect(open).toHaveLength(5);
    expect(await blobKeys()).toHaveLength(1);
  });

  test.each(['COMPLETED', 'DECLINED', 'CANCELLED'] as const)('D-14 a %s order does not', async (status) => {
    await statusOf(status);
    expect((await remove()).status).toBe(204);
  });

  test('D-14 each is named, oldest first; another shopper’s orders do not count', async () => {
    await database()
      .insert(orders)
      .values(buildOrderRow({ userId: (await api.signedIn()).userId }));
    const second = await placed(mara.shop.place(mara.headers, buildOrder({ slotStart: nextDaySlot })));
    await statusOf('PACKED');
    await database()
      .update(orders)
      .set({ placedAt: new Date(shopTime.getTime() - 1000) })
      .where(eq(orders.id, second.orderLogId));
    const { detail, errors } = await refusal(remove());
    const numbers = [second, mara.order].map(({ orderNumber }) => orderNumber);
    expect(errors.map(({ message }) => message)).toEqual(numbers);
    expect(detail).toContain(numbers.join(', '));
  });
});

describe('failures during deletion', () => {
  test('D-19 D-30 the account is deleted even if the store fails, and upkeep deletes the bytes later', async () => {
    const drop = vi.spyOn(api.context.blobs, 'remove').mockImplementationOnce(async () => {
      expect(await mara.isThere()).toBe(false);
      throw new Error('S3 answered 403');
    });
    expect((await remove()).status).toBe(204);
    expect(drop).toHaveBeenCalledOnce();
    expect(await blobKeys()).toHaveLength(1);
    await runUpkeep(api.context);
    expect([await blobKeys(), await database().select().from(removals)]).toEqual([[], []]);
  });

  test('D-16 D-19 an open order keeps the account, its photo and the bytes', async () => {
    const drop = vi.spyOn(api.context.blobs, 'remove');
    await placed(mara.shop.place(mara.headers));
    expect(await refusal(remove())).toMatchObject({ status: 409, code: 'order_open' });
    expect(drop).not.toHaveBeenCalled();
    expect([await database().select().from(idImages), await blobKeys()]).toMatchObject([[{}], [expect.any(String)]]);
    expect(await database().select().from(removals)).toEqual([]);
  });
});

describe('the last message', () => {
  test('D-22 goes to each verified destination, in the shopper’s language, instead of pending notices', async () => {
    const before = api.context.outbox.list().length;
    await remove(person.email, { 'accept-language': 'fr-CA,fr;q=0.9' });
    const lastMessages = sent(before);
    expect(lastMessages.map(({ to }) => to).sort()).toEqual([person.phoneNumber, person.email]);
    expect(lastMessages.every(({ text }) => /compte Lumapod a été supprimé/.test(text))).toBe(true);
    await sendNotices(api.context);
    expect(sent(before)).toHaveLength(2);
    expect((await database().select().from(notices)).map(({ recipient, text }) => recipient + text)).toEqual(['', '']);
  });

  test('D-22 is not sent to unverified destinations', async () => {
    await database().update(users).set({ phoneNumberVerified: false, emailVerified: false });
    const before = api.context.outbox.list().length;
    expect((await remove()).status).toBe(204);
    expect(sent(before)).toEqual([]);
  });

  test('D-22 the notice of a change still goes to the previous address after a stolen account is deleted', async () => {
    await database().insert(notices).values({
      channel: 'email',
      recipient: 'earlier@shop.example',
      subject: 'Changed',
      text: 'It was changed',
      nextAt: shopTime,
      createdAt: shopTime,
    });
    const before = api.context.outbox.list().length;
    await remove();
    await sendNotices(api.context);
    expect(sent(before).map(({ to }) => to)).toContain('earlier@shop.example');
  });
});
