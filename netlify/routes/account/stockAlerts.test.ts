import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { maxStockAlerts, stockAlertsSchema } from '../../../src/domain/account/stockAlertSchema';
import { openShop, type Shop } from '../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { notices } from '../../database/workTables';
import { providerProducts, providers, providerZones } from '../../database/providerTables';
import { stockAlerts } from '../../database/alertTables';
import { consumeChange } from '../../services/people/consumeChange';
import { sendNotices } from '../../services/jobs/sendNotices';

const path = '/v1/app/user/stock-alerts';
const email = 'ada@shop.example';
const day = 86_400_000;
/** Keeps the test clock ahead of the database's clock, which decides when messages are due. */
let aheadMs = 1000;
let alder: Shop;
const api = await setUpTestApp({ clock: () => new Date(Date.now() + aheadMs) });
beforeEach(async () => {
  aheadMs = 1000;
  await api.reset();
  alder = await openShop(api);
  await setStock(0);
});

const setStock = (available: number, productVariantId = 'pod-a') =>
  api.context.database
    .update(providerProducts)
    .set({ available })
    .where(eq(providerProducts.productVariantId, productVariantId));
const phone = { phoneNumber: '2135550142', phoneNumberVerified: true };
type Headers = Record<string, string>;
const reader = (values = {}) => api.signedIn({ email, emailVerified: true, ...values });
async function call(method: string, headers: Headers, { body, id = '' }: { body?: object; id?: string } = {}) {
  const response = await api.app.request(path + id, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as { id: string; code: string }) : null };
}
const ask = (headers: Headers, body: object = {}) =>
  call('POST', headers, { body: { productVariantId: 'pod-a', postalCode: '90012', ...body } });
const list = async (headers: Headers) => stockAlertsSchema.parse((await call('GET', headers)).body).alerts;
async function mails(): Promise<string[]> {
  const before = api.context.outbox.list().length;
  await sendNotices(api.context);
  const all = api.context.outbox.list();
  return all.slice(0, all.length - before).map(({ to, text }) => `${to}: ${text}`);
}

describe('asking', () => {
  test('once or again, an alert is listed until it is removed', async () => {
    const { headers } = await reader();
    const first = await ask(headers);
    expect([first.status, (await ask(headers)).body?.id]).toEqual([200, first.body!.id]);
    expect(await list(headers)).toEqual([
      expect.objectContaining({ title: 'Blue Ridge', path: '/shop/pods/blue-ridge', postalCode: '90012' }),
    ]);
    const { headers: stranger } = await api.signedIn();
    const id = `/${first.body!.id}`;
    const refused = await call('DELETE', stranger, { id });
    expect([refused.status, refused.body?.code, (await list(headers)).length]).toEqual([404, 'alert_unknown', 1]);
    const responses = [await call('DELETE', headers, { id }), await call('DELETE', headers, { id })];
    expect(responses.map(({ status }) => status)).toEqual([204, 404]);
    expect(await list(headers)).toEqual([]);
  });

  test.each<[string, number, object, object]>([
    ['email_unverified', 409, { emailVerified: false }, {}],
    ['email_unverified', 409, { email: null }, {}],
    ['email_unverified', 409, { email: null, ...phone }, {}],
    ['email_unverified', 409, { email: null, ...phone }, { channel: 'email' }],
    ['phone_unverified', 409, {}, { channel: 'sms' }],
    ['phone_unverified', 409, { ...phone, phoneNumberVerified: false }, { channel: 'sms' }],
    ['subscription_unknown', 404, {}, { channel: 'push' }],
    ['not_valid', 422, {}, { channel: 'fax' }],
    ['variant_unknown', 404, {}, { productVariantId: 'nothing' }],
    ['not_delivered', 409, {}, { postalCode: '10001' }],
    ['not_valid', 422, {}, { postalCode: 'M5V 2T6' }],
    ['not_valid', 422, {}, { localeId: 'de-DE' }],
  ])('is refused: %s', async (code, status, person, body) => {
    const { headers } = await reader(person);
    const refused = await ask(headers, body);
    expect([refused.status, refused.body?.code]).toEqual([status, code]);
    expect(await api.context.database.select().from(stockAlerts)).toEqual([]);
  });

  test('is refused for what is in stock, with too many alerts, too often, and signed out', async () => {
    const { headers, userId } = await reader();
    expect((await ask(headers, { productVariantId: 'pod-b' })).body?.code).toBe('in_stock');
    const rows = Array.from({ length: maxStockAlerts }, (_, at) => ({ productVariantId: `p${at}`, slug: `p${at}` }));
    const filled = rows.map((row) => ({ ...row, userId, postalCode: '90012', createdAt: new Date() }));
    await api.context.database.insert(stockAlerts).values(filled);
    expect((await ask(headers)).body?.code).toBe('alerts_full');
    for (let count = 2; count < 100; count += 1) await consumeChange(api.context, 'stockAlert', userId);
    expect((await ask(headers)).status).toBe(429);
    expect([(await ask({})).status, (await call('GET', {})).status]).toEqual([401, 401]);
  });
});

