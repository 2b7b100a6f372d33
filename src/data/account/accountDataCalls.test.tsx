import { expect, test } from 'vitest';
import { fakeApi, problem, noContent } from '../../../tests/fixtures/servers/fakeApi';
import { storageKeys } from '../storage';
import { deleteAccount, endAllSessions, fetchAccountData } from './accountDataCalls';

test("S2-76 returns the account's data as is", async () => {
  const data = { formatVersion: 1, account: { uuid: 'user-1' } };
  fakeApi({ 'GET /v1/app/user/data': data });
  expect(await fetchAccountData()).toEqual(data);
});

test('D-22 ends all sessions, and deletes the account by what was typed', async () => {
  const api = fakeApi({ 'DELETE /v1/app/user/sessions': noContent, 'DELETE /v1/app/user': noContent });
  localStorage.setItem(storageKeys.deviceToken, 'device-1');
  await endAllSessions();
  expect(localStorage.getItem(storageKeys.deviceToken)).toBe('device-1');
  await deleteAccount('shopper@example.com');
  expect(localStorage.getItem(storageKeys.deviceToken)).toBeNull();
  expect(api.calls.map(({ body }) => body)).toEqual([undefined, { confirm: 'shopper@example.com' }]);
});

test('S2-76 a rejected deletion throws its code', async () => {
  fakeApi({ 'DELETE /v1/app/user': problem(409, 'order_open') });
  await expect(deleteAccount('x')).rejects.toMatchObject({ status: 409, code: 'order_open' });
});
