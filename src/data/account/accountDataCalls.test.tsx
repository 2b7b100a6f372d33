import { expect, test } from 'vitest';
import { fakeApi, problem } from '../../../tests/fixtures/servers/fakeApi';
import { storageKeys } from '../storage';
import { deleteAccount, endAllSessions, fetchAccountData } from './accountDataCalls';

const none = () => new Response(null, { status: 204 });

test("S2-76 returns the account's data as is", async () => {
  fakeApi({ 'GET /v1/app/user/data': { user: { uuid: 'user-1' } } });
  expect(await fetchAccountData()).toEqual({ user: { uuid: 'user-1' } });
});

test('D-22 ends all sessions, and deletes the account by what was typed', async () => {
  const api = fakeApi({ 'DELETE /v1/app/user/sessions': none, 'DELETE /v1/app/user': none });
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