describe('telling', () => {
  test('a dispensary’s own count that goes from none to some sends one email, and the alert is done', async () => {
    const { headers } = await reader();
    await ask(headers);
    expect(await mails()).toEqual([]);
    const count = { type: 'stock.update', data: { productVariantId: 'pod-a', availableQuantity: 4 } };
    expect((await alder.send(count)).status).toBe(200);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toContain(`${email}: Blue Ridge is back in stock`);
    expect(mail).toContain('in stock again at Alder Collective, which delivers to 90012');
    expect(mail).toContain('License: C9-0990001-LIC');
    expect(mail).toContain('/us/en/shop/pods/blue-ridge');
    expect(await list(headers)).toEqual([]);
    await setStock(0);
    await setStock(9);
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['fr-CA', 'est de retour en stock', '/ca/fr/shop/pods/blue-ridge'],
    ['en-CA', 'is back in stock', '/ca/en/shop/pods/blue-ridge'],
    [undefined, 'is back in stock', '/us/en/shop/pods/blue-ridge'],
  ])('the email and its link are in the locale of the page: %s', async (localeId, said, link) => {
    const { headers } = await reader();
    await ask(headers);
    expect((await ask(headers, { ...(localeId && { localeId }) })).status).toBe(200);
    await setStock(2);
    const [mail] = await mails();
    expect(mail).toContain(`Blue Ridge ${said}`);
    expect(mail).toContain(link);
  });

  test('several dispensaries and sizes are one email; other ZIP codes and removed alerts none', async () => {
    const { database } = api.context;
    await database.insert(providers).values({ ...alder.provider, id: 'birch', webhookSecret: 'whsec_b', sort: 1 });
    await database.insert(providerZones).values([
      { providerId: 'birch', postalCode: '90012' },
      { providerId: 'birch', postalCode: '94110' },
    ]);
    const { headers } = await reader();
    const { headers: away } = await reader({ email: 'ben@shop.example' });
    const { headers: removing } = await reader({ email: 'cat@shop.example' });
    await ask(headers);
    await ask(away, { postalCode: '94110' });
    const { body } = await ask(removing);
    await call('DELETE', removing, { id: `/${body!.id}` });
    await setStock(3);
    expect(await mails()).toEqual([expect.stringContaining(email)]);
    const row = {
      productVariantId: 'pod-a',
      title: 'Blue Ridge',
      brand: 'Alder',
      priceCents: 1,
      updatedAt: new Date(),
    };
    await database.insert(providerProducts).values({ ...row, providerId: 'birch', available: 2 });
    expect(await mails()).toEqual([expect.stringContaining('ben@shop.example')]);
  });

  test('a product that sells out before the email leaves is announced the next time it is back', async () => {
    const { headers } = await reader();
    await ask(headers);
    await setStock(1);
    await setStock(0);
    expect(await mails()).toEqual([]);
    expect(await list(headers)).toHaveLength(1);
    await setStock(5);
    expect(await mails()).toHaveLength(1);
  });

  test('at most one email per shopper and pod a day', async () => {
    const { headers } = await reader();
    await ask(headers);
    await setStock(1);
    expect(await mails()).toHaveLength(1);
    await setStock(0);
    await ask(headers);
    await setStock(1);
    expect(await mails()).toEqual([]);
    aheadMs = day + 60_000;
    expect(await mails()).toHaveLength(1);
  });

  test('nothing is left of a deleted account, not even a message to a former address', async () => {
    const { headers, userId } = await reader();
    await ask(headers);
    await setStock(1);
    const { database } = api.context;
    await database.update(notices).set({ recipient: 'former@shop.example' });
    const data = await api.app.request('/v1/app/user/data', { headers });
    const { stockAlerts: exported } = (await data.json()) as { stockAlerts: object[] };
    expect(exported).toEqual([
      expect.objectContaining({ productVariantId: 'pod-a', postalCode: '90012', localeId: 'en-US' }),
    ]);
    const confirm = { method: 'DELETE', headers: { ...headers, 'content-type': 'application/json' } };
    const response = await api.app.request('/v1/app/user', { ...confirm, body: JSON.stringify({ confirm: email }) });
    expect(response.ok).toBe(true);
    expect(await database.select().from(stockAlerts)).toEqual([]);
    expect(await database.select().from(notices).where(eq(notices.alertUserId, userId))).toEqual([]);
    expect((await mails()).filter((mail) => mail.includes('back in stock'))).toEqual([]);
  });
});
