import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buildOrder,
  nextDaySlot,
  openShop,
  placed,
  read,
  shopTime,
  type Shop,
} from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { wideLimits } from '../../../tests/fixtures/wideLimits';
import { times } from '../../../tests/fixtures/times';
import { rewardsSchema, type Rewards } from '../../../src/domain/account/rewardSchema';
import type { Order, PlaceOrderInput } from '../../../src/domain/order/orderSchema';
import { startSession } from '../../services/auth/tokens';
import { orders, providerProducts, rewardCredits, rewardUses, users } from '../../database/schema';

type Shopper = Awaited<ReturnType<Shop['shopper']>>;

let shopApp: TestApp;
let shop: Shop;
let now = shopTime;
beforeAll(async () => {
  shopApp = await openTestApp({ clock: () => now, fairLimits: wideLimits });
});
afterAll(() => shopApp.close());
beforeEach(async () => {
  await shopApp.reset();
  now = shopTime;
  shop = await openShop(shopApp, { purchaseLimitGrams: 1000, slotCapacity: 500 });
  await shopApp.context.database.update(providerProducts).set({ available: 500 });
});

const day = 86_400_000;
const soon = new Date(shopTime.getTime() + day);
const late = new Date(shopTime.getTime() + 30 * day);

const rewardsOf = async ({ headers }: Pick<Shopper, 'headers'>, query = ''): Promise<Rewards> =>
  rewardsSchema.parse(await (await shopApp.app.request(`/v1/app/rewards${query}`, { headers })).json());
const register = (shopper: Shopper, referralCode: unknown) =>
  read(
    shopApp.app.request('/v1/app/user/v2', {
      method: 'PUT',
      headers: { ...shopper.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ referralCode }),
    }),
  );
const cancel = ({ provider, detailsId }: Order, { headers }: Shopper) =>
  shopApp.app.request(`/v1/app/orders/${provider.id}/${detailsId}/cancel`, { method: 'POST', headers });
const complete = async (order: Order) => {
  for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY', 'COMPLETED'])
    expect((await shop.move(order, status)).status).toBe(200);
};
const withCredits = async (...credits: [number, Date][]): Promise<Shopper> => {
  const giver = await shop.shopper();
  const shopper = await shop.shopper();
  for (const [cents, expiresAt] of credits) {
    const { orderLogId } = await placed(shop.place(giver.headers));
    await shopApp.context.database.insert(rewardCredits).values({
      userId: shopper.userId,
      reason: 'inviter',
      sourceOrderId: orderLogId,
      cents,
      remainingCents: cents,
      expiresAt,
      createdAt: now,
    });
  }
  return shopper;
};
/** Two pods at $30: goods 60, tax 9, no fee. */
const using = (values: Partial<PlaceOrderInput> = {}) => buildOrder({ useRewards: true, ...values });
const remaining = async ({ userId }: Shopper) =>
  (
    await shopApp.context.database
      .select({ cents: rewardCredits.remainingCents })
      .from(rewardCredits)
      .where(eq(rewardCredits.userId, userId))
      .orderBy(rewardCredits.expiresAt)
  ).map(({ cents }) => cents);

