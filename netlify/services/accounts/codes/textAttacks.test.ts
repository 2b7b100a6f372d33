import { beforeEach, describe, expect, test, vi } from 'vitest';
import { solveProofOfWork } from '../../../../src/data/account/solveProofOfWork';
import { attackedApi, countMatching } from '../../../../tests/fixtures/servers/attackedApi';
import { sessionUserSchema } from '../../../../src/domain/account/userSchema';
import { problemSchema } from '../../../../src/domain/api/problemSchema';
import { users } from '../../../database/accountTables';
import type { AppContext } from '../../context/appContext';
import { readSmsBudgets } from './smsBudget';

const minute = 60_000;
const hour = 60 * minute;
const shop = attackedApi();
const { answers, attack, lastCode } = shop;
const path = 'auth/phone';
const advanceTime = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
/** Gives each number its own exchange, because exchanges are limited too. */
const buildNumber = (at: number) => String(2_133_200_100 + at * 10_000);

function limited(limits: Partial<AppContext['settings']['limits']>, smsProofOfWork = false): Partial<AppContext> {
  const { settings } = shop.context();
  return { settings: { ...settings, smsProofOfWork, limits: { ...settings.limits, ...limits } } };
}

const openAccounts = (count: number) =>
  shop
    .context()
    .database.insert(users)
    .values(
      Array.from({ length: count }, (_, index) => ({
        phoneNumber: buildNumber(index),
        phoneNumberVerified: true,
        createdAt: shop.context().clock(),
      })),
    );

describe('texts to verified numbers', () => {
  const owners = 60;
  beforeEach(async () => void (await openAccounts(owners + 10)));

  test('D-21 one address that asks five times for sixty owners cannot use up the texts of the others', async () => {
    const call = attack(limited({ requestsPerAddressAndHour: 1_000 }));
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      for (let index = 0; index < owners; index += 1)
        statuses.push(await call({ path, body: { phoneNumber: buildNumber(index) }, origin: 1 }));
      advanceTime(31_000);
    }
    expect(countMatching(statuses, 200)).toBe(10);
    expect(await call({ path, body: { phoneNumber: buildNumber(owners) }, origin: 2 })).toBe(200);
  });

  test('D-21 strangers who use up the owners’ texts leave three a day for each owner’s own devices', async () => {
    const origin = 500;
    const call = attack(limited({ smsPerDay: 30, newNumberSmsPerDay: 10 }));
    const owner = { phoneNumber: buildNumber(owners) };
    expect(await call({ path, body: owner, origin })).toBe(200);
    const login = await answers()({ path: `${path}/login`, body: { ...owner, otp: lastCode() }, origin });
    const { deviceToken } = sessionUserSchema.parse(await login.json());
    for (let index = 0; index < owners; index += 1)
      await call({ path, body: { phoneNumber: buildNumber(index) }, origin: index });
    expect(await call({ path, body: { phoneNumber: buildNumber(owners + 1) }, origin: 501 })).toBe(429);
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      statuses.push(await call({ path, body: { ...owner, deviceToken }, origin: 502 }));
      advanceTime(31_000);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('D-21 a stranger works for a text once an address has had five, or half of the day’s texts are gone', async () => {
    const call = attack(limited({}, true));
    for (let index = 0; index < 6; index += 1)
      expect(await call({ path, body: { phoneNumber: buildNumber(index) }, origin: 1 })).toBe(index < 5 ? 200 : 428);
    const small = attack(limited({ smsPerDay: 30, newNumberSmsPerDay: 26 }, true));
    expect(await small({ path, body: { phoneNumber: buildNumber(7) }, origin: 2 })).toBe(428);
  });
});

describe('texts to new numbers', () => {
  test('D-21 eight addresses cannot end the day’s texts, which come back bit by bit', async () => {
    const call = attack(limited({ requestsPerAddressAndHour: 1_000 }));
    let next = 0;
    const ask = (origin: number) => {
      next += 1;
      return call({ path, body: { phoneNumber: buildNumber(next), register: true }, origin });
    };
    const flood = async () => {
      const statuses: number[] = [];
      for (let index = 0; index < 240; index += 1) statuses.push(await ask(1 + (index % 8)));
      return countMatching(statuses, 200);
    };
    expect(await flood()).toBe(80);
    expect(await ask(500), 'another address, meanwhile').toBe(200);
    advanceTime(hour);
    expect(await flood(), 'the first half and one more').toBe(20);
    expect(await ask(501)).toBe(429);
    advanceTime(15 * minute);
    expect(await ask(501)).toBe(200);
    expect(await ask(502), 'the next one comes later').toBe(429);
    expect((await readSmsBudgets(shop.context())).new).toEqual({ used: 102, of: 200 });
  });

  test('D-21 addresses of one network share what it may use', async () => {
    const { app } = shop.api();
    const ask = (at: number, remoteAddress: string) =>
      app.request(
        `/v1/app/user/${path}`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ phoneNumber: buildNumber(at), register: true }),
        },
        { incoming: { socket: { remoteAddress } } },
      );
    const sent: number[] = [];
    for (let index = 0; index < 30; index += 1) {
      sent.push((await ask(index, `203.0.113.${index}`)).status);
      sent.push((await ask(100 + index, `2001:db8:7:${index}::1`)).status);
    }
    expect(countMatching(sent, 200)).toBe(20);
    expect((await ask(200, '203.0.114.1')).status).toBe(200);
    expect((await ask(201, '2001:db8:8::1')).status).toBe(200);
  });

  test('D-21 a proof of work is worth one text', async () => {
    const call = answers(limited({}, true));
    const phoneNumber = buildNumber(0);
    const ask = (origin: number, more = {}) => call({ path, body: { phoneNumber, register: true, ...more }, origin });
    const { proofOfWork: task } = problemSchema.parse(await (await ask(1)).json());
    const proofOfWork = await solveProofOfWork(task!);
    const statuses: number[] = [];
    for (let origin = 1; origin <= 3; origin += 1) statuses.push((await ask(origin, { proofOfWork })).status);
    expect(statuses).toEqual([200, 428, 428]);
  });
});
