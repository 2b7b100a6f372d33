import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  createPushBrowser,
  decryptPush,
  openPushService,
  verifiedVapid,
} from '../../../tests/fixtures/servers/pushService';
import { testSettings } from '../../../tests/fixtures/testApp';
import { createPush } from './push';
import { createVapidKey, isPushKey, vapidPublicKey } from './vapidKeys';

let service: Awaited<ReturnType<typeof openPushService>>;
beforeAll(async () => {
  service = await openPushService();
});
afterAll(() => service.close());
afterEach(() => service.reset());

const settings = testSettings({ VAPID_SUBJECT: 'mailto:shop@shop.example' });
const local = createPush(settings, 'loopback')!;
const strict = createPush(settings)!;
const browser = createPushBrowser();
const message = { text: '{"title":"Commande\u00a0: prête"}', topic: 'a'.repeat(32), ttlSeconds: 86_400 };
const at = (endpoint: string) => ({ endpoint, keys: browser.keys });

test('the fake browser of this test decrypts the example of RFC 8291', () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const privateKey = Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(decryptPush({ keys, privateKey }, Buffer.from(body, 'base64url'))).toBe(
    'When I grow up, I want to be a watermelon',
  );
});

describe('S2-18 a push message', () => {
  test('S2-18 is encrypted for one browser and signed by the shop, with its TTL and urgency', async () => {
    expect(await local.send(at(service.endpoint('one')), message)).toEqual({ kind: 'sent' });
    const [{ headers, body }] = service.received as [(typeof service.received)[number]];
    expect(headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      topic: message.topic,
      'content-encoding': 'aes128gcm',
    });
    expect(body.toString('latin1')).not.toContain('Commande');
    expect(decryptPush(browser, body)).toBe(message.text);
    expect(() => decryptPush(createPushBrowser(), body)).toThrow();
    const vapid = verifiedVapid(headers.authorization!);
    expect(vapid?.key).toBe(local.publicKey);
    expect(vapid?.claims).toMatchObject({
      sub: 'mailto:shop@shop.example',
      aud: new URL(service.endpoint('one')).origin,
    });
  });

  test.each([
    [404, 'gone', undefined],
    [410, 'gone', undefined],
    [400, 'refused', 0],
    [403, 'refused', 0],
    [413, 'refused', 0],
    [429, 'later', 0],
    [500, 'later', 0],
    [503, 'later', 0],
    [302, 'refused', 0],
  ])('an answer of %i is: %s', async (status, kind, retryAfterSeconds) => {
    service.status = status;
    service.headers = { location: service.endpoint('other') };
    const outcome = await local.send(at(service.endpoint('one')), message);
    expect(outcome).toEqual({
      kind,
      ...(retryAfterSeconds !== undefined && { error: `the push service responded with ${status}`, retryAfterSeconds }),
    });
    expect(service.received).toHaveLength(1);
  });

  test.each([
    ['120', 120],
    ['999999', 3600],
    ['soon', 0],
    ['-5', 0],
  ])('a push service that is busy is asked again after its own %s', async (header, retryAfterSeconds) => {
    service.status = 429;
    service.headers = { 'retry-after': header };
    expect(await local.send(at(service.endpoint('one')), message)).toMatchObject({ kind: 'later', retryAfterSeconds });
  });

  test('that is aborted by a shutdown is retried later', async () => {
    service.answerAfter = 5_000;
    const stop = new AbortController();
    const sending = local.send(at(service.endpoint('one')), message, stop.signal);
    setTimeout(() => stop.abort(), 50);
    expect(await sending).toMatchObject({ kind: 'later' });
  });

  test('S2-18 is signed with a previous key for a browser that has not subscribed again', async () => {
    const [oldest, older] = [createVapidKey(), createVapidKey()];
    const rotated = createPush({ ...settings, previousVapidKeys: [older, oldest] }, 'loopback')!;
    const known = { current: rotated.publicKey, older: vapidPublicKey(older)!, oldest: vapidPublicKey(oldest)! };
    const tries: string[] = [];
    service.respond = ({ headers }) => {
      const { key } = verifiedVapid(headers.authorization!)!;
      tries.push(key);
      return key === known.oldest ? 201 : 403;
    };
    expect(await rotated.send(at(service.endpoint('one')), message)).toEqual({ kind: 'sent' });
    expect(tries).toEqual([known.current, known.older, known.oldest]);
    service.respond = () => 410;
    expect(await rotated.send(at(service.endpoint('one')), message)).toEqual({ kind: 'gone' });
    expect(service.received).toHaveLength(4);
    service.respond = () => 403;
    expect(await rotated.send(at(service.endpoint('one')), message)).toMatchObject({ kind: 'refused' });
    expect(await local.send(at(service.endpoint('one')), message)).toMatchObject({ kind: 'refused' });
    expect(service.received).toHaveLength(8);
  });

  test('errors contain neither endpoint nor key', async () => {
    const outcome = await local.send(at('http://127.0.0.1:9/secret-endpoint'), message);
    expect(outcome).toMatchObject({ kind: 'later', error: 'the push service could not be reached: ECONNREFUSED' });
  });
});

describe('endpoints from shoppers cannot reach internal addresses', () => {
  test.each([
    'http://push.example/send/1',
    'https://127.0.0.1/send/1',
    'https://[::1]/send/1',
    'https://10.1.2.3/send/1',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:10.0.0.1]/',
    'https://push.example:6379/',
    'https://user:password@push.example/',
    'file:///etc/passwd',
    'no address',
  ])('%s is refused and sent nothing', async (endpoint) => {
    expect(strict.validate(at(endpoint))).toMatchObject({ path: 'endpoint' });
    expect(await strict.send(at(endpoint), message)).toEqual({ kind: 'gone' });
  });

  test('a name that resolves to this machine is refused', async () => {
    expect(strict.validate(at('https://localhost/send/1'))).toBeNull();
    expect(await strict.send(at('https://localhost/send/1'), message)).toEqual({ kind: 'gone' });
  });

  test('a normal endpoint is accepted', () => {
    expect(strict.validate(at('https://push.example/send/abc'))).toBeNull();
  });
});

test('invalid encryption keys are refused', () => {
  const p256dh = `B${'A'.repeat(86)}`;
  expect(strict.validate({ endpoint: 'https://push.example/1', keys: { ...browser.keys, p256dh } })).toMatchObject({
    path: 'keys.p256dh',
  });
  expect(isPushKey(browser.keys.p256dh)).toBe(true);
});

test('without keys, push is off; the keys must be a pair', () => {
  expect(createPush({ vapid: null })).toBeNull();
  for (let round = 0; round < 20; round += 1) {
    const key = createVapidKey();
    expect(key).toHaveLength(43);
    expect(vapidPublicKey(key)).toHaveLength(87);
  }
  expect(vapidPublicKey('A'.repeat(43))).toBeNull();
});
