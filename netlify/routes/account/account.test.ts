import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openContract } from '../../../tests/api/contract';
import {
  openFullAccount,
  person,
  reviewText,
  savedKey,
  podNote,
  unlockedKey,
  type FullAccount,
} from '../../../tests/fixtures/builders/fullAccount';
import { buildProvider, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { setUpTestApp, testSettings } from '../../../tests/fixtures/testApp';
import { accountDataSchema, type AccountData } from '../../../src/domain/privacy/accountDataSchema';
import { idImages, providers } from '../../database/providerTables';
import { oneTimeCodes, sessions, users } from '../../database/accountTables';
import { pushSubscriptions } from '../../database/pushTables';
import { rewardCredits } from '../../database/membershipTables';
import { createApp } from '../app';

let now = shopTime;
const api = await setUpTestApp({ clock: () => now });
beforeEach(async () => {
  now = shopTime;
  await api.reset();
});

const path = '/v1/app/user/data';
const ask = (headers: Record<string, string>) => api.app.request(path, { headers });
const read = async (headers: Record<string, string>): Promise<AccountData> =>
  accountDataSchema.parse(await (await ask(headers)).json());

describe('S2-76 exporting an account’s data', () => {
  test('S2-76 the export has all data of the signed-in shopper, in the documented format', async () => {
    const { headers, order, userId } = await openFullAccount(api);
    const response = await ask(headers);
    const contract = await openContract(api.app);
    expect(await contract.findFaults(contract.operation('get', path), response.clone())).toEqual([]);
    const data = accountDataSchema.parse(await response.json());
    expect(data).toMatchObject({
      formatVersion: 1,
      exportedAt: shopTime.toISOString(),
      account: { uuid: userId, email: person.email, phoneNumber: person.phoneNumber, givenName: person.givenName },
      sessions: [{ createdAt: shopTime.toISOString(), lastUsedAt: shopTime.toISOString() }],
      orders: [
        {
          orderLogId: order.orderLogId,
          status: 'CANCELLED',
          items: [{ productVariantId: 'pod-a', quantity: 2 }],
          deliveryAddress: { addressOne: '123 N Spring St', addressTwo: 'Unit 5' },
          note: 'Ring at the green door',
          events: [{ status: 'PLACED' }, { status: 'CANCELLED' }],
        },
      ],
      idImages: [{ providerId: 'alder', providerName: 'Alder Collective', uploadedAt: shopTime.toISOString() }],
      ratings: [
        { podKey: unlockedKey, score: 4, tags: ['good-vapor'], effects: ['relaxed'], review: { text: reviewText } },
      ],
      activations: [{ podKey: unlockedKey, batchId: 'b1', confirmedAt: '2026-07-01T15:00:00.000Z' }],
      membership: { status: 'trialing', billing: 'ledger', customerId: null, startedAt: shopTime.toISOString() },
      invoices: [],
      rewards: {
        referralCode: person.referralCode,
        wasInvited: false,
        credits: [{ reason: 'invited', amount: { amount: 10 }, remaining: { amount: 4 } }],
        uses: [{ orderLogId: order.orderLogId, amount: { amount: 6 } }],
      },
      orderAlerts: [{ localeId: 'fr-CA', confirmedAt: shopTime.toISOString() }],
      codes: [{ purpose: 'change_email' }],
      notices: [
        { channel: 'email', createdAt: shopTime.toISOString() },
        { channel: 'email', createdAt: shopTime.toISOString() },
        { channel: 'sms', createdAt: shopTime.toISOString() },
      ],
    });
    const message = {
      providerId: 'alder',
      orderLogId: order.orderLogId,
      createdAt: shopTime.toISOString(),
      deliveredAt: null,
    };
    expect(data.dispensaryMessages.toSorted((a, b) => b.type.localeCompare(a.type))).toEqual([
      { ...message, type: 'order.placed' },
      { ...message, type: 'order.cancelled' },
    ]);
    expect(data.pods.map(({ podKey, unlockedAt, note }) => [podKey, unlockedAt, note])).toEqual([
      [unlockedKey, '2026-07-01T15:00:00.000Z', podNote],
      [savedKey, null, ''],
    ]);
  });

  test('S2-76 an unused account has empty lists, and exporting creates no rows', async () => {
    const { headers } = await api.signedIn({ email: 'new@shop.example' });
    const {
      account,
      sessions: open,
      rewards,
      membership,
      priceAlert,
      exportedAt: _,
      formatVersion: __,
      ...lists
    } = await read(headers);
    expect([account.email, open.length, membership, priceAlert]).toEqual(['new@shop.example', 1, null, null]);
    expect(rewards).toEqual({ referralCode: null, wasInvited: false, credits: [], uses: [] });
    expect(Object.values(lists)).toEqual(Object.values(lists).map(() => []));
    expect(await api.context.database.select({ code: users.referralCode }).from(users)).toEqual([{ code: null }]);
  });

  test('D-22 D-24 contains no hash, encrypted secret, code or token', async () => {
    const { headers } = await openFullAccount(api);
    const text = await (await ask(headers)).text();
    const { database } = api.context;
    const [code] = await database.select().from(oneTimeCodes);
    const [session] = await database.select().from(sessions);
    const [image] = await database.select().from(idImages);
    const [push] = await database.select().from(pushSubscriptions);
    const secrets = [
      code!.codeHash,
      code!.destinationHash,
      code!.sealedDestination!,
      session!.tokenHash,
      headers.authorization.replace('Bearer ', ''),
      image!.blobKey,
      image!.id,
      push!.id,
      push!.sealed,
      'push.example',
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  test('D-34 says nothing about whom the shopper invited or who invited them', async () => {
    const inviter = await api.signedIn({ email: 'inviter@shop.example', referralCode: 'INVITER2' });
    const invited = await openFullAccount(api, { referredBy: inviter.userId });
    const credit = { cents: 1000, remainingCents: 1000, createdAt: shopTime, expiresAt: shopTime };
    await api.context.database
      .insert(rewardCredits)
      .values({ ...credit, userId: inviter.userId, reason: 'inviter', sourceOrderId: invited.order.orderLogId });
    const [inviterData, invitedData] = [await read(inviter.headers), await read(invited.headers)];
    expect([inviterData.rewards.credits.length, invitedData.rewards.wasInvited]).toEqual([1, true]);
    const foreign = [...invited.traces(), invited.order.orderLogId];
    expect(foreign.filter((trace) => JSON.stringify(inviterData).includes(trace))).toEqual([]);
    for (const trace of [inviter.userId, 'inviter@shop.example', 'INVITER2'])
      expect(JSON.stringify(invitedData)).not.toContain(trace);
  });

  test('is sent as a file download and not cached', async () => {
    const { headers } = await api.signedIn();
    const { headers: answered } = await ask(headers);
    expect(answered.get('content-disposition')).toBe('attachment; filename="lumapod-data.json"');
    expect(answered.get('cache-control')).toBe('no-store');
    expect(answered.get('content-type')).toBe('application/json');
    const settings = testSettings({ BRAND_NAME: '灯' });
    const other = await createApp({ ...api.context, settings }).request(path, { headers });
    expect(other.headers.get('content-disposition')).toBe('attachment; filename="account-data.json"');
  });

  test('is limited to five an hour per account, across devices and concurrent requests', async () => {
    const { headers } = await api.signedIn();
    const responses = await Promise.all(Array.from({ length: 8 }, () => ask(headers)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const refused = responses.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await ask((await api.signedIn()).headers)).status).toBe(200);
  });
});

describe('S2-76 D-19 ID images', () => {
  const list = async (headers: Record<string, string>) =>
    (await api.app.request('/v1/app/user/id-images', { headers })).json();
  let full: FullAccount;
  beforeEach(async () => {
    full = await openFullAccount(api);
  });

  test('D-19 are listed by dispensary, oldest first, only for their shopper', async () => {
    await api.context.database.insert(providers).values(buildProvider({ id: 'birch', name: 'Birch Provisions' }));
    now = new Date(shopTime.getTime() + 60_000);
    await full.upload('birch');
    expect(await list(full.headers)).toEqual([
      { providerId: 'alder', providerName: 'Alder Collective', uploadedAt: '2026-07-01T16:00:00.000Z' },
      { providerId: 'birch', providerName: 'Birch Provisions', uploadedAt: '2026-07-01T16:01:00.000Z' },
    ]);
    expect(await list((await api.signedIn()).headers)).toEqual([]);
  });

  test('D-19 are no longer listed after they are deleted', async () => {
    await full.call('DELETE', '/v1/app/user/uploaded-id?providerId=alder');
    expect(await list(full.headers)).toEqual([]);
    expect(await api.context.database.select().from(idImages).where(eq(idImages.userId, full.userId))).toEqual([]);
  });
});
