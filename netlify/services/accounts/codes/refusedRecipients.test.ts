import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/fixtures/testApp';
import { problemSchema } from '../../../../src/domain/api/problemSchema';
import { suppressions } from '../../../database/workTables';
import { RecipientRefusedError, type RefusalReason } from '../../../platform/messages/recipientRefusedError';
import { createApp } from '../../../routes/app';

const phoneNumber = '2135550100';
const email = 'mara@shop.example';
let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T18:00:00Z') }));
afterEach(async () => {
  vi.useRealTimers();
  await api.reset();
});

/** An API whose senders refuse every recipient for the given reason. */
function refusing(reason: RefusalReason) {
  const refuse = () => Promise.reject(new RecipientRefusedError(reason, new Error('refused')));
  const app = createApp({ ...api.context, sendSms: refuse, sendMail: refuse });
  return (path: string, body: object) =>
    app.request(`/v1/app/user/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ register: true, ...body }),
    });
}
const problem = async (response: Response) => problemSchema.parse(await response.json());
const listSuppressions = async () =>
  (await api.context.database.select().from(suppressions)).map(({ reason }) => reason);

describe('a code that can never arrive', () => {
  test.each([
    ['stop', 'phone', 'sms_stopped', 409, /reply START.*use your email/],
    ['bounce', 'phone', 'sms_unreachable', 422, /or your email/],
    ['region', 'phone', 'sms_unreachable', 422, /or your email/],
    ['bounce', 'email', 'email_unreachable', 422, /check it/],
  ] as const)('D-21 names the cause: %s of a %s', async (reason, channel, code, status, words) => {
    const response = await refusing(reason)(channel, channel === 'phone' ? { phoneNumber } : { email });
    expect(response.status).toBe(status);
    expect(await problem(response)).toMatchObject({ code, detail: expect.stringMatching(words) });
    expect(await listSuppressions()).toEqual(reason === 'region' ? [] : [reason]);
  });

  test('D-21 leaves the codes of the hour to who sends START, and no end of tries to anybody else', async () => {
    const ask = refusing('stop');
    for (let tries = 0; tries < 6; tries += 1) expect((await ask('phone', { phoneNumber })).status).toBe(409);
    const sent = await api.app.request('/v1/app/user/auth/phone', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phoneNumber, register: true }),
    });
    expect(sent.status).toBe(200);
    const statuses: number[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      vi.setSystemTime(Date.now() + 31_000);
      statuses.push((await ask('phone', { phoneNumber })).status);
    }
    expect(statuses).toEqual([409, 409, 409, 429, 429]);
  });
});
