import { orderEvents } from '../../database/orderTables';
import { placed, read, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { testSettings } from '../../../tests/fixtures/testApp';
import { pushId } from '../../services/messages/push/pushSubscription';
import { createApp } from '../app';
import { pushCalls, pushPath } from '../../../tests/fixtures/calls/pushCalls';
import { describe, expect, test } from 'vitest';

const alerts = pushCalls();
const { buildSubscription, subscribe, later, rows, messages, post } = alerts;

describe('S2-18 the public key', () => {
  test('S2-18 is returned to pages and workers, which have no token; null when push is off, and subscribing is then refused', async () => {
    const { headers } = await alerts.api().signedIn();
    const response = await alerts.api().app.request(`${pushPath}/key`, { headers });
    expect(await response.json()).toEqual({ publicKey: alerts.api().context.settings.vapid!.publicKey });
    const off = createApp({ ...alerts.api().context, push: null });
    expect(await (await off.request(`${pushPath}/key`, { headers })).json()).toEqual({ publicKey: null });
    const asked = off.request(`${pushPath}/subscriptions`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...buildSubscription('one'), localeId: 'en-US' }),
    });
    expect(await read(asked)).toMatchObject({ status: 409, body: { code: 'push_off' } });
    expect(testSettings({ VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '' }).vapid).toBeNull();
  });
});

describe('S2-18 subscribing', () => {
  test('S2-18 stores the browser encrypted, and repeating it refreshes the subscription', async () => {
    const { headers, userId } = await alerts.api().signedIn();
    const subscription = buildSubscription('one');
    const { status, body } = await read(subscribe(headers, subscription));
    expect([status, body]).toEqual([200, { id: pushId(subscription.endpoint) }]);
    later(60_000);
    expect((await subscribe(headers, subscription, 'fr-CA')).status).toBe(200);
    const [row, ...rest] = await rows();
    expect(rest).toEqual([]);
    expect(row).toMatchObject({ userId, localeId: 'fr-CA', createdAt: shopTime, confirmedAt: alerts.now() });
    for (const secret of ['push.example', subscription.keys.auth, subscription.keys.p256dh])
      expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('S2-18 an account’s eleventh browser replaces the one seen longest ago', async () => {
    const { headers } = await alerts.api().signedIn();
    const stranger = await alerts.api().signedIn();
    await subscribe(stranger.headers, buildSubscription('strange'));
    const all = Array.from({ length: 11 }, (_, at) => buildSubscription(`n${at}`));
    for (const each of all.slice(0, 10)) {
      later(1000);
      await subscribe(headers, each);
    }
    later(1000);
    await subscribe(headers, all[0]);
    later(1000);
    await subscribe(headers, all[10]);
    const ids = (await rows()).map(({ id }) => id);
    expect(ids).toHaveLength(11);
    expect(ids).not.toContain(pushId(all[1]!.endpoint));
    expect(ids).toEqual(expect.arrayContaining([all[0]!, all[10]!].map(({ endpoint }) => pushId(endpoint))));
  });

  test('S2-18 a browser moves from another account to this one, without its pending messages', async () => {
    const first = await alerts.shop().shopper();
    const second = await alerts.api().signedIn();
    const subscription = buildSubscription('one');
    await subscribe(first.headers, subscription);
    const order = await placed(alerts.shop().place(first.headers));
    await alerts.shop().move(order, 'ACCEPTED');
    expect(await messages()).toHaveLength(1);
    await subscribe(second.headers, subscription);
    expect(await rows()).toMatchObject([{ userId: second.userId }]);
    expect(await messages()).toEqual([]);
    await alerts.shop().move(order, 'PACKED');
    expect(await messages()).toEqual([]);
  });

  test('S2-18 by two accounts concurrently leaves one owner', async () => {
    const [a, b] = [await alerts.api().signedIn(), await alerts.api().signedIn()];
    const subscription = buildSubscription('one');
    const responses = await Promise.all([a, b, a, b].map(({ headers }) => subscribe(headers, subscription)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rows()).toHaveLength(1);
  });

  const good = buildSubscription('one');
  test.each<[string, object, string]>([
    ['http', { endpoint: 'http://push.example/1' }, 'endpoint'],
    ['this machine', { endpoint: 'https://127.0.0.1/1' }, 'endpoint'],
    ['a private network', { endpoint: 'https://192.168.1.7/1' }, 'endpoint'],
    ['metadata of a host', { endpoint: 'https://169.254.169.254/latest' }, 'endpoint'],
    ['another port', { endpoint: 'https://push.example:5432/' }, 'endpoint'],
    ['no address', { endpoint: 'push' }, 'endpoint'],
    ['a long address', { endpoint: `https://push.example/${'a'.repeat(1000)}` }, 'endpoint'],
    ['no point', { keys: { ...good.keys, p256dh: `B${'A'.repeat(86)}` } }, 'keys.p256dh'],
    ['a short key', { keys: { ...good.keys, p256dh: 'BA' } }, 'keys.p256dh'],
    ['no secret', { keys: { p256dh: good.keys.p256dh } }, 'keys.auth'],
    ['more than is asked', { expirationTime: null }, ''],
    ['no locale of ours', { localeId: 'de-DE' }, 'localeId'],
  ])('D-30 %s is not valid', async (_, part, path) => {
    const { headers } = await alerts.api().signedIn();
    const { status, body } = await read(post('/subscriptions', { ...good, localeId: 'en-US', ...part }, headers));
    expect([status, body.code]).toEqual([422, 'not_valid']);
    expect(body.errors!.map((error) => error.path)).toContain(path);
    expect(await rows()).toEqual([]);
  });

  test('D-30 a body that is too long is refused before it is read', async () => {
    const { headers } = await alerts.api().signedIn();
    const response = await subscribe(headers, { ...good, endpoint: 'a'.repeat(20_000) });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([413, 'too_large']);
  });
});

test('D-14 a move by the dispensary and its push message are stored together or not at all', async () => {
  const { headers } = await alerts.shop().shopper();
  await subscribe(headers);
  const order = await placed(alerts.shop().place(headers));
  const broken = { ...order, detailsId: 'not-there' };
  expect((await alerts.shop().move(broken, 'ACCEPTED')).status).toBe(404);
  expect(await messages()).toEqual([]);
  expect((await alerts.shop().move(order, 'ACCEPTED')).status).toBe(200);
  const events = await alerts.api().context.database.select().from(orderEvents);
  expect([events.length, (await messages()).length]).toEqual([2, 1]);
});
