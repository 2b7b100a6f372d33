import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildOrder, nextDaySlot, placed, read, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { times } from '../../../tests/fixtures/times';
import type { Rewards } from '../../../src/domain/account/rewardSchema';
import { startSession } from '../../services/people/tokens';
import { orders } from '../../database/orderTables';
import { rewardCredits } from '../../database/membershipTables';
import { users } from '../../database/accountTables';
import { rewardCalls, type RewardShopper } from '../../../tests/fixtures/calls/rewardCalls';

const day = 86_400_000;
const calls = rewardCalls();
const { rewardsOf, register, complete, remaining } = calls;

describe('a referral code', () => {
  test('D-34 is created on first use and stays the same, also for concurrent requests', async () => {
    const shopper = await calls.shop().shopper();
    const responses = await Promise.all(Array.from({ length: 8 }, () => rewardsOf(shopper)));
    const [{ referralCode, referralUrl, balance, credits, minimumTotal }] = responses as [Rewards];
    expect(new Set(responses.map((response) => response.referralCode)).size).toBe(1);
    expect(referralCode).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ2-9]{8}$/);
    expect(referralUrl).toBe(`http://localhost:8888/us/en/register?referral=${referralCode}`);
    expect([balance, credits, minimumTotal]).toEqual([{ amount: 0, currencyCode: 'USD' }, [], undefined]);
    expect((await rewardsOf(await calls.shop().shopper())).referralCode).not.toBe(referralCode);
    expect((await calls.api().app.request('/v1/app/rewards')).status).toBe(401);
  });

  test('S8-12 with a provider, its minimum is included; an unknown provider gives a 404', async () => {
    const shopper = await calls.shop().shopper();
    expect((await rewardsOf(shopper, '?providerId=alder')).minimumTotal).toEqual({ amount: 40, currencyCode: 'USD' });
    const missing = await read(
      calls.api().app.request('/v1/app/rewards?providerId=none', { headers: shopper.headers }),
    );
    expect([missing.status, missing.body.code]).toEqual([404, 'provider_unknown']);
  });

  test('D-34 is late for a person who ordered with an account that they deleted, for a year', async () => {
    const { referralCode } = await rewardsOf(await calls.shop().shopper());
    const person = { email: 'mara@shop.example', emailVerified: true };
    const before = await calls.shop().shopper(person);
    await complete(await placed(calls.shop().place(before.headers)));
    const removed = await calls.api().app.request('/v1/app/user', {
      method: 'DELETE',
      headers: { ...before.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ confirm: person.email }),
    });
    expect(removed.status).toBe(204);
    const again = await calls.shop().shopper(person);
    expect((await register(again, referralCode)).body.code).toBe('referral_code_late');
    calls.setNow(new Date(shopTime.getTime() + 365 * day + 1));
    const token = await startSession(calls.api().context.database, { userId: again.userId, now: calls.now() });
    const headers = { authorization: `Bearer ${token}` };
    expect((await register({ ...again, headers }, referralCode)).status).toBe(200);
  });

  test('D-34 is accepted once, before the first order, and never one’s own', async () => {
    const [inviter, invited, other] = [
      await calls.shop().shopper(),
      await calls.shop().shopper(),
      await calls.shop().shopper(),
    ];
    const { referralCode } = await rewardsOf(inviter);
    const refused = async (shopper: RewardShopper, code: unknown) => {
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
    await placed(calls.shop().place(other.headers));
    expect(await refused(other, referralCode)).toBe('referral_code_late');
    const rows = await calls.api().context.database.select().from(users);
    expect(rows.filter((row) => row.referredBy).map(({ id, referredBy }) => [id, referredBy])).toEqual([
      [invited.userId, inviter.userId],
    ]);
  });

  test('D-34 of two accounts that refer each other concurrently, one succeeds', async () => {
    const [first, second] = [await calls.shop().shopper(), await calls.shop().shopper()];
    const [firstCode, secondCode] = [(await rewardsOf(first)).referralCode, (await rewardsOf(second)).referralCode];
    const responses = await Promise.all([register(first, secondCode), register(second, firstCode)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('both sides of a referral', () => {
  const invite = async () => {
    const [inviter, invited] = [await calls.shop().shopper(), await calls.shop().shopper()];
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
    const declined = await placed(calls.shop().place(pair.invited.headers));
    await calls.shop().move(declined, 'DECLINED', 'Closed early');
    const order = await placed(calls.shop().place(pair.invited.headers));
    for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY']) await calls.shop().move(order, status);
    expect(await both(pair)).toEqual([[], []]);
    calls.setNow(new Date(shopTime.getTime() + 3_600_000));
    expect((await calls.shop().move(order, 'COMPLETED')).status).toBe(200);
    expect(await both(pair)).toEqual(tenEach);
    expect(await rewardsOf(pair.invited)).toMatchObject({
      balance: { amount: 10, currencyCode: 'USD' },
      credits: [
        {
          amount: { amount: 10 },
          remaining: { amount: 10 },
          reason: 'invited',
          expiresAt: new Date(calls.now().getTime() + 180 * day).toISOString(),
        },
      ],
    });
    expect((await rewardsOf(pair.inviter)).credits.map(({ reason }) => reason)).toEqual(['inviter']);
    await complete(await placed(calls.shop().place(pair.invited.headers, buildOrder({ slotStart: nextDaySlot }))));
    expect(await both(pair)).toEqual(tenEach);
  });

  test('D-34 get it once when several orders complete concurrently', async () => {
    const pair = await invite();
    const open = await Promise.all(
      Array.from({ length: times(4, 12) }, () => placed(calls.shop().place(pair.invited.headers))),
    );
    for (const order of open)
      for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY']) await calls.shop().move(order, status);
    const responses = await Promise.all(open.map((order) => calls.shop().move(order, 'COMPLETED')));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(await both(pair)).toEqual(tenEach);
  });

  test('D-05 D-34 get nothing for an order outside the United States', async () => {
    const pair = await invite();
    const order = await placed(calls.shop().place(pair.invited.headers));
    await calls
      .api()
      .context.database.update(orders)
      .set({ address: sql`${orders.address} || '{"country":"CA"}'` })
      .where(eq(orders.id, order.orderLogId));
    await complete(order);
    expect(await both(pair)).toEqual([[], []]);
  });

  test('D-34 get nothing without an invitation', async () => {
    const shopper = await calls.shop().shopper();
    await complete(await placed(calls.shop().place(shopper.headers)));
    expect(await calls.api().context.database.select().from(rewardCredits)).toEqual([]);
  });
});
