import { eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { smsText } from '../../services/messages/notices/smsText';
import { openShop } from '../../../tests/fixtures/builders/orderShop';
import { createPushBrowser } from '../../../tests/fixtures/servers/pushService';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import type { StockAlert } from '../../../src/domain/account/stockAlertSchema';
import type { LocaleId } from '../../../src/domain/region/locales';
import { stockAlerts } from '../../database/alertTables';
import { providerProducts, providerZones } from '../../database/providerTables';
import { pushMessages, pushSubscriptions } from '../../database/pushTables';
import { notices } from '../../database/workTables';
import type { AppContext } from '../../services/context/appContext';
import { sendNotices } from '../../services/jobs/sendNotices';
import { suppress } from '../../services/messages/notices/suppressions';
import { sendPushes } from '../../services/messages/push/sendPushes';
import type { Push, PushOutcome } from '../../platform/push/push';
import { createApp } from '../app';

const path = '/v1/app/user/stock-alerts';
const phoneNumber = '2135550142';
const person = { email: 'ada@shop.example', emailVerified: true, phoneNumber, phoneNumberVerified: true };
const hour = 3_600_000;
/** 11 AM in Los Angeles on a day in the future, because the database's clock decides when messages are due. */
const noon = Date.parse('2036-07-01T18:00:00Z');
let now = noon;
const api = await setUpTestApp({ clock: () => new Date(now) });
let headers: Record<string, string>;
let userId: string;
beforeEach(async () => {
  now = noon;
  await api.reset();
  await openShop(api);
  await setStock(0);
  ({ headers, userId } = await api.signedIn(person));
});

const setStock = (available: number) => api.context.database.update(providerProducts).set({ available });
const request = (url: string, method: string, body?: object) =>
  api.app.request(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
async function ask(channel?: string, values: { postalCode?: string; localeId?: LocaleId } = {}) {
  const response = await request(path, 'POST', { productVariantId: 'pod-a', postalCode: '90012', channel, ...values });
  return { status: response.status, body: (await response.json()) as StockAlert & { code?: string } };
}
const list = async () => ((await (await request(path, 'GET')).json()) as { alerts: StockAlert[] }).alerts;
/** Runs the job, and returns what it sent. */
async function sent(): Promise<{ channel: string; to: string; text: string }[]> {
  const before = api.context.outbox.list().length;
  await sendNotices(api.context);
  const all = api.context.outbox.list();
  return all.slice(0, all.length - before);
}
const states = async () =>
  Object.fromEntries(
    (await api.context.database.select().from(stockAlerts)).map(({ channel, state }) => [channel, state]),
  );
const pending = async () => (await api.context.database.select().from(notices)).filter(({ sentAt }) => sentAt === null);

async function subscribe(name: string) {
  const browser = createPushBrowser();
  const subscription = { endpoint: `https://push.example/send/${name}`, keys: browser.keys };
  expect((await request('/v1/app/push/subscriptions', 'POST', { ...subscription, localeId: 'en-US' })).status).toBe(
    200,
  );
}
const pushes = async () =>
  (await api.context.database.select().from(pushMessages)).map(
    ({ text }) => JSON.parse(text) as Record<string, unknown>,
  );

describe('the channels of a stock alert', () => {
  test('are alerts of their own, each of which sends one message', async () => {
    await subscribe('one');
    for (const channel of ['email', 'sms', 'push']) expect((await ask(channel)).status).toBe(200);
    expect((await list()).map(({ channel }) => channel).sort()).toEqual(['email', 'push', 'sms']);
    await setStock(3);
    const messages = await sent();
    expect(messages.map(({ channel, to }) => `${channel} ${to}`).sort()).toEqual([
      `email ${person.email}`,
      `sms ${phoneNumber}`,
    ]);
    expect(await pushes()).toHaveLength(1);
    expect([await states(), await pending(), await list()]).toEqual([
      { email: 'told', sms: 'told', push: 'told' },
      [],
      [],
    ]);
    expect([await sent(), (await pushes()).length]).toEqual([[], 1]);
  });

  test('one that is removed leaves the others', async () => {
    await ask('email');
    const { body } = await ask('sms');
    expect((await request(`${path}/${body.id}`, 'DELETE')).status).toBe(204);
    await setStock(3);
    expect((await sent()).map(({ channel }) => channel)).toEqual(['email']);
  });

  test('by default it is email', async () => {
    expect((await ask()).body.channel).toBe('email');
  });

  test('another ZIP code replaces the alert on the same channel only', async () => {
    await api.context.database.insert(providerZones).values({ providerId: 'alder', postalCode: '90013' });
    await ask('email');
    await ask('sms');
    await ask('email', { postalCode: '90013' });
    expect((await list()).map(({ channel, postalCode }) => `${channel} ${postalCode}`).sort()).toEqual([
      'email 90013',
      'sms 90012',
    ]);
  });

  test('the account’s data names them', async () => {
    await ask('sms');
    const data = (await (await request('/v1/app/user/data', 'GET')).json()) as { stockAlerts: object[] };
    expect(data.stockAlerts).toEqual([expect.objectContaining({ channel: 'sms' })]);
  });
});

describe('a text message that a product is back', () => {
  test.each([
    [
      'en-US',
      'A product you asked about is in stock at Alder Collective',
      '/us/en/shop/pods/blue-ridge',
      'Reply STOP to end.',
    ],
    [
      'fr-CA',
      'Un produit que vous attendiez est en stock chez Alder Collective',
      '/ca/fr/shop/pods/blue-ridge',
      'ARRET',
    ],
  ] as const)(
    '%s: has the license, a link and a way to stop, and does not name the product',
    async (localeId, lead, link, stop) => {
      await ask('sms', { localeId });
      await setStock(3);
      const [message] = await sent();
      for (const part of [lead, 'C9-0990001-LIC', link, stop, '90012']) expect(message!.text).toContain(part);
      expect(message!.text).not.toContain('Blue Ridge');
      // The characters of GSM-7, in which a message is three times as long.
      expect(smsText(message!.text)).toMatch(/^[\w\s.,:/'’é-]+$/);
    },
  );

  test('is refused for a number that sent STOP, and a STOP later ends the alert', async () => {
    await ask('sms');
    await suppress(api.context, { channel: 'sms', recipient: phoneNumber }, 'stop');
    expect(await ask('sms')).toMatchObject({ status: 409, body: { code: 'sms_stopped' } });
    await setStock(3);
    expect([await sent(), await states(), await pending()]).toEqual([[], {}, []]);
  });

  test('waits for the morning of the dispensary’s time zone, without using up attempts; an email does not', async () => {
    await ask('sms');
    await ask('email');
    now = noon + 10 * hour;
    await setStock(3);
    expect((await sent()).map(({ channel }) => channel)).toEqual(['email']);
    expect(await pending()).toEqual([
      expect.objectContaining({ channel: 'sms', attempts: 0, nextAt: new Date('2036-07-02T15:00:00Z') }),
    ]);
    now = Date.parse('2036-07-02T14:59:59Z');
    expect(await sent()).toEqual([]);
    now = Date.parse('2036-07-02T15:00:00Z');
    expect((await sent()).map(({ channel }) => channel)).toEqual(['sms']);
  });

  test('lets a message about an order go first, however many alerts became due at night', async () => {
    const { database } = api.context;
    const row = { channel: 'sms' as const, recipient: phoneNumber, subject: '', createdAt: new Date(noon) };
    const alerts = Array.from({ length: 40 }, (_, index) => ({
      ...row,
      text: '',
      alertUserId: userId,
      alertSlug: `pod-${index}`,
      nextAt: new Date(noon - 60_000),
    }));
    await database.insert(notices).values([...alerts, { ...row, text: 'newer', nextAt: new Date(noon - 1000) }]);
    let waiting = 0;
    const sendSms: AppContext['sendSms'] = async () => {
      waiting = await database.$count(notices, isNull(notices.sentAt));
    };
    await sendNotices({ ...api.context, sendSms });
    expect(waiting).toBeGreaterThan(20);
  });

  test('is not sent in the morning if the product sold out at night', async () => {
    await ask('sms');
    now = noon + 10 * hour;
    await setStock(3);
    expect(await sent()).toEqual([]);
    await setStock(0);
    now += 24 * hour;
    expect([await sent(), await states()]).toEqual([[], { sms: 'waiting' }]);
  });
});

describe('a notification that a product is back', () => {
  test('shows in each of the account’s browsers, names no product, and leads to it', async () => {
    for (const name of ['one', 'two']) await subscribe(name);
    await ask('push');
    await setStock(3);
    await sent();
    expect(await pushes()).toEqual(
      Array.from({ length: 2 }, () => ({
        tag: 'stock-blue-ridge',
        title: 'Back in stock',
        body: 'A product you asked about is in stock at Alder Collective, which delivers to 90012.',
        lang: 'en-US',
        url: '/us/en/shop/pods/blue-ridge',
        badge: 0,
      })),
    );
  });

  test('has a topic of 32 letters and digits, so that a later one about the product replaces it', async () => {
    await subscribe('one');
    await ask('push');
    await setStock(3);
    await sent();
    const topics: string[] = [];
    const send: Push['send'] = (_, { topic }) => {
      topics.push(topic);
      return Promise.resolve({ kind: 'sent' });
    };
    await sendPushes({ ...api.context, push: { ...api.context.push!, send } });
    expect(topics).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  test('waits for the next restock if the last browser signed out', async () => {
    await subscribe('one');
    await ask('push');
    await api.context.database.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId));
    await setStock(3);
    await sent();
    expect([await states(), await pending()]).toEqual([{ push: 'waiting' }, []]);
  });

  test('does not ring at night when a first try failed in the evening', async () => {
    await subscribe('one');
    await ask('push');
    now = Date.parse('2036-07-02T02:55:00Z');
    await setStock(3);
    await sent();
    const times: string[] = [];
    let outcome: PushOutcome = { kind: 'later', error: 'busy', retryAfterSeconds: 0 };
    const send: Push['send'] = () => {
      times.push(new Date(now).toISOString());
      return Promise.resolve(outcome);
    };
    const run = () => sendPushes({ ...api.context, push: { ...api.context.push!, send } });
    expect(await run()).toMatchObject({ failed: 1 });
    outcome = { kind: 'sent' };
    now = Date.parse('2036-07-02T08:00:00Z');
    expect(await run()).toMatchObject({ postponed: 1, sent: 0 });
    now = Date.parse('2036-07-02T15:00:00Z');
    expect(await run()).toMatchObject({ sent: 1 });
    expect(times).toEqual(['2036-07-02T02:55:00.000Z', '2036-07-02T15:00:00.000Z']);
  });

  test('is refused where push is off', async () => {
    const off = createApp({ ...api.context, push: null });
    const response = await off.request(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ productVariantId: 'pod-a', postalCode: '90012', channel: 'push' }),
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([409, 'push_off']);
  });
});
