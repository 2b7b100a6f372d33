import { expect, test } from 'vitest';
import { buildUser } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, problem } from '../../../tests/fixtures/servers/fakeApi';
import { requestContactChangeCode, confirmContactChange } from './contactChangeCalls';

const sent = { sentTo: 'n•••@shopper.example', resendAfterSeconds: 30 };

test('S7-08 S7-09 requests and confirms a new email address', async () => {
  const user = buildUser({ email: 'new@shopper.example' });
  const api = fakeApi({
    'POST /v1/app/user/task-to-change-email': sent,
    'POST /v1/app/user/execute-change-email': user,
  });
  expect(await requestContactChangeCode({ email: 'new@shopper.example' })).toEqual(sent);
  expect(await confirmContactChange('email', { otp: '123456' })).toEqual(user);
  expect(api.calls.map(({ body }) => body)).toEqual([{ email: 'new@shopper.example' }, { otp: '123456' }]);
});

test('S7-10 S7-11 requests and confirms a new phone number', async () => {
  const user = buildUser({ phoneNumber: '2135550100' });
  const api = fakeApi({
    'POST /v1/app/user/task-to-change-phone': sent,
    'POST /v1/app/user/execute-change-phone': user,
  });
  expect(await requestContactChangeCode({ phoneNumber: '2135550100' })).toEqual(sent);
  expect(await confirmContactChange('phone', { otp: '123456' })).toEqual(user);
  expect(api.calls.map(({ body }) => body)).toEqual([{ phoneNumber: '2135550100' }, { otp: '123456' }]);
});

test('S7-11 a wrong code throws its status', async () => {
  fakeApi({ 'POST /v1/app/user/execute-change-phone': problem(400, 'invalid_code') });
  await expect(confirmContactChange('phone', { otp: '000000' })).rejects.toMatchObject({
    status: 400,
    code: 'invalid_code',
  });
});
