import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildOrder, placed, read, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { times } from '../../../tests/fixtures/times';
import type { PlaceOrderInput } from '../../../src/domain/order/orderSchema';
import { orders } from '../../database/orderTables';
import { rewardCredits, rewardUses } from '../../database/membershipTables';
import { startMember } from '../../../tests/fixtures/builders/startMember';
import { rewardCalls, type RewardShopper } from '../../../tests/fixtures/calls/rewardCalls';

const day = 86_400_000;
const soon = new Date(shopTime.getTime() + day);
const late = new Date(shopTime.getTime() + 30 * day);
const calls = rewardCalls();
const { rewardsOf, cancel, withCredits, remaining } = calls;
/** Two pods at $30: goods 60, tax 9, no fee. */
const using = (values: Partial<PlaceOrderInput> = {}) => buildOrder({ useRewards: true, ...values });

describe('using rewards', () => {
  test('D-34 S5-22 the credit that expires first is used first, and the shopper pays the rest', async () => {
    const shopper = await withCredits([2500, late], [700, soon]);
    expect((await rewardsOf(shopper)).balance.amount).toBe(32);
    const order = await placed(
      calls.shop().place(shopper.headers, using({ items: [{ productVariantId: 'pod-b', quantity: 1, price: 45.5 }] })),
    );
    expect([order.rewardTotal, order.total]).toEqual([
      { amount: 32, currencyCode: 'USD' },
      { amount: 25.33, currencyCode: 'USD' },
    ]);
    expect(await remaining(shopper)).toEqual([0, 0]);
    const more = await withCredits([700, soon], [9000, late]);
    const free = await placed(calls.shop().place(more.headers, using()));
    expect([free.rewardTotal.amount, free.total.amount]).toEqual([69, 0]);
    expect(await remaining(more)).toEqual([0, 2800]);
    expect((await rewardsOf(more)).credits.map((credit) => credit.remaining.amount)).toEqual([28]);
  });

  test('D-34 credit is only used on request, if it is the shopper’s own and not expired', async () => {
    const shopper = await withCredits([1000, late], [500, calls.now()]);
    const order = await placed(calls.shop().place(shopper.headers, buildOrder()));
    expect([order.rewardTotal.amount, order.total.amount]).toEqual([0, 69]);
    const other = await calls.shop().shopper();
    expect((await placed(calls.shop().place(other.headers, using()))).rewardTotal.amount).toBe(0);
    expect((await rewardsOf(shopper)).balance.amount).toBe(10);
    expect((await placed(calls.shop().place(shopper.headers, using()))).rewardTotal.amount).toBe(10);
    expect(await remaining(shopper)).toEqual([500, 0]);
  });

  test('S8-12 S5-10 below the provider’s minimum, the order is refused with the minimum and the credit stays', async () => {
    const shopper = await withCredits([1000, late]);
    const small = [{ productVariantId: 'pod-a', quantity: 1, price: 30 }];
    expect(await read(calls.shop().place(shopper.headers, using({ items: small })))).toMatchObject({
      status: 422,
      body: {
        code: 'reward_minimum',
        detail:
          'In order to redeem your reward(s), it must be paired with an XPRESS delivery minimum order of $40.00 before taxes.',
      },
    });
    expect(await remaining(shopper)).toEqual([1000]);
    expect(await calls.api().context.database.select().from(rewardUses)).toEqual([]);
  });

  test('D-16 D-34 if the reward differs from what was shown, the shopper is asked', async () => {
    const shopper = await withCredits([1000, late]);
    const before = await calls.shop().stock();
    const refused = await read(calls.shop().place(shopper.headers, using({ rewardTotal: 20 })));
    expect([refused.status, refused.body.code, refused.body.changes]).toEqual([
      409,
      'order_changed',
      { items: [], isSlotGone: false, rewardTotal: { amount: 10, currencyCode: 'USD' } },
    ]);
    expect([await remaining(shopper), await calls.shop().stock()]).toEqual([[1000], before]);
    expect((await placed(calls.shop().place(shopper.headers, using({ rewardTotal: 10 })))).rewardTotal.amount).toBe(10);
  });

  /** Goods and tax are 52.33. Before the membership has loaded, the page shows a fee of 5, so 57.33 to pay. */
  describe('D-26 a member whose page does not know the membership', () => {
    const place = async (credit: number, rewardTotal: number) => {
      const shopper = await withCredits([credit, late]);
      await startMember(calls.api().context.database, shopper.userId, calls.now());
      const items = [{ productVariantId: 'pod-b', quantity: 1, price: 45.5 }];
      return calls.shop().place(shopper.headers, using({ items, rewardTotal, deliveryFeeTotal: 5 }));
    };

    test.each([
      ['all is paid with credit', 6000, 57.33, 52.33, 0],
      ['the credit fell by the fee', 1000, 15, 10, 42.33],
    ])('is not asked if the total is not higher: %s', async (_, credit, shown, used, due) => {
      const { rewardTotal, deliveryFeeTotal, total } = await placed(place(credit, shown));
      expect([deliveryFeeTotal.amount, rewardTotal.amount, total.amount]).toEqual([0, used, due]);
    });

    test('is asked if the total is higher, and told of the lower fee', async () => {
      const { status, body } = await read(place(1000, 15.01));
      const money = (amount: number) => ({ amount, currencyCode: 'USD' });
      const changes = { items: [], isSlotGone: false, rewardTotal: money(10), deliveryFeeTotal: money(0) };
      expect([status, body.changes]).toEqual([409, changes]);
    });
  });

  test('D-16 D-34 the same key uses the reward once, and gives a 422 if the choice changes', async () => {
    const shopper = await withCredits([1000, late]);
    const key = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => read(calls.shop().place(shopper.headers, using(), key))),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(responses.every(({ body }) => body.rewardTotal.amount === 10)).toBe(true);
    expect(await remaining(shopper)).toEqual([0]);
    expect((await read(calls.shop().place(shopper.headers, buildOrder(), key))).body.code).toBe('idempotency_mismatch');
  });

  test('D-34 a declined or canceled order returns it once, with its expiry date', async () => {
    const shopper = await withCredits([300, soon], [1000, late]);
    const order = await placed(calls.shop().place(shopper.headers, using()));
    expect(await remaining(shopper)).toEqual([0, 0]);
    calls.setNow(new Date(soon.getTime() + 1));
    const responses = await Promise.all(Array.from({ length: 5 }, () => cancel(order, shopper.headers)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await remaining(shopper)).toEqual([300, 1000]);
    expect((await rewardsOf(shopper)).balance.amount).toBe(10);
    calls.setNow(shopTime);
    const again = await placed(calls.shop().place(shopper.headers, using()));
    expect((await calls.shop().move(again, 'DECLINED', 'Closed early')).status).toBe(200);
    expect(await remaining(shopper)).toEqual([300, 1000]);
    expect(await calls.api().context.database.select().from(rewardUses)).toEqual([]);
    const [row] = await calls.api().context.database.select().from(orders).where(eq(orders.id, again.orderLogId));
    expect([row!.rewardCents, row!.totalCents]).toEqual([1300, 5600]);
  });
});

