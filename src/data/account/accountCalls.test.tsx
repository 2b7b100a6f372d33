import { expect, test } from 'vitest';
import { fakeApi, noContent } from '../../../tests/fixtures/servers/fakeApi';
import { login, logout, sendCode, updateUser } from './accountCalls';

const sent = { sentTo: 'a•••@example.com', resendAfterSeconds: 30 };
const ada = { uuid: 'user-1', email: 'ada@example.com', phoneNumber: null, givenName: 'Ada' };

test('S7-04 D-33 requests a code by email, to sign in or to register', async () => {
  const api = fakeApi({ 'POST /v1/app/user/auth/email': sent });
  await sendCode({ email: 'ada@example.com' });
  await sendCode({ email: 'ada@example.com' }, true);
  expect(api.calls.map(({ body }) => body)).toEqual([
    { email: 'ada@example.com', link: false, register: false },
    { email: 'ada@example.com', link: false, register: true },
  ]);
});

test('S7-06 S7-07 requests a code by phone and exchanges it', async () => {
  const api = fakeApi({
    'POST /v1/app/user/auth/phone': sent,
    'POST /v1/app/user/auth/phone/login': { uuid: 'user-1' },
  });
  await sendCode({ phoneNumber: '4155550100' });
  await login({ phoneNumber: '4155550100' }, { otp: '123456' });
  expect(api.calls.map(({ body }) => body)).toEqual([
    { phoneNumber: '4155550100', register: false },
    { phoneNumber: '4155550100', otp: '123456' },
  ]);
});

test('S7-05 exchanges an email code for a session', async () => {
  const api = fakeApi({ 'POST /v1/app/user/auth/email/login': { uuid: 'user-1', appToken: 'token-1' } });
  expect(await login({ email: 'ada@example.com' }, { otp: '123456' })).toMatchObject({ appToken: 'token-1' });
  expect(api.calls[0]!.body).toEqual({ email: 'ada@example.com', otp: '123456' });
});

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

test('S7-14 S7-03 updates the user and signs out', async () => {
  const api = fakeApi({
    'PUT /v1/app/user/v2': ada,
    'DELETE /v1/app/user/logout': noContent,
  });
  expect(await updateUser({ givenName: 'Ada' })).toEqual(ada);
  expect(await logout('token-1')).toBeUndefined();
  expect(api.calls[0]!.body).toEqual({ givenName: 'Ada' });
});
