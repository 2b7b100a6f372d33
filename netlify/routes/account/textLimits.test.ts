import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { solveProofOfWork } from '../../../src/data/account/solveProofOfWork';
import { problemSchema } from '../../../src/domain/api/problemSchema';
import { readSmsBudgets } from '../../services/accounts/codes/smsBudget';

const minute = 60_000;
const verifiedNumber = '3105550142';
const api = await setUpTestApp();
const defaults = () => ({ ...api.context.settings.limits });
let before: ReturnType<typeof defaults>;
beforeEach(() => {
  before = defaults();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T18:00:00Z') });
});
afterEach(async () => {
  Object.assign(api.context.settings.limits, before);
  api.context.settings.smsProofOfWork = false;
  await api.reset();
});

/** Gives each number its own exchange, because exchanges are limited too. */
const buildNumber = (at: number) => String(2_133_200_100 + at * 10_000);
const ask = (body: { phoneNumber: string; [more: string]: unknown }, remoteAddress = '198.51.100.1') =>
  api.app.request(
    '/v1/app/user/auth/phone',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ register: true, ...body }),
    },
    { incoming: { socket: { remoteAddress } } },
  );
const problem = async (response: Response) => problemSchema.parse(await response.json());
const sentCount = () => api.context.outbox.list().length;

test('D-21 of fifty made-up numbers from one address, ten get a text, and verified accounts still get codes', async () => {
  await api.signedIn({ phoneNumber: verifiedNumber, phoneNumberVerified: true });
  api.context.settings.limits.requestsPerAddressAndHour = 1_000;
  const start = sentCount();
  const statuses: number[] = [];
  for (let at = 0; at < 50; at += 1) statuses.push((await ask({ phoneNumber: buildNumber(at) })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(sentCount() - start).toBe(10);
  const refused = await problem(await ask({ phoneNumber: buildNumber(501) }));
  expect(refused).toMatchObject({
    code: 'sms_limited',
    detail: expect.stringMatching(/use your email instead\. Please try again in 60.minutes\./),
  });
  expect((await ask({ phoneNumber: verifiedNumber, register: false })).status).toBe(200);
  expect((await ask({ phoneNumber: buildNumber(502) }, '203.0.113.2')).status).toBe(200);
});

test('D-21 numbers of one exchange are limited across addresses, without affecting a household', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 25; at += 1)
    statuses.push((await ask({ phoneNumber: String(2_135_550_100 + at) }, `10.0.${at}.1`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect((await ask({ phoneNumber: buildNumber(1) }, '10.0.24.1')).status).toBe(200);
});

test('D-21 new numbers have their own budget; once it is used up, verified accounts still get texts', async () => {
  await api.signedIn({ phoneNumber: verifiedNumber, phoneNumberVerified: true });
  Object.assign(api.context.settings.limits, { smsPerDay: 4, newNumberSmsPerDay: 2 });
  const statuses: number[] = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await ask({ phoneNumber: buildNumber(at) }, `10.0.${at}.1`)).status);
  expect(statuses).toEqual([200, 200, 429]);
  for (const [at, status] of [200, 200, 429].entries()) {
    expect((await ask({ phoneNumber: verifiedNumber, register: false }, `10.0.${at}.1`)).status).toBe(status);
    vi.setSystemTime(Date.now() + minute);
  }
  expect(await readSmsBudgets(api.context)).toEqual({ known: { used: 2, of: 2 }, new: { used: 2, of: 2 } });
});

test('D-21 a budget is reported once before it runs out, and in the metrics', async () => {
  Object.assign(api.context.settings.limits, { smsPerDay: 20, newNumberSmsPerDay: 10 });
  const error = vi.spyOn(api.context.log, 'error').mockImplementation(() => {});
  const errorCounts: number[] = [];
  for (let at = 0; at < 11; at += 1) {
    // The second half of the day's budget becomes available one message at a time.
    if (at > 5 && at < 10) vi.setSystemTime(Date.now() + 288 * minute);
    await ask({ phoneNumber: buildNumber(at) }, `10.0.${at}.1`);
    errorCounts.push(error.mock.calls.length);
  }
  expect(errorCounts).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2]);
  expect(error.mock.calls[0]).toEqual([expect.stringContaining('80 %'), { channel: 'new', count: 8 }]);
  const { values } = await api.context.metrics.smsBudget.get();
  expect(values).toContainEqual(expect.objectContaining({ labels: { budget: 'new' }, value: 1 }));
  error.mockRestore();
});

test('a refused request does not count: the number gets its text once there is room', async () => {
  Object.assign(api.context.settings.limits, { smsPerDay: 2, newNumberSmsPerDay: 1 });
  await ask({ phoneNumber: buildNumber(0) });
  const elsewhere = '203.0.113.2';
  for (let round = 0; round < 2; round += 1)
    expect((await problem(await ask({ phoneNumber: buildNumber(1) }, elsewhere))).code).toBe('sms_limited');
  vi.setSystemTime(Date.now() + 24 * 60 * minute);
  expect((await ask({ phoneNumber: buildNumber(1) }, elsewhere)).status).toBe(200);
});

test('D-21 when texts cost money, a new number needs a proof of work and a verified one does not', async () => {
  await api.signedIn({ phoneNumber: verifiedNumber, phoneNumberVerified: true });
  api.context.settings.smsProofOfWork = true;
  expect((await ask({ phoneNumber: verifiedNumber, register: false })).status).toBe(200);
  const phoneNumber = buildNumber(0);
  const statuses = await ask({ phoneNumber });
  const { code, proofOfWork: task } = await problem(statuses);
  expect([statuses.status, code]).toEqual([428, 'proof_of_work_required']);
  const proofOfWork = { challenge: task!.challenge, solutions: (await solveProofOfWork(task!)).solutions };
  const others = [
    [buildNumber(1), proofOfWork],
    [phoneNumber, { ...proofOfWork, solutions: proofOfWork.solutions.map((each) => each + 1) }],
    [phoneNumber, { ...proofOfWork, solutions: proofOfWork.solutions.slice(1) }],
    [phoneNumber, { ...proofOfWork, challenge: `9${proofOfWork.challenge}` }],
    [phoneNumber, { challenge: '', solutions: [] }],
  ] as const;
  for (const [number, proof] of others)
    expect((await ask({ phoneNumber: number, proofOfWork: proof })).status).toBe(428);
  expect((await ask({ phoneNumber, proofOfWork })).status).toBe(200);
  vi.setSystemTime(Date.now() + 10 * minute + 1);
  expect((await ask({ phoneNumber, proofOfWork })).status, 'too old').toBe(428);
});