describe('a referral code', () => {
  test('D-34 is created on first use and stays the same, also for concurrent requests', async () => {
    const shopper = await shop.shopper();
    const answers = await Promise.all(Array.from({ length: 8 }, () => rewardsOf(shopper)));
    const [{ referralCode, referralUrl, balance, credits, minimumTotal }] = answers as [Rewards];
    expect(new Set(answers.map((answer) => answer.referralCode)).size).toBe(1);
    expect(referralCode).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ2-9]{8}$/);
    expect(referralUrl).toBe(`http://localhost:8888/us/en/register?referral=${referralCode}`);
    expect([balance, credits, minimumTotal]).toEqual([{ amount: 0, currencyCode: 'USD' }, [], undefined]);
    expect((await rewardsOf(await shop.shopper())).referralCode).not.toBe(referralCode);
    expect((await shopApp.app.request('/v1/app/rewards')).status).toBe(401);
  });

  test('S8-12 with a provider, its minimum is included; an unknown provider gives a 404', async () => {
    const shopper = await shop.shopper();
    expect((await rewardsOf(shopper, '?providerId=alder')).minimumTotal).toEqual({ amount: 40, currencyCode: 'USD' });
    const missing = await read(shopApp.app.request('/v1/app/rewards?providerId=none', { headers: shopper.headers }));
    expect([missing.status, missing.body.code]).toEqual([404, 'provider_unknown']);
  });

  test('D-34 is late for a person who ordered with an account that they deleted, for a year', async () => {
    const { referralCode } = await rewardsOf(await shop.shopper());
    const person = { email: 'mara@shop.example', emailVerified: true };
    const before = await shop.shopper(person);
    await complete(await placed(shop.place(before.headers)));
    const removed = await shopApp.app.request('/v1/app/user', {
      method: 'DELETE',
      headers: { ...before.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ confirm: person.email }),
    });
    expect(removed.status).toBe(204);
    const again = await shop.shopper(person);
    expect((await register(again, referralCode)).body.code).toBe('referral_code_late');
    now = new Date(shopTime.getTime() + 365 * day + 1);
    const token = await startSession(shopApp.context.database, { userId: again.userId, now });
    const headers = { authorization: `Bearer ${token}` };
    expect((await register({ ...again, headers }, referralCode)).status).toBe(200);
  });

  test('D-34 is accepted once, before the first order, and never one’s own', async () => {
    const [inviter, invited, other] = [await shop.shopper(), await shop.shopper(), await shop.shopper()];
    const { referralCode } = await rewardsOf(inviter);
    const refused = async (shopper: Shopper, code: unknown) => {
      const { status, body } = await register(shopper, code);
      expect(status).toBe(422);
      expect(body.errors?.map(({ path }) => path)).toEqual(['referralCode']);
      return body.code;
    };
    const unknown = referralCode === 'BBBBBBBB' ? 'CCCCCCCC' : 'BBBBBBBB';
    expect(await refused(invited, unknown)).toBe('referral_code_unknown');
    expect(await refused(invited, 'aeiou')).toBe('referral_code_unknown');
    expect(await refused(invited, 7)).toBe('not_valid');
    expect(await refused(inviter, referralCode)).toBe('referral_code_own');
    expect((await register(invited, ` ${referralCode.toLowerCase()} `)).status).toBe(200);
    expect((await register(invited, referralCode)).status).toBe(200);
    expect(await refused(invited, (await rewardsOf(other)).referralCode)).toBe('referral_code_used');
    expect(await refused(inviter, (await rewardsOf(invited)).referralCode)).toBe('referral_code_own');
    await placed(shop.place(other.headers));
    expect(await refused(other, referralCode)).toBe('referral_code_late');
    const rows = await shopApp.context.database.select().from(users);
    expect(rows.filter((row) => row.referredBy).map(({ id, referredBy }) => [id, referredBy])).toEqual([
      [invited.userId, inviter.userId],
    ]);
  });

  test('D-34 of two accounts that refer each other concurrently, one succeeds', async () => {
    const [first, second] = [await shop.shopper(), await shop.shopper()];
    const [firstCode, secondCode] = [(await rewardsOf(first)).referralCode, (await rewardsOf(second)).referralCode];
    const answers = await Promise.all([register(first, secondCode), register(second, firstCode)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('both sides of a referral', () => {
  const invite = async () => {
    const [inviter, invited] = [await shop.shopper(), await shop.shopper()];
    expect((await register(invited, (await rewardsOf(inviter)).referralCode)).status).toBe(200);
    return { inviter, invited };
  };
  const tenEach = [[1000], [1000]];
  const both = async ({ inviter, invited }: Awaited<ReturnType<typeof invite>>) => [
    await remaining(inviter),
    await remaining(invited),
  ];

  test('D-34 get ten dollars for half a year once, when the first order completes', async () => {
    const pair = await invite();
    const declined = await placed(shop.place(pair.invited.headers));
    await shop.move(declined, 'DECLINED', 'Closed early');
    const order = await placed(shop.place(pair.invited.headers));
    for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY']) await shop.move(order, status);
    expect(await both(pair)).toEqual([[], []]);
    now = new Date(shopTime.getTime() + 3_600_000);
    expect((await shop.move(order, 'COMPLETED')).status).toBe(200);
    expect(await both(pair)).toEqual(tenEach);
    expect(await rewardsOf(pair.invited)).toMatchObject({
      balance: { amount: 10, currencyCode: 'USD' },
      credits: [
        {
          amount: { amount: 10 },
          remaining: { amount: 10 },
          reason: 'invited',
          expiresAt: new Date(now.getTime() + 180 * day).toISOString(),
        },
      ],
    });
    expect((await rewardsOf(pair.inviter)).credits.map(({ reason }) => reason)).toEqual(['inviter']);
    await complete(await placed(shop.place(pair.invited.headers, buildOrder({ slotStart: nextDaySlot }))));
    expect(await both(pair)).toEqual(tenEach);
  });

  test('D-34 get it once when several orders complete concurrently', async () => {
    const pair = await invite();
    const open = await Promise.all(
      Array.from({ length: times(4, 12) }, () => placed(shop.place(pair.invited.headers))),
    );
    for (const order of open) for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY']) await shop.move(order, status);
    const answers = await Promise.all(open.map((order) => shop.move(order, 'COMPLETED')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await both(pair)).toEqual(tenEach);
  });

  test('D-05 D-34 get nothing for an order outside the United States', async () => {
    const pair = await invite();
    const order = await placed(shop.place(pair.invited.headers));
    await shopApp.context.database
      .update(orders)
      .set({ address: sql`${orders.address} || '{"country":"CA"}'` })
      .where(eq(orders.id, order.orderLogId));
    await complete(order);
    expect(await both(pair)).toEqual([[], []]);
  });

  test('D-34 get nothing without an invitation', async () => {
    const shopper = await shop.shopper();
    await complete(await placed(shop.place(shopper.headers)));
    expect(await shopApp.context.database.select().from(rewardCredits)).toEqual([]);
  });
});

describe('using rewards', () => {
  test('D-34 S5-22 the credit that expires first is used first, and the shopper pays the rest', async () => {
    const shopper = await withCredits([2500, late], [700, soon]);
    expect((await rewardsOf(shopper)).balance.amount).toBe(32);
    const order = await placed(
      shop.place(shopper.headers, using({ items: [{ productVariantId: 'pod-b', quantity: 1, price: 45.5 }] })),
    );
    // Goods 45.50, tax 6.83, fee 5.
    expect([order.rewardTotal, order.total]).toEqual([
      { amount: 32, currencyCode: 'USD' },
      { amount: 25.33, currencyCode: 'USD' },
    ]);
    expect(await remaining(shopper)).toEqual([0, 0]);
    const more = await withCredits([700, soon], [9000, late]);
    const free = await placed(shop.place(more.headers, using()));
    expect([free.rewardTotal.amount, free.total.amount]).toEqual([69, 0]);
    expect(await remaining(more)).toEqual([0, 2800]);
    expect((await rewardsOf(more)).credits.map((credit) => credit.remaining.amount)).toEqual([28]);
  });

  test('D-34 credit is only used on request, if it is the shopper’s own and not expired', async () => {
    const shopper = await withCredits([1000, late], [500, now]);
    const order = await placed(shop.place(shopper.headers, buildOrder()));
    expect([order.rewardTotal.amount, order.total.amount]).toEqual([0, 69]);
    const other = await shop.shopper();
    expect((await placed(shop.place(other.headers, using()))).rewardTotal.amount).toBe(0);
    expect((await rewardsOf(shopper)).balance.amount).toBe(10);
    expect((await placed(shop.place(shopper.headers, using()))).rewardTotal.amount).toBe(10);
    expect(await remaining(shopper)).toEqual([500, 0]);
  });

  test('S8-12 S5-10 below the provider’s minimum, the order is refused with the minimum and the credit stays', async () => {
    const shopper = await withCredits([1000, late]);
    const small = [{ productVariantId: 'pod-a', quantity: 1, price: 30 }];
    expect(await read(shop.place(shopper.headers, using({ items: small })))).toMatchObject({
      status: 422,
      body: {
        code: 'reward_minimum',
        detail:
          'In order to redeem your reward(s), it must be paired with an XPRESS delivery minimum order of $40.00 before taxes.',
      },
    });
    expect(await remaining(shopper)).toEqual([1000]);
    expect(await shopApp.context.database.select().from(rewardUses)).toEqual([]);
  });

  test('D-16 D-34 if the reward differs from what was shown, the shopper is asked', async () => {
    const shopper = await withCredits([1000, late]);
    const before = await shop.stock();
    const refused = await read(shop.place(shopper.headers, using({ rewardTotal: 20 })));
    expect([refused.status, refused.body.code, refused.body.changes]).toEqual([
      409,
      'order_changed',
      { items: [], isSlotGone: false, rewardTotal: { amount: 10, currencyCode: 'USD' } },
    ]);
    expect([await remaining(shopper), await shop.stock()]).toEqual([[1000], before]);
    expect((await placed(shop.place(shopper.headers, using({ rewardTotal: 10 })))).rewardTotal.amount).toBe(10);
  });

  test('D-16 D-34 the same key uses the reward once, and gives a 422 if the choice changes', async () => {
    const shopper = await withCredits([1000, late]);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => read(shop.place(shopper.headers, using(), key))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(answers.every(({ body }) => body.rewardTotal.amount === 10)).toBe(true);
    expect(await remaining(shopper)).toEqual([0]);
    expect((await read(shop.place(shopper.headers, buildOrder(), key))).body.code).toBe('idempotency_mismatch');
  });

  test('D-34 a declined or canceled order returns it once, with its expiry date', async () => {
    const shopper = await withCredits([300, soon], [1000, late]);
    const order = await placed(shop.place(shopper.headers, using()));
    expect(await remaining(shopper)).toEqual([0, 0]);
    now = new Date(soon.getTime() + 1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(order, shopper)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await remaining(shopper)).toEqual([300, 1000]);
    // The first credit has expired in the meantime.
    expect((await rewardsOf(shopper)).balance.amount).toBe(10);
    now = shopTime;
    const again = await placed(shop.place(shopper.headers, using()));
    expect((await shop.move(again, 'DECLINED', 'Closed early')).status).toBe(200);
    expect(await remaining(shopper)).toEqual([300, 1000]);
    expect(await shopApp.context.database.select().from(rewardUses)).toEqual([]);
    const [row] = await shopApp.context.database.select().from(orders).where(eq(orders.id, again.orderLogId));
    expect([row!.rewardCents, row!.totalCents]).toEqual([1300, 5600]);
  });
});

describe('concurrent orders with one credit', () => {
  const count = times(12, 50);
  const sums = async (shopper: Shopper) => {
    const rows = await shopApp.context.database.select().from(orders).where(eq(orders.userId, shopper.userId));
    return rows.reduce((sum, { rewardCents }) => sum + rewardCents, 0);
  };

  test('D-34 D-32 never use more than it has', async () => {
    const shopper = await withCredits([1000, soon], [9000, late]);
    const answers = await Promise.all(Array.from({ length: count }, () => read(shop.place(shopper.headers, using()))));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await sums(shopper)).toBe(10_000);
    expect(await remaining(shopper)).toEqual([0, 0]);
    expect(answers.filter(({ body }) => body.rewardTotal.amount > 0)).toHaveLength(2);
    const uses = await shopApp.context.database.select().from(rewardUses);
    expect(uses.reduce((sum, { cents }) => sum + cents, 0)).toBe(10_000);
  });

  test('D-34 negative control: reading before writing uses more credit than there is', async () => {
    const { database } = shopApp.context;
    const shopper = await withCredits([1000, soon]);
    for (let made = 0; made < 4; made += 1) await placed(shop.place(shopper.headers, buildOrder()));
    const made = await database.select().from(orders).where(eq(orders.userId, shopper.userId));
    // Read once for all, because concurrent reads would sometimes happen to run after another's write.
    const [credit] = await database.select().from(rewardCredits).where(eq(rewardCredits.userId, shopper.userId));
    await Promise.all(
      made.map(async ({ id, totalCents }) => {
        const cents = Math.min(credit!.remainingCents, totalCents);
        await database
          .update(rewardCredits)
          .set({ remainingCents: credit!.remainingCents - cents })
          .where(eq(rewardCredits.id, credit!.id));
        await database
          .update(orders)
          .set({ rewardCents: cents, totalCents: totalCents - cents })
          .where(eq(orders.id, id));
      }),
    );
    expect(await sums(shopper)).toBeGreaterThan(1000);
  });

  test('D-34 concurrent placing and canceling keeps every cent accounted for', async () => {
    const shopper = await withCredits([3000, soon], [3000, late]);
    await Promise.all(
      Array.from({ length: count }, async (_, at) => {
        const order = await placed(shop.place(shopper.headers, using()));
        if (at % 2) expect((await cancel(order, shopper)).status).toBe(200);
      }),
    );
    const credits = await shopApp.context.database.select().from(rewardCredits);
    const uses = await shopApp.context.database.select().from(rewardUses);
    for (const { id, cents, remainingCents } of credits) {
      const used = uses.filter(({ creditId }) => creditId === id).reduce((sum, use) => sum + use.cents, 0);
      expect(remainingCents + used).toBe(cents);
    }
  });
});
