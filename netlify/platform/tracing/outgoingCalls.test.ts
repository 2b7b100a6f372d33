import { expect, test } from 'vitest';
import { stripeSettings } from '../../../tests/fixtures/fakeStripe';
import { createPushBrowser } from '../../../tests/fixtures/servers/pushService';
import { testSettings } from '../../../tests/fixtures/testApp';
import { createBilling } from '../billing/createBilling';
import { createBlobStore } from '../blobs/blobs';
import { createMaps } from '../maps/createMaps';
import { createMail } from '../messages/mail';
import { createOutbox } from '../messages/outbox';
import { createSms } from '../messages/sms';
import { createPush } from '../push/push';
import { sendWebhook } from '../webhooks/sendWebhook';
import { inHttpCall } from './outgoingCalls';
import { inTrace, type Span, type SpanStart } from './spans';

type Recorded = SpanStart & { failure?: string };

/** Runs work in a trace and returns the spans below it. */
async function recordCalls(work: () => Promise<unknown>): Promise<Recorded[]> {
  const calls: Recorded[] = [];
  const toSpan = (recorded: Recorded): Span => ({
    ids: { traceId: '1', spanId: '1' },
    startChild: (start) => {
      const child = { ...start };
      calls.push(child);
      return toSpan(child);
    },
    update: ({ attributes }) => Object.assign(recorded, { attributes: { ...recorded.attributes, ...attributes } }),
    fail: (type) => (recorded.failure ??= type),
    end: () => {},
  });
  await inTrace(toSpan, () => ({ name: 'request' }), work).catch(() => {});
  return calls;
}

/** Nothing listens there. */
const away = 'http://127.0.0.1:1';
const settings = testSettings({
  ...stripeSettings,
  STRIPE_API_URL: away,
  GOOGLE_MAPS_API_KEY: 'key',
  GOOGLE_MAPS_API_URL: away,
  GOOGLE_PLACES_API_URL: away,
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: '1',
  MAIL_FROM: 'codes@shop.example',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+12135550199',
  TWILIO_API_URL: away,
  BLOB_STORE: 's3',
  S3_ENDPOINT: away,
  S3_BUCKET: 'ids',
  S3_REGION: 'auto',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
});
const outbox = createOutbox(() => {});
const clock = () => new Date('2026-07-01T16:00:00Z');
const { keys } = createPushBrowser();
const message = { id: 'a', at: clock(), body: '{}' };
const secrets = [`whsec_${Buffer.alloc(32).toString('base64')}`];

test.each<[name: string, call: () => Promise<unknown>]>([
  ['smtp send', () => createMail(settings.smtp, outbox, clock)({ to: 'mara@shop.example', subject: '', text: '' })],
  ['twilio POST', () => createSms(settings.twilio, outbox, clock)({ to: '2135550142', text: '' })],
  ['google-maps POST', () => createMaps(settings).suggest('12 Elm Street')],
  ['google-maps GET', () => createMaps(settings).nearest(34, -118)],
  ['s3 GET', () => createBlobStore(settings).get('photo')],
  ['s3 PUT', () => createBlobStore(settings).put('photo', new Uint8Array(3))],
  ['stripe subscription', () => createBilling(settings).forNewMembers.remote!.readSubscription('sub_mara')],
  ['dispensary POST', () => sendWebhook(`${away}/mara`, { message, secrets, targets: 'loopback' })],
  [
    'push-service POST',
    () =>
      createPush(settings, 'loopback')!.send(
        { endpoint: `${away}/mara`, keys },
        { text: 'mara', topic: 'a', ttlSeconds: 1 },
      ),
  ],
])('%s: a call of another service is one span, without its address and content', async (name, call) => {
  const calls = await recordCalls(call);
  const [service] = name.split(' ');
  expect(calls).toEqual([
    { name, kind: 'client', attributes: { 'peer.service': service }, failure: expect.any(String) as string },
  ]);
});

test.each([
  [200, undefined],
  [404, '404'],
  [503, '503'],
])('the status %i is recorded', async (status, failure) => {
  const [call] = await recordCalls(() => inHttpCall('s3', 'GET', () => Promise.resolve({ status })));
  expect(call).toMatchObject({
    attributes: { 'http.request.method': 'GET', 'http.response.status_code': status },
    ...(failure && { failure }),
  });
  expect(call!.failure).toBe(failure);
});
