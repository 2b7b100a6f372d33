import { expect, test } from 'vitest';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { sendStaffCode, staffLogin } from './staffAuthCalls';

test('D-21 a browser that signed in to the console shows its device token whenever it requests a code', async () => {
  const api = fakeApi({
    'POST /v1/staff/auth/email/login': { staff: {}, staffToken: 'staff_1', deviceToken: 'device-1' },
    'POST /v1/staff/auth/email': { sentTo: 'sam@alder.example', resendAfterSeconds: 30 },
  });
  await sendStaffCode('sam@alder.example');
  const session = await staffLogin({ email: 'sam@alder.example', otp: '123456', challengeId: 'challenge-1' });
  expect(session).toEqual({ staff: {}, staffToken: 'staff_1' });
  await sendStaffCode('sam@alder.example');
  expect(api.calls.map(({ body }) => (body as { deviceToken?: string }).deviceToken)).toEqual([
    undefined,
    undefined,
    'device-1',
  ]);
});
