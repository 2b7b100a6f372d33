import { describe, expect, test } from 'vitest';
import { placed, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../tests/fixtures/builders/setUpShop';
import { byEmail, byPhone, pastUseCalls, reachable } from '../../../tests/fixtures/calls/pastUseCalls';
import { runUpkeep } from '../jobs/upkeep/runUpkeep';

const day = 86_400_000;

const suite = setUpShop();
const { call, removeAccount, startMembership, readLimitedUses, readFirstOrders } = pastUseCalls(suite);

describe('D-26 the free trial after an account is deleted', () => {
  async function spend(values: object = reachable): Promise<void> {
    const { headers } = await suite.api.signedIn(values);
    expect(await startMembership(headers, 'trial')).toEqual([200, undefined]);
    await removeAccount(headers);
  }

  test.each([
    ['the same address and number', reachable],
    ['the same address', byEmail],
    ['the same number', byPhone],
  ])('is not had again with %s; joining without it is', async (_, values) => {
    await spend();
    const { headers } = await suite.api.signedIn(values);
    expect((await call(headers, 'GET', '/v1/app/membership')).body).toMatchObject({
      status: 'none',
      isTrialAvailable: false,
    });
    expect(await startMembership(headers, 'trial')).toEqual([409, 'trial_used']);
    expect(await startMembership(headers, 'join')).toEqual([200, undefined]);
  });

  test('is still available to other people, and to those who never used it', async () => {
    await spend();
    const other = await suite.api.signedIn({ email: 'juno@shop.example', phoneNumber: '2135550199' });
    expect(await startMembership(other.headers, 'trial')).toEqual([200, undefined]);
    const never = { email: 'ines@shop.example', emailVerified: true };
    await removeAccount((await suite.api.signedIn(never)).headers, never.email);
    expect(await startMembership((await suite.api.signedIn(never)).headers, 'trial')).toEqual([200, undefined]);
  });

  test('D-32 is not affected by an account that only typed the same number without verifying it', async () => {
    await spend({ ...reachable, phoneNumberVerified: false });
    expect(await startMembership((await suite.api.signedIn(byPhone)).headers, 'trial')).toEqual([200, undefined]);
  });

  test('counts as used for a year, across further accounts, and then leaves no row', async () => {
    await spend();
    suite.now = new Date(shopTime.getTime() + 364 * day);
    const second = await suite.api.signedIn(byEmail);
    expect(await startMembership(second.headers, 'trial')).toEqual([409, 'trial_used']);
    await removeAccount(second.headers);
    await runUpkeep(suite.api.context);
    expect(await readLimitedUses()).toHaveLength(1);
    suite.now = new Date(shopTime.getTime() + 365 * day + 1);
    expect(await startMembership((await suite.api.signedIn(byEmail)).headers, 'trial')).toEqual([200, undefined]);
    await runUpkeep(suite.api.context);
    expect(await readLimitedUses()).toEqual([]);
  });

  test('is recorded with keyed hashes only', async () => {
    await spend();
    const [use, ...others] = await readLimitedUses();
    expect(others).toEqual([]);
    expect(use).toMatchObject({ localDay: null, thcGrams: 0, expiresAt: new Date(shopTime.getTime() + 365 * day) });
    expect(use!.personHashes).toHaveLength(2);
    expect(JSON.stringify(use)).not.toMatch(/mara|shop\.example|2135550100/i);
  });
});

describe('D-34 the first order of a deleted account', () => {
  test('is recorded with keyed hashes only, for a year', async () => {
    const shopper = await suite.shop.shopper(reachable);
    const order = await placed(suite.shop.place(shopper.headers));
    expect((await suite.shop.move(order, 'DECLINED', 'Closed today')).status).toBe(200);
    await removeAccount(shopper.headers);
    const [use, ...others] = await readFirstOrders();
    expect(others).toEqual([]);
    expect(use).toMatchObject({ thcGrams: 0, canceledAt: null, expiresAt: new Date(shopTime.getTime() + 365 * day) });
    expect(use!.personHashes).toHaveLength(2);
    expect(JSON.stringify(use)).not.toMatch(/mara|shop\.example|2135550100/i);
    suite.now = new Date(shopTime.getTime() + 365 * day + 1);
    await runUpkeep(suite.api.context);
    expect(await readFirstOrders()).toEqual([]);
  });

  test('is not recorded without one', async () => {
    await removeAccount((await suite.api.signedIn(reachable)).headers);
    expect(await readFirstOrders()).toEqual([]);
  });
});
