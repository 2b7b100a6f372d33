import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openShop, placed, shopTime } from '../../../../tests/fixtures/builders/orderShop';
import { buildNewIdPicture } from '../../../../tests/fixtures/idPicture';
import { callApi } from '../../../../tests/fixtures/callApi';
import { setUpTestApp } from '../../../../tests/fixtures/testApp';
import { wideLimits } from '../../../../tests/fixtures/wideLimits';
import { idImages } from '../../../database/providerTables';
import { orders } from '../../../database/orderTables';
import { podKeys } from '../../../database/podTables';
import { pushSubscriptions } from '../../../database/pushTables';
import { sessions } from '../../../database/accountTables';
import type { AppContext } from '../../context/appContext';
import { issueAccountCode } from '../../accounts/codes/accountCodes';
import { decryptImage } from '../idPhotos/idImage';
import { uploadId } from '../idPhotos/uploadId';
import { isSuppressed, suppress } from '../../messages/notices/suppressions';
import { loadPodKeys } from '../../pods/podKeys/loadPodKeys';
import { tryUnsealPush, sealPush } from '../../messages/push/pushSubscription';
import { hasUsedTrial } from '../../people/pastUses';
import { readKeyUsage } from './readKeyUsage';
import { reseal } from './reseal';

const never = new AbortController().signal;
const shop = await setUpTestApp({ clock: () => shopTime, fairLimits: wideLimits });
beforeEach(() => shop.reset());

/** Every column whose values begin with a key id. */
const columns = [
  ['pod_keys', 'key_hash'],
  ['pod_keys', 'sealed_key'],
  ['login_codes', 'destination_hash'],
  ['login_codes', 'origin_hash'],
  ['login_codes', 'code_hash'],
  ['one_time_codes', 'destination_hash'],
  ['one_time_codes', 'sealed_destination'],
  ['one_time_codes', 'code_hash'],
  ['id_images', 'image_key'],
  ['orders', 'door_key'],
  ['orders', 'id_key'],
  ['orders', 'origin_key'],
  ['suppressions', 'recipient_hash'],
  ['push_subscriptions', 'sealed'],
] as const;
const imageHead = 'image.abcdefgh.'.length;

/** Simulates values that were stored before they contained key ids. */
async function removeKeyIds({ database, blobs }: AppContext): Promise<void> {
  for (const [table, column] of columns) {
    const { rows } = await database.execute(sql.raw(`SELECT 1 FROM ${table} WHERE ${column} ~ '^[a-p]{8}[.]'`));
    expect(rows.length, `${table}.${column}`).toBeGreaterThan(0);
    await database.execute(sql.raw(`UPDATE ${table} SET ${column} = regexp_replace(${column}, '^[a-p]{8}[.]', '')`));
  }
  await database.execute(
    sql`UPDATE past_uses SET person_hashes = ARRAY(SELECT substring(hash FROM 10) FROM unnest(person_hashes) AS hash)`,
  );
  for (const { blobKey } of await database.select().from(idImages)) {
    const sealed = await blobs.get(blobKey);
    if (sealed) await blobs.put(blobKey, sealed.subarray(imageHead));
  }
  await database.update(idImages).set({ sealKeyId: null });
}

const load = (...keys: string[]) =>
  loadPodKeys(shop.context.database, {
    text: ['key,batchId,variantId', ...keys.map((key) => `${key},b1,pod-a`)].join('\n'),
    catalogue: new Map([['pod-a', ['b1']]]),
    secrets: shop.context.settings,
  });
const email = 'ada@example.com';
const deleted = { email: 'bea@example.com', phoneNumber: null };
const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };

/** A shopper with a pod, an ID photo, an order, a subscription, a stopped contact and two codes; and a deleted account. */
async function fill() {
  const { context } = shop;
  await load('ABCDEFGH');
  const bea = await shop.signedIn({ email: deleted.email, emailVerified: true });
  await callApi(shop, bea.headers, ['POST', '/v1/app/membership/trial', {}]);
  await callApi(shop, bea.headers, ['DELETE', '/v1/app/user', { confirm: deleted.email }]);
  const alder = await openShop(shop);
  const { userId, headers } = await shop.signedIn({ givenName: 'Ada', familyName: 'Reyes' });
  const file = new File([new Uint8Array(await buildNewIdPicture().jpeg().toBuffer())], 'id.jpg', {
    type: 'image/jpeg',
  });
  await uploadId(context, { userId, providerId: 'alder', file });
  await placed(alder.place(headers));
  await callApi(shop, headers, ['POST', '/v1/app/user/pods', { podKey: 'ABCDEFGH' }]);
  await suppress(context, { channel: 'email', recipient: 'cal@example.com' }, 'stop');
  const [session] = await context.database.select().from(sessions).where(eq(sessions.userId, userId));
  await context.database.insert(pushSubscriptions).values({
    id: 'one',
    userId,
    sessionHash: session!.tokenHash,
    sealed: sealPush(context, subscription),
    localeId: 'en-US',
    createdAt: shopTime,
    confirmedAt: shopTime,
  });
  await issueAccountCode(context, { userId, purpose: 'change_email', destination: { channel: 'email', value: email } });
  await callApi(shop, {}, ['POST', '/v1/app/user/auth/email', { email, register: true }]);
  const code = /\b\d{6}\b/.exec(context.outbox.list()[0]!.text)![0];
  return { headers, code };
}

async function expectReadable(headers: Record<string, string>): Promise<void> {
  const { context } = shop;
  expect((await callApi(shop, headers, ['GET', '/v1/app/user/pods/ABCDEFGH'])).status).toBe(200);
  expect((await callApi(shop, headers, ['POST', '/v1/app/unlock/check-key', { podKey: 'ABCDEFGH' }])).status).toBe(200);
  expect(await load('ABCDEFGH')).toEqual({ added: 0, alreadyStored: 1 });
  const photos = await context.database.select().from(idImages);
  const [photo] = photos.filter(({ imageKey }) => imageKey !== null);
  expect(decryptImage(context.settings, photo!, (await context.blobs.get(photo!.blobKey))!).length).toBeGreaterThan(
    100,
  );
  const [row] = await context.database.select().from(pushSubscriptions);
  expect(tryUnsealPush(context, row!.sealed)).toEqual(subscription);
  expect(await isSuppressed(context, { channel: 'email', recipient: 'cal@example.com' })).toBe(true);
  expect(await hasUsedTrial(context, deleted)).toBe(true);
}

test('D-19 D-24 a shop from before keys had ids keeps everything, with no new setting', async () => {
  const { context } = shop;
  const { headers, code } = await fill();
  await removeKeyIds(context);
  await expectReadable(headers);
  expect((await callApi(shop, {}, ['POST', '/v1/app/user/auth/email/login', { email, otp: code }])).status).toBe(200);

  await reseal(context, never);
  await expectReadable(headers);
  const use = (await readKeyUsage(context)).filter(({ state }) => state !== 'current').map(({ location }) => location);
  expect(use.sort()).toEqual(['deleted accounts', 'suppressed contacts']);
  const [order] = await context.database.select().from(orders);
  const keys = (await context.database.select().from(idImages)).map(({ imageKey }) => imageKey);
  expect(keys).toContain(order!.idKey);
  expect((await context.database.select().from(podKeys))[0]!.keyHash).toMatch(/^[a-p]{8}\./);
});
