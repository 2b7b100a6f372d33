import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, test } from 'vitest';
import { signInStaff, type Console } from '../../../tests/fixtures/builders/buildStaff';
import { buildPlaceId, openShop, shopTime, type Shop } from '../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { auditEntries } from '../../database/staffTables';
import { providerProducts, providers } from '../../database/providerTables';
import { signatureHeaders } from '../../platform/webhooks/webhooks';

let now = shopTime;
let shop: Shop;
let operator: Console;
const api = await setUpTestApp({ clock: () => now });
beforeEach(async () => {
  await api.reset();
  now = shopTime;
  shop = await openShop(api);
  operator = await signInStaff(api, null);
});

const linden = {
  providerId: 'linden-pasadena',
  name: 'Linden Pasadena',
  licence: 'C9-0990501-LIC',
  taxRate: 0.1025,
  zone: '91101 91103',
};
const rotate = (body: unknown = {}) =>
  operator.call<{ webhookSecret: string; previousSecretUntil: string | null }>(
    'POST',
    '/v1/staff/webhook/secret?providerId=alder',
    body,
  );
const listOrders = async (secret: string) => (await shop.send({ type: 'orders.list' }, { secret })).status;

describe('a new dispensary', () => {
  test('S7-21 is created with a secret that is shown once, and is offered in its zone once it has hours and products', async () => {
    const created = await operator.call<{ webhookSecret: string }>('POST', '/v1/staff/providers', linden);
    expect(created).toMatchObject({ status: 201, body: { providerId: 'linden-pasadena', previousSecretUntil: null } });
    expect(() => new Webhook(created.body.webhookSecret)).not.toThrow();
    const query = new URLSearchParams({ placeId: buildPlaceId('91101'), orderType: 'delivery' });
    const offered = async () => {
      const response = await api.app.request(`/.netlify/functions/delivery-available-providers?${query.toString()}`);
      return ((await response.json()) as { id: string }[]).map(({ id }) => id);
    };
    expect(await offered()).toEqual([]);
    const [product] = await api.context.database.select().from(providerProducts);
    await api.context.database.insert(providerProducts).values({ ...product!, providerId: 'linden-pasadena' });
    expect(await offered()).toEqual([]);
    const delivery = { Mon: { open: '10:00', close: '20:00', leadtime: 60, timeframe: 60 } };
    await operator.call('PUT', '/v1/staff/service/hours?providerId=linden-pasadena', { delivery });
    expect(await offered()).toEqual(['linden-pasadena']);
    expect((await operator.call('POST', '/v1/staff/providers', linden)).body).toMatchObject({
      status: 409,
      code: 'provider_exists',
    });
    const text = JSON.stringify([
      await operator.call('GET', '/v1/staff/me'),
      await operator.call('GET', '/v1/staff/webhook?providerId=linden-pasadena'),
      await operator.call('GET', '/v1/staff/service?providerId=linden-pasadena'),
      await api.context.database.select().from(auditEntries),
    ]);
    expect(text).toContain('Linden Pasadena');
    expect(text).not.toContain('whsec_');
    const invite = { email: 'sam@linden.example', name: 'Sam', role: 'staff', providerId: 'linden-pasadena' };
    expect((await operator.call('POST', '/v1/staff/members', invite)).status).toBe(201);
  });

  test.each([
    { ...linden, providerId: 'Linden Pasadena' },
    { ...linden, timezone: 'California' },
    { ...linden, zone: '91101 Pasadena' },
    { ...linden, webhookUrl: 'ftp://pos.example' },
    { ...linden, taxRate: undefined },
  ])('is refused: %j', async (wrong) => {
    expect((await operator.call('POST', '/v1/staff/providers', wrong)).status).toBe(422);
    expect(await api.context.database.select().from(providers)).toHaveLength(1);
  });
});

describe('a webhook secret', () => {
  test('is rotated without a gap: both are valid for a day', async () => {
    const old = shop.provider.webhookSecret;
    const { body } = await rotate();
    expect(body.previousSecretUntil).toBe(new Date(shopTime.getTime() + 86_400_000).toISOString());
    expect([await listOrders(old), await listOrders(body.webhookSecret)]).toEqual([200, 200]);
    now = new Date(shopTime.getTime() + 86_400_000);
    expect([await listOrders(old), await listOrders(body.webhookSecret)]).toEqual([401, 200]);
  });

  test('that has leaked ends at once', async () => {
    const old = shop.provider.webhookSecret;
    const { body } = await rotate({ keepPrevious: false });
    expect([await listOrders(old), await listOrders(body.webhookSecret)]).toEqual([401, 200]);
    // A second rotation in a day ends the first secret too.
    const next = await rotate();
    expect(await listOrders(old)).toBe(401);
    expect([await listOrders(body.webhookSecret), await listOrders(next.body.webhookSecret)]).toEqual([200, 200]);
  });

  test('while it changes over, messages to the dispensary are signed with both', () => {
    const [a, b] = [shop.provider.webhookSecret, `whsec_${'Zm9vYmFy'.repeat(5)}`];
    const headers = signatureHeaders([a, b], { id: 'm1', at: new Date(), body: '{}' });
    for (const secret of [a, b]) expect(() => new Webhook(secret).verify('{}', headers)).not.toThrow();
  });
});

test('the webhook’s address is set and cleared; the log has its host alone', async () => {
  const putUrl = (webhookUrl: string | null) =>
    operator.call('PUT', '/v1/staff/webhook?providerId=alder', { webhookUrl });
  expect((await putUrl('https://pos.alder.example/hooks?key=s3cret')).body).toEqual({
    webhookUrl: 'https://pos.alder.example/hooks?key=s3cret',
    path: '/v1/webhooks/dispensary/alder',
    previousSecretUntil: null,
  });
  await putUrl(null);
  const [alder] = await api.context.database.select().from(providers).where(eq(providers.id, 'alder'));
  expect(alder!.webhookUrl).toBeNull();
  const entries = await api.context.database.select().from(auditEntries);
  expect(entries.map(({ detail }) => detail)).toEqual([{ host: 'pos.alder.example' }, { host: null }]);
});

test('staff do none of it', async () => {
  const sam = await signInStaff(api);
  for (const [method, path, body] of [
    ['POST', '/v1/staff/providers', linden],
    ['GET', '/v1/staff/webhook', undefined],
    ['PUT', '/v1/staff/webhook', { webhookUrl: null }],
    ['POST', '/v1/staff/webhook/secret', {}],
  ] as const)
    expect((await sam.call(method, path, body)).body).toMatchObject({ status: 403, code: 'operator_required' });
});
