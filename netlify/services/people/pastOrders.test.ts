import { describe, expect, test } from 'vitest';
import { buildOrder, firstSlot, nextDaySlot, placed, read, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../tests/fixtures/builders/setUpShop';
import { byEmail, byPhone, pastUseCalls, reachable } from '../../../tests/fixtures/calls/pastUseCalls';
import { runUpkeep } from '../jobs/upkeep/runUpkeep';

const day = 86_400_000;

const suite = setUpShop();
const { call, removeAccount, startMembership, readLimitedUses } = pastUseCalls(suite);

describe('S5-11, D-16 the daily weight limit after an account is deleted', () => {
  /** 0.8 g each; the limit is 8 g. */
  const order = (quantity: number, slotStart = firstSlot) =>
    buildOrder({ slotStart, items: [{ productVariantId: 'pod-a', quantity, price: 30 }] });
  const place = async (headers: Record<string, string>, quantity: number, slotStart?: string) => {
    const { status, body } = await read(suite.shop.place(headers, order(quantity, slotStart)));
    return [status, status === 201 ? undefined : body.code];
  };

  async function buy(quantity: number, last: 'COMPLETED' | 'DECLINED' = 'COMPLETED'): Promise<void> {
    const { headers } = await suite.shop.shopper(reachable);
    const made = await placed(suite.shop.place(headers, order(quantity)));
    const way = last === 'DECLINED' ? ['DECLINED'] : ['ACCEPTED', 'PACKED', 'ON_THE_WAY', 'COMPLETED'];
    for (const status of way) expect((await suite.shop.move(made, status, 'Out of range')).status).toBe(200);
    await removeAccount(headers);
  }

  test.each([
    ['address and number', reachable],
    ['address', byEmail],
    ['number', byPhone],
  ])('counts once for a new account with the same %s, on that day alone', async (_, values) => {
    await buy(6);
    expect(await readLimitedUses()).toMatchObject([{ localDay: '2026-07-01', thcGrams: 4.8 }]);
    const { headers } = await suite.shop.shopper(values);
    expect(await place(headers, 5)).toEqual([422, 'over_weight_limit']);
    expect(await place(headers, 4)).toEqual([201, undefined]);
    expect(await place(headers, 10, nextDaySlot)).toEqual([201, undefined]);
  });

  test('adds up across accounts', async () => {
    await buy(3);
    await buy(3);
    expect(await place((await suite.shop.shopper(reachable)).headers, 5)).toEqual([422, 'over_weight_limit']);
  });

  test('does not count for anybody else', async () => {
    await buy(6);
    const other = await suite.shop.shopper({ email: 'juno@shop.example', phoneNumber: '2135550199' });
    expect(await place(other.headers, 10)).toEqual([201, undefined]);
  });

  test('does not count declined orders', async () => {
    await buy(6, 'DECLINED');
    expect(await readLimitedUses()).toEqual([]);
    expect(await place((await suite.shop.shopper(reachable)).headers, 10)).toEqual([201, undefined]);
  });

  test('is kept until two days after the window started', async () => {
    await buy(6);
    suite.now = new Date(Date.parse(firstSlot) + 2 * day);
    await runUpkeep(suite.api.context);
    expect(await readLimitedUses()).toHaveLength(1);
    suite.now = new Date(Date.parse(firstSlot) + 2 * day + 1);
    await runUpkeep(suite.api.context);
    expect(await readLimitedUses()).toEqual([]);
  });
});

describe('D-16 cancellations after an account is deleted', () => {
  const light = (slotStart = firstSlot) =>
    buildOrder({ slotStart, items: [{ productVariantId: 'pod-b', quantity: 1, price: 45.5 }] });
  const place = async (headers: Record<string, string>, slotStart?: string) => {
    const { status, body } = await read(suite.shop.place(headers, light(slotStart)));
    return [status, status === 201 ? undefined : body.code];
  };

  /** Cancels as often with a new account, which is then deleted. */
  async function cancel(count: number, values: object = reachable): Promise<void> {
    const { headers } = await suite.shop.shopper(values);
    for (let made = 0; made < count; made += 1) {
      const { detailsId } = await placed(suite.shop.place(headers, light()));
      expect((await call(headers, 'POST', `/v1/app/orders/alder/${detailsId}/cancel`)).status).toBe(200);
    }
    await removeAccount(headers);
  }

  test.each([
    ['address and number', reachable],
    ['address', byEmail],
    ['number', byPhone],
  ])('count for a new account with the same %s until the dispensary’s next day', async (_, values) => {
    await cancel(5);
    const { headers } = await suite.shop.shopper(values);
    const response = await suite.shop.place(headers, light());
    expect(await read(response)).toMatchObject({ status: 429, body: { code: 'cancellations_per_day' } });
    // It is 9 a.m. in Los Angeles, so midnight is 15 hours away.
    expect(response.headers.get('retry-after')).toBe(String(15 * 3600));
    suite.now = new Date('2026-07-02T07:00:00.000Z');
    expect(await place(headers, nextDaySlot)).toEqual([201, undefined]);
  });

  test('add up across accounts and with the account’s own', async () => {
    await cancel(2);
    await cancel(2);
    const { headers } = await suite.shop.shopper(reachable);
    const { detailsId } = await placed(suite.shop.place(headers, light()));
    expect((await call(headers, 'POST', `/v1/app/orders/alder/${detailsId}/cancel`)).status).toBe(200);
    expect(await place(headers)).toEqual([429, 'cancellations_per_day']);
  });

  test('count neither for anybody else nor as a used trial or as weight', async () => {
    await cancel(5);
    const other = await suite.shop.shopper({ email: 'juno@shop.example', phoneNumber: '2135550199' });
    expect(await place(other.headers)).toEqual([201, undefined]);
    expect(await startMembership((await suite.api.signedIn(byEmail)).headers, 'trial')).toEqual([200, undefined]);
    expect((await readLimitedUses()).map(({ thcGrams, oilGrams }) => [thcGrams, oilGrams])).toEqual(
      Array.from({ length: 5 }, () => [0, 0]),
    );
  });

  test('are kept as hashes of verified contacts alone, for 25 hours', async () => {
    await cancel(1);
    const [row] = await readLimitedUses();
    expect(row).toMatchObject({ canceledAt: shopTime, localDay: '2026-07-01' });
    expect(row!.personHashes).toHaveLength(2);
    suite.now = new Date(shopTime.getTime() + 25 * 3_600_000);
    await runUpkeep(suite.api.context);
    expect(await readLimitedUses()).toHaveLength(1);
    suite.now = new Date(suite.now.getTime() + 1);
    await runUpkeep(suite.api.context);
    expect(await readLimitedUses()).toEqual([]);
  });
});
