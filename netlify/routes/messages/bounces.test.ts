import { eq } from 'drizzle-orm';
import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import { suppressions } from '../../database/workTables';
import { users } from '../../database/accountTables';
import { createApp } from '../app';

const key = 'a-key-of-the-relay-1';
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const sendgridKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const email = 'ada@shop.example';
const provenAt = new Date('2026-07-01T16:00:00.000Z');
const later = new Date('2026-07-01T17:00:00.000Z');
const before = new Date('2026-07-01T15:00:00.000Z');
const seconds = (at: Date) => at.getTime() / 1000;

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ clock: () => later });
});
afterAll(() => api.close());
beforeEach(() => api.reset());

type Relay = 'postmark' | 'mailgun' | 'sendgrid';
interface Event {
  at?: Date;
  to?: string;
}
/** Each relay's documented payload for a mailbox that does not exist. */
const hard: Record<Relay, (event?: Event) => unknown> = {
  postmark: ({ at = later, to = email } = {}) => ({
    RecordType: 'Bounce',
    Type: 'HardBounce',
    TypeCode: 1,
    Email: to,
    BouncedAt: at.toISOString(),
    Inactive: true,
  }),
  mailgun: ({ at = later, to = email } = {}) => ({
    'event-data': {
      event: 'failed',
      severity: 'permanent',
      reason: 'bounce',
      recipient: to,
      timestamp: seconds(at),
      'delivery-status': { code: 550, 'enhanced-code': '5.1.1', message: '5.1.1 The account does not exist' },
    },
  }),
  sendgrid: ({ at = later, to = email } = {}) => [
    { event: 'delivered', email: 'ben@shop.example', timestamp: seconds(at) },
    {
      event: 'bounce',
      type: 'bounce',
      status: '5.1.1',
      reason: '550 5.1.1 No such user',
      email: to,
      timestamp: seconds(at),
    },
  ],
};

/** The headers and the body of a relay's call. */
function signed(
  relay: Relay,
  payload: unknown,
  secret = relay === 'sendgrid' ? privateKey : key,
  signedAt = later,
): { headers: Record<string, string>; body: string } {
  if (relay === 'mailgun') {
    const signature = { timestamp: String(seconds(signedAt)), token: randomBytes(25).toString('hex') };
    const mac = createHmac('sha256', secret)
      .update(signature.timestamp + signature.token)
      .digest('hex');
    return {
      headers: {},
      body: JSON.stringify({ signature: { ...signature, signature: mac }, ...(payload as object) }),
    };
  }
  const body = JSON.stringify(payload);
  if (relay === 'postmark')
    return { headers: { authorization: `Basic ${Buffer.from(`shop:${secret as string}`).toString('base64')}` }, body };
  const timestamp = '1782925200';
  const signature = sign('sha256', Buffer.from(timestamp + body), secret as typeof privateKey).toString('base64');
  const name = 'x-twilio-email-event-webhook';
  return { headers: { [`${name}-signature`]: signature, [`${name}-timestamp`]: timestamp }, body };
}

