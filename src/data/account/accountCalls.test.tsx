import { expect, test } from 'vitest';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { login, sendCode } from './accountCalls';

const sent = { sentTo: 'a•••@example.com', resendAfterSeconds: 30 };

test('D-21 a browser that signed in shows its device token whenever it requests a code', async () => {
  const api = fakeApi({
    'POST /v1/app/user/auth/email/login': { uuid: 'user-1', appToken: 'token-1', deviceToken: 'device-1' },
    'POST /v1/app/user/auth/email': sent,
    'POST /v1/app/user/auth/phone': sent,
  });
  await login({ email: 'ada@example.com' }, { otp: '123456' });
  await sendCode({ email: 'ada@example.com' });
  await sendCode({ phoneNumber: '4155550100' });
  expect(api.calls.slice(1).map(({ body }) => body)).toEqual([
    { email: 'ada@example.com', link: false, register: false, deviceToken: 'device-1' },
    { phoneNumber: '4155550100', register: false, deviceToken: 'device-1' },
  ]);
});
