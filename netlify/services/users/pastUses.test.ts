import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { person } from '../../../tests/fixtures/builders/fullAccount';
import { placed, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../tests/fixtures/builders/setUpShop';
import { pastUses } from '../../database/accountTables';
import { runUpkeep } from '../upkeep/runUpkeep';

const day = 86_400_000;

const suite = setUpShop();

type Headers = Record<string, string>;

const { email, emailVerified, phoneNumber, phoneNumberVerified } = person;
const reachable = { email, emailVerified, phoneNumber, phoneNumberVerified };
const byEmail = { email, emailVerified };
const byPhone = { phoneNumber, phoneNumberVerified };

const call = (method: string, path: string, headers: Headers, body?: unknown) =>
  suite.api.app.request(path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
async function remove(headers: Headers, confirm: string = email): Promise<void> {
  expect((await call('DELETE', '/v1/app/user', headers, { confirm })).status).toBe(204);
}
const membershipOf = async (headers: Headers) => (await call('GET', '/v1/app/membership', headers)).json();
const begin = async (headers: Headers, how: 'trial' | 'join') => {
  const response = await call('POST', `/v1/app/membership/${how}`, headers, {});
  return [response.status, ((await response.json()) as { code?: string }).code];
};
const keptWhere = (hasOrdered: boolean) =>
  suite.api.context.database.select().from(pastUses).where(eq(pastUses.hasOrdered, hasOrdered));
/** Without the row that says that they ordered. */
const kept = () => keptWhere(false);

describe('D-26 the free trial after an account is deleted', () => {
  async function spend(values: object = reachable): Promise<void> {
    const { headers } = await suite.api.signedIn(values);
    expect(await begin(headers, 'trial')).toEqual([200, undefined]);
    await remove(headers);
  }

  test.each([
    ['the same address and number', reachable],
    ['the same address', byEmail],
    ['the same number', byPhone],
  ])('is not had again with %s; joining without it is', async (_, values) => {
    await spend();
    const { headers } = await suite.api.signedIn(values);
    expect(await membershipOf(headers)).toMatchObject({ status: 'none', isTrialAvailable: false });
    expect(await begin(headers, 'trial')).toEqual([409, 'trial_used']);
    expect(await begin(headers, 'join')).toEqual([200, undefined]);
  });

  test('is still available to other people, and to those who never used it', async () => {
    await spend();
    const other = await suite.api.signedIn({ email: 'juno@shop.example', phoneNumber: '2135550199' });
    expect(await begin(other.headers, 'trial')).toEqual([200, undefined]);
    const never = { email: 'ines@shop.example', emailVerified: true };
    await remove((await suite.api.signedIn(never)).headers, never.email);
    expect(await begin((await suite.api.signedIn(never)).headers, 'trial')).toEqual([200, undefined]);
  });

  test('D-32 is not affected by an account that only typed the same number without verifying it', async () => {
    await spend({ ...reachable, phoneNumberVerified: false });
    expect(await begin((await suite.api.signedIn(byPhone)).headers, 'trial')).toEqual([200, undefined]);
  });

  test('counts as used for a year, across further accounts, and then leaves no row', async () => {
    await spend();
    suite.now = new Date(shopTime.getTime() + 364 * day);
    const second = await suite.api.signedIn(byEmail);
    expect(await begin(second.headers, 'trial')).toEqual([409, 'trial_used']);
    await remove(second.headers);
    await runUpkeep(suite.api.context);
    expect(await kept()).toHaveLength(1);
    suite.now = new Date(shopTime.getTime() + 365 * day + 1);
    expect(await begin((await suite.api.signedIn(byEmail)).headers, 'trial')).toEqual([200, undefined]);
    await runUpkeep(suite.api.context);
    expect(await kept()).toEqual([]);
  });

  test('is recorded with keyed hashes only', async () => {
    await spend();
    const [use, ...others] = await kept();
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
    await remove(shopper.headers);
    const [use, ...others] = await keptWhere(true);
    expect(others).toEqual([]);
    expect(use).toMatchObject({ thcGrams: 0, canceledAt: null, expiresAt: new Date(shopTime.getTime() + 365 * day) });
    expect(use!.personHashes).toHaveLength(2);
    expect(JSON.stringify(use)).not.toMatch(/mara|shop\.example|2135550100/i);
    suite.now = new Date(shopTime.getTime() + 365 * day + 1);
    await runUpkeep(suite.api.context);
    expect(await keptWhere(true)).toEqual([]);
  });

  test('is not recorded without one', async () => {
    await remove((await suite.api.signedIn(reachable)).headers);
    expect(await keptWhere(true)).toEqual([]);
  });
});