const settingOf = (relay: Relay) => `${relay}:${relay === 'sendgrid' ? sendgridKey : key}`;
async function post(
  relay: Relay,
  { headers, body }: { headers: Record<string, string>; body: string },
  changes: Partial<TestApp['context']> = {},
) {
  const settings = testSettings({ MAIL_BOUNCES: settingOf(relay) });
  const response = await createApp({ ...api.context, ...changes, settings }).request('/v1/webhooks/bounces', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}
const receive = (relay: Relay, payload: unknown) => post(relay, signed(relay, payload));

const openAccount = (values: Partial<typeof users.$inferInsert> = {}) =>
  api.signedIn({ email, emailVerified: true, emailProvenAt: provenAt, ...values });
const suppressed = async () => (await api.context.database.select().from(suppressions)).map(({ reason }) => reason);
const bouncedAt = async () => (await api.context.database.select().from(users)).map((user) => user.emailBouncedAt);

describe.each(['postmark', 'mailgun', 'sendgrid'] as const)('a bounce that %s reports', (relay) => {
  test('ends messages to the address, marks it, and does no more when it comes again', async () => {
    await openAccount();
    for (const _ of [1, 2])
      expect(await receive(relay, hard[relay]({ to: 'Ada@Shop.example' }))).toEqual({
        status: 200,
        answer: { bounced: 1 },
      });
    expect([await suppressed(), await bouncedAt()]).toEqual([['bounce'], [later]]);
  });

  test('changes nothing for an address that was changed since, or that nobody has', async () => {
    const { userId } = await openAccount();
    await api.context.database.update(users).set({ email: 'ada@new.example' }).where(eq(users.id, userId));
    expect((await receive(relay, hard[relay]())).answer).toEqual({ bounced: 0 });
    expect([await suppressed(), await bouncedAt()]).toEqual([[], [null]]);
  });

  test('changes nothing if a code has arrived there since, also when it comes again', async () => {
    await openAccount();
    expect((await receive(relay, hard[relay]({ at: before }))).answer).toEqual({ bounced: 0 });
    expect(await suppressed()).toEqual([]);
  });

  test('leaves an unverified address alone', async () => {
    await openAccount({ emailVerified: false });
    expect((await receive(relay, hard[relay]())).answer).toEqual({ bounced: 0 });
  });

  test('is refused if it is forged', async () => {
    await openAccount();
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const forged = [
      signed(relay, hard[relay](), relay === 'sendgrid' ? other : 'another-key-16-chars'),
      { headers: {}, body: JSON.stringify(hard[relay]()) },
      { ...signed(relay, hard[relay]()), body: 'no JSON' },
    ].slice(0, relay === 'postmark' ? 2 : 3);
    for (const call of forged)
      expect(await post(relay, call)).toMatchObject({ status: 401, answer: { code: 'signature_invalid' } });
    expect([await suppressed(), await bouncedAt()]).toEqual([[], [null]]);
  });
});

const mailgunFailure = (changes: object) => ({
  'event-data': { ...(hard.mailgun() as { 'event-data': object })['event-data'], ...changes },
});
const sendgridEvent = (changes: object) => [{ ...(hard.sendgrid() as object[])[1], ...changes }];
test.each<[name: string, relay: Relay, payload: unknown]>([
  ['a soft bounce', 'postmark', { ...(hard.postmark() as object), Type: 'SoftBounce' }],
  ['a block', 'postmark', { ...(hard.postmark() as object), Type: 'Blocked' }],
  ['an opened mail', 'postmark', { RecordType: 'Open', Email: email }],
  ['a temporary failure', 'mailgun', mailgunFailure({ severity: 'temporary' })],
  ['a full mailbox', 'mailgun', mailgunFailure({ 'delivery-status': { code: 552, 'enhanced-code': '5.2.2' } })],
  ['a refusal of the sender', 'mailgun', mailgunFailure({ 'delivery-status': { code: 550, message: '5.7.1 Spam' } })],
  ['a delivery', 'mailgun', mailgunFailure({ event: 'delivered' })],
  ['a block', 'sendgrid', sendgridEvent({ type: 'blocked' })],
  ['a full mailbox', 'sendgrid', sendgridEvent({ status: '5.2.2', reason: '552 5.2.2 Mailbox full' })],
  ['a deferral', 'sendgrid', sendgridEvent({ event: 'deferred' })],
  ['a drop for other reasons', 'sendgrid', sendgridEvent({ event: 'dropped', reason: 'Unsubscribed Address' })],
  ['no object', 'postmark', null],
])('%s of %s changes nothing', async (_, relay, payload) => {
  await openAccount();
  expect(await receive(relay, payload)).toEqual({ status: 200, answer: { bounced: 0 } });
  expect([await suppressed(), await bouncedAt()]).toEqual([[], [null]]);
});

test.each<[name: string, relay: Relay, payload: unknown]>([
  [
    'an address that it had on its list',
    'mailgun',
    mailgunFailure({ reason: 'suppress-bounce', 'delivery-status': {} }),
  ],
  ['an address that it had on its list', 'sendgrid', sendgridEvent({ event: 'dropped', reason: 'Bounced Address' })],
  ['words without a status', 'sendgrid', sendgridEvent({ status: undefined, reason: '550 No such user here' })],
])('%s of %s is a bounce too', async (_, relay, payload) => {
  await openAccount();
  expect((await receive(relay, payload)).answer).toEqual({ bounced: 1 });
});

test.each([
  ['a temporary refusal', { status: '4.2.1', reason: '450 4.2.1 The user is receiving mail too fast' }],
  ['a server that does not answer', { status: '4.4.2', reason: 'connection timed out' }],
  ['a domain without mail servers that is asked for later', { status: undefined, reason: 'unable to get mx info' }],
])('%s of SendGrid is no bounce', async (_, changes) => {
  await openAccount();
  expect((await receive('sendgrid', sendgridEvent(changes))).answer).toEqual({ bounced: 0 });
});

describe('a signature of Mailgun, which does not cover the body,', () => {
  test('counts once, whatever it comes with', async () => {
    await openAccount();
    await api.signedIn({ email: 'ben@shop.example', emailVerified: true, emailProvenAt: provenAt });
    const call = signed('mailgun', hard.mailgun());
    expect((await post('mailgun', call)).answer).toEqual({ bounced: 1 });
    const forged = { ...call, body: call.body.replace(email, 'ben@shop.example') };
    expect((await post('mailgun', forged)).answer).toEqual({ bounced: 0 });
    expect(await suppressed()).toEqual(['bounce']);
  });

  test('is not used up by a request that fails', async () => {
    await openAccount();
    const call = signed('mailgun', hard.mailgun());
    const database = Object.assign(Object.create(api.context.database) as typeof api.context.database, {
      transaction: () => Promise.reject(new Error('disk full')),
    });
    expect((await post('mailgun', call, { database })).status).toBe(500);
    expect((await post('mailgun', call)).answer).toEqual({ bounced: 1 });
  });

  test.each([
    ['a day', new Date(later.getTime() - 25 * 3_600_000), 401],
    ['some hours', new Date(later.getTime() - 8 * 3_600_000), 200],
    ['a time to come', new Date(later.getTime() + 3_600_000), 401],
  ])('is judged by its age: %s', async (_, signedAt, status) => {
    expect((await post('mailgun', signed('mailgun', hard.mailgun(), key, signedAt))).status).toBe(status);
  });

  test('cannot say that an address bounced after it was signed', async () => {
    await openAccount();
    const signedAt = new Date(before.getTime());
    const call = signed('mailgun', hard.mailgun({ at: new Date('2096-01-01') }), key, signedAt);
    expect((await post('mailgun', call)).answer).toEqual({ bounced: 0 });
  });
});

test('without a relay there is nothing at the address, and a key alone names none', async () => {
  const response = await api.app.request('/v1/webhooks/bounces', { method: 'POST', body: '{}' });
  expect(response.status).toBe(404);
  expect(() => testSettings({ MAIL_BOUNCES: 'a-key-of-the-relay-1' })).toThrow(/MAIL_BOUNCES: expected postmark:/);
});
