import { expect, test } from 'vitest';
import { fakeApi, noContent } from '../../../tests/fixtures/servers/fakeApi';
import { storageKeys } from '../storage';
import { deleteAccount, endAllSessions } from './accountDataCalls';

test('D-22 ends all sessions, and deletes the account by what was typed', async () => {
  const api = fakeApi({ 'DELETE /v1/app/user/sessions': noContent, 'DELETE /v1/app/user': noContent });
  localStorage.setItem(storageKeys.deviceToken, 'device-1');
  await endAllSessions();
  expect(localStorage.getItem(storageKeys.deviceToken)).toBe('device-1');
  await deleteAccount('shopper@example.com');
  expect(localStorage.getItem(storageKeys.deviceToken)).toBeNull();
  expect(api.calls.map(({ body }) => body)).toEqual([undefined, { confirm: 'shopper@example.com' }]);
});