describe('concurrent orders with one credit', () => {
  const count = times(12, 50);
  const sums = async (shopper: RewardShopper) => {
    const rows = await calls.api().context.database.select().from(orders).where(eq(orders.userId, shopper.userId));
    return rows.reduce((sum, { rewardCents }) => sum + rewardCents, 0);
  };

  test('D-34 D-32 never use more than it has', async () => {
    const shopper = await withCredits([1000, soon], [9000, late]);
    const responses = await Promise.all(
      Array.from({ length: count }, () => read(calls.shop().place(shopper.headers, using()))),
    );
    expect(responses.every(({ status }) => status === 201)).toBe(true);
    expect(await sums(shopper)).toBe(10_000);
    expect(await remaining(shopper)).toEqual([0, 0]);
    expect(responses.filter(({ body }) => body.rewardTotal.amount > 0)).toHaveLength(2);
    const uses = await calls.api().context.database.select().from(rewardUses);
    expect(uses.reduce((sum, { cents }) => sum + cents, 0)).toBe(10_000);
  });

  test('D-34 negative control: reading before writing uses more credit than there is', async () => {
    const { database } = calls.api().context;
    const shopper = await withCredits([1000, soon]);
    for (let placedOrders = 0; placedOrders < 4; placedOrders += 1)
      await placed(calls.shop().place(shopper.headers, buildOrder()));
    const placedOrders = await database.select().from(orders).where(eq(orders.userId, shopper.userId));
    // Read once for all, because concurrent reads would sometimes happen to run after another's write.
    const [credit] = await database.select().from(rewardCredits).where(eq(rewardCredits.userId, shopper.userId));
    await Promise.all(
      placedOrders.map(async ({ id, totalCents }) => {
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
        const order = await placed(calls.shop().place(shopper.headers, using()));
        if (at % 2) expect((await cancel(order, shopper.headers)).status).toBe(200);
      }),
    );
    const credits = await calls.api().context.database.select().from(rewardCredits);
    const uses = await calls.api().context.database.select().from(rewardUses);
    for (const { id, cents, remainingCents } of credits) {
      const used = uses.filter(({ creditId }) => creditId === id).reduce((sum, use) => sum + use.cents, 0);
      expect(remainingCents + used).toBe(cents);
    }
  });
});
