import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawNewId } from '../../../tests/fixtures/idPicture';
import { openShop, placed, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { callApi } from '../../../tests/fixtures/callApi';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import { wideLimits } from '../../../tests/fixtures/wideLimits';
import { times } from '../../../tests/fixtures/times';
import { idImages } from '../../database/providerTables';
import { orders } from '../../database/orderTables';
import { podKeys } from '../../database/podTables';
import { pushSubscriptions } from '../../database/pushTables';
import { sessions } from '../../database/accountTables';
import { sharedPurges, suppressions } from '../../database/workTables';
import { createKeyId } from '../../platform/keyRing';
import { sealText } from '../../platform/seal';
import { isSuppressed, suppress } from '../notices/suppressions';
import { checkUnsubscribeLink, unsubscribeUrl } from '../notices/orderUpdates/unsubscribe';
import { decryptImage } from '../ids/idImage';
import { uploadId } from '../ids/uploadId';
import { loadPodKeys } from '../pods/loadPodKeys';
import { podKeyHashes } from '../pods/podKeySecrets';
import { openPush, sealPush } from '../push/pushSubscription';
import { runRemovals } from '../removals/removals';
import { runJob } from '../jobs/runJob';
import { jobs } from '../jobs/jobs';
import { hasUsedTrial } from '../users/pastUses';
import { readKeyUsage } from './readKeyUsage';
import { reseal } from './reseal';

const old = { CODE_PEPPER: 'the-first-pepper-of-this-shop-'.repeat(2), ID_IMAGE_KEY: '1a'.repeat(32) };
const fresh = { CODE_PEPPER: 'the-second-pepper-of-this-shop-'.repeat(2), ID_IMAGE_KEY: '2b'.repeat(32) };
const rotating = { ...fresh, CODE_PEPPER_PREVIOUS: old.CODE_PEPPER, ID_IMAGE_KEY_PREVIOUS: old.ID_IMAGE_KEY };
const never = new AbortController().signal;

/** The shop before, during and after a rotation, over one database and one store of photos. */
let before: TestApp;
let during: TestApp;
let after: TestApp;
beforeAll(async () => {
  const options = { clock: () => shopTime, fairLimits: wideLimits };
  before = await openTestApp({ ...options, settings: testSettings(old) });
  const { connection } = before;
  during = await openTestApp({ ...options, connection, settings: testSettings(rotating) });
  after = await openTestApp({ ...options, connection, settings: testSettings(fresh) });
  during.context.blobs = after.context.blobs = before.context.blobs;
}, 120_000);
afterAll(() => before.close());
beforeEach(() => before.reset());

const letters = (at: number) =>
  `ROTATE${String.fromCharCode(65 + Math.floor(at / 26))}${String.fromCharCode(65 + (at % 26))}`;
const load = ({ context }: TestApp, keys: string[]) =>
  loadPodKeys(context.database, {
    text: ['key,batchId,variantId', ...keys.map((key) => `${key},b1,pod-a`)].join('\n'),
    catalogue: new Map([['pod-a', ['b1']]]),
    secrets: context.settings,
  });
type Headers = { authorization: string };
/** Saves, unlocks, rates and lists a pod, as a shopper does. Returns every status. */
async function usePod(shop: TestApp, headers: Headers, podKey: string): Promise<number[]> {
  const saved = await callApi(shop, headers, ['POST', '/v1/app/user/pods', { podKey }]);
  const started = await callApi(shop, headers, ['POST', '/v1/app/unlock/activation-sequence', { podKey }]);
  const { activationId } = started.body as { activationId: string };
  const confirmed = await callApi(shop, headers, ['POST', '/v1/app/unlock/confirm', { activationId }]);
  const rating = { score: 4, tags: [], effects: [] };
  const rated = await callApi(shop, headers, ['PUT', `/v1/app/user/pods/${podKey}/rating`, rating]);
  const listed = await callApi(shop, headers, ['GET', `/v1/app/user/pods/${podKey}`]);
  return [saved, started, confirmed, rated, listed].map(({ status }) => status);
}
const keyIds = async () => [...new Set((await readKeyUsage(during.context)).map(({ state }) => state))];

test('D-21 D-25 pods can be saved, unlocked, rated and removed while their keys change', async () => {
  const count = times(60, 400);
  const keys = Array.from({ length: count }, (_, at) => letters(at));
  await load(before, keys);
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => before.signedIn()));
  const third = Math.floor(count / 3);
  for (const [at, key] of keys.slice(0, third).entries())
    expect(await usePod(before, shoppers[at % 4]!.headers, key)).toEqual([201, 200, 200, 200, 200]);
  const kept = (await callApi(before, shoppers[0]!.headers, ['GET', '/v1/app/user/pods'])).body as {
    podKey: string;
  }[];

  const underLoad = shoppers.map(async ({ headers }, shopper) => {
    const outcomes: number[][] = [];
    for (const key of keys.slice(third).filter((_, at) => at % 4 === shopper))
      outcomes.push(await usePod(during, headers, key));
    return outcomes;
  });
  const resealing = reseal(during.context, never);
  for (const outcomes of await Promise.all(underLoad))
    for (const outcome of outcomes) expect(outcome).toEqual([201, 200, 200, 200, 200]);
  await resealing;
  await reseal(during.context, never);

  expect(await keyIds()).toEqual(['current']);
  expect(await during.context.database.select().from(podKeys)).toHaveLength(count);
  const still = (await callApi(after, shoppers[0]!.headers, ['GET', '/v1/app/user/pods'])).body as {
    podKey: string;
  }[];
  const all = new Set(still.map(({ podKey }) => podKey));
  for (const { podKey } of kept) expect(all).toContain(podKey);
  for (const [at, key] of keys.slice(0, third).entries())
    expect((await callApi(after, shoppers[at % 4]!.headers, ['GET', `/v1/app/user/pods/${key}/rating`])).status).toBe(
      200,
    );
  // A rotation that is over is invisible to a process that has not heard of the new keys' predecessors.
  expect(await load(after, [keys[0]!, letters(count + 1)])).toEqual({ added: 1, alreadyThere: 1 });
});

describe('a rotation loses nothing', () => {
  test('pod keys are found before and after they are sealed again, and no key is loaded twice', async () => {
    await load(before, ['ABCDEFGH']);
    const { headers } = await before.signedIn();
    const check = async (shop: TestApp) =>
      (await callApi(shop, headers, ['POST', '/v1/app/unlock/check-key', { podKey: 'ABCDEFGH' }])).status;
    expect([await check(during), await check(after)]).toEqual([200, 422]);
    expect(await load(during, ['ABCDEFGH', 'ABCDEFGI'])).toEqual({ added: 1, alreadyThere: 1 });
    await reseal(during.context, never);
    expect([await check(during), await check(after), await check(before)]).toEqual([200, 200, 422]);
    expect(await during.context.database.select().from(podKeys)).toHaveLength(2);
  });

  test('ratings stay as they are, so shared answers about them stay too; a changed rating is purged', async () => {
    const keys = [letters(0), letters(1), letters(2)];
    await load(before, keys);
    const { headers } = await before.signedIn();
    for (const key of keys) await usePod(before, headers, key);
    const purges = () => before.context.database.delete(sharedPurges).returning({ tag: sharedPurges.tag });
    await purges();
    expect(await reseal(during.context, never)).toBe(keys.length);
    expect(await purges()).toEqual([]);
    const changed = { score: 2, tags: [], effects: [] };
    await callApi(during, headers, ['PUT', `/v1/app/user/pods/${keys[0]}/rating`, changed]);
    expect((await purges()).map(({ tag }) => tag).toSorted()).toEqual(['ratings', 'ratings-pod-a']);
  });

  test('values from before keys had ids get one', async () => {
    await load(before, ['ABCDEFGH']);
    const [row] = await before.context.database.select().from(podKeys);
    const bare = { keyHash: row!.keyHash.slice(9), sealedKey: row!.sealedKey.slice(9) };
    await before.context.database.update(podKeys).set(bare);
    expect(podKeyHashes(before.context.settings, 'ABCDEFGH')).toContain(bare.keyHash);
    const { headers } = await before.signedIn();
    expect(await usePod(before, headers, 'ABCDEFGH')).toEqual([201, 200, 200, 200, 200]);
    expect(await load(before, ['ABCDEFGH'])).toEqual({ added: 0, alreadyThere: 1 });
    expect(await reseal(before.context, never)).toBe(1);
    const [renewed] = await before.context.database.select().from(podKeys);
    expect(renewed!.keyHash).toBe(row!.keyHash);
    expect(renewed!.sealedKey).toMatch(new RegExp(`^${createKeyId(old.ID_IMAGE_KEY)}\\.`));
    expect((await callApi(before, headers, ['GET', '/v1/app/user/pods/ABCDEFGH'])).status).toBe(200);
  });

  test('D-19 an ID photo stays readable, and the same photo of another account still counts as the same', async () => {
    const alder = await openShop(before);
    const [ada, bea] = [await before.signedIn(), await before.signedIn()];
    const file = new File([new Uint8Array(await drawNewId().jpeg().toBuffer())], 'id.jpg', { type: 'image/jpeg' });
    const upload = (shop: TestApp, { userId }: { userId: string }) =>
      uploadId(shop.context, { userId, providerId: 'alder', file });
    await upload(before, ada);
    await placed(alder.place(ada.headers));
    await upload(during, bea);
    const rows = () => before.context.database.select().from(idImages);
    const keysOf = async () => (await rows()).map(({ imageKey }) => imageKey);
    expect(new Set(await keysOf()).size).toBe(1);
    const blobs = (await rows()).map(({ blobKey }) => blobKey);
    await reseal(during.context, never);
    expect(new Set(await keysOf()).size).toBe(1);
    expect((await keysOf())[0]).toMatch(new RegExp(`^${createKeyId(fresh.CODE_PEPPER)}\\.`));
    const [order] = await before.context.database.select().from(orders);
    expect(order!.idKey).toBe((await keysOf())[0]);
    for (const row of await rows()) {
      expect(row.sealKeyId).toBe(createKeyId(fresh.ID_IMAGE_KEY));
      const sealed = (await after.context.blobs.get(row.blobKey))!;
      expect(decryptImage(after.context.settings, row, sealed).length).toBeGreaterThan(100);
    }
    await runRemovals(during.context);
    expect(await after.context.blobs.get(blobs[0]!)).toBeNull();
  });

  test('D-22 codes on their way, links in emails and tracking links work', async () => {
    const { app, context } = before;
    const email = 'ada@example.com';
    const asked = await callApi(before, {}, ['POST', '/v1/app/user/auth/email', { email, register: true }]);
    expect(asked.status).toBe(200);
    const code = /\b\d{6}\b/.exec(context.outbox.list()[0]!.text)![0];
    const login = await callApi(during, {}, ['POST', '/v1/app/user/auth/email/login', { email, otp: code }]);
    expect(login.status).toBe(200);
    const [session] = await context.database.select().from(sessions);
    const link = new URL(unsubscribeUrl(context.settings, { userId: session!.userId, email })).searchParams;
    const signed = { user: link.get('user')!, token: link.get('token')! };
    expect(await checkUnsubscribeLink(during.context, signed)).not.toBeNull();
    expect(await checkUnsubscribeLink(after.context, signed)).toBeNull();
    const alder = await openShop(before);
    const shopper = await alder.shopper();
    const order = await placed(alder.place(shopper.headers));
    const tracking = `/v1/app/orders/${order.provider.id}/${order.detailsId}/tracking-link`;
    await callApi(before, shopper.headers, ['POST', tracking]);
    const url = async (shop: TestApp) =>
      ((await callApi(shop, shopper.headers, ['GET', tracking])).body as { url: string }).url;
    expect(await url(during)).toBe(await url(before));
    expect((await app.request(`/v1/track/${(await url(during)).split('#')[1]}`)).status).toBe(200);
  });

  test('trials of deleted accounts, subscriptions and stopped contacts are remembered', async () => {
    const { database } = before.context;
    const { userId, headers } = await before.signedIn({ email: 'bea@example.com', emailVerified: true });
    await suppress(before.context, { channel: 'email', recipient: 'bea@example.com' }, 'stop');
    const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
    const [session] = await database.select().from(sessions).where(eq(sessions.userId, userId));
    await database.insert(pushSubscriptions).values({
      id: 'one',
      userId,
      sessionHash: session!.tokenHash,
      sealed: sealPush(before.context, subscription),
      localeId: 'en-US',
      createdAt: shopTime,
      confirmedAt: shopTime,
    });
    await reseal(during.context, never);
    const [row] = await database.select().from(pushSubscriptions);
    expect(openPush(after.context, row!.sealed)).toEqual(subscription);
    expect(await isSuppressed(after.context, { channel: 'email', recipient: 'bea@example.com' })).toBe(true);
    expect(await database.select().from(suppressions)).toHaveLength(1);

    expect((await callApi(before, headers, ['POST', '/v1/app/membership/trial', {}])).status).toBe(200);
    const removed = { confirm: 'bea@example.com' };
    expect((await callApi(during, headers, ['DELETE', '/v1/app/user', removed])).status).toBe(204);
    const person = { email: 'bea@example.com', phoneNumber: null };
    // Its hash cannot be renewed, so the previous pepper stays in the ring until nobody needs it.
    expect((await readKeyUsage(during.context)).map(({ place }) => place)).toContain('deleted accounts');
    expect([await hasUsedTrial(during.context, person), await hasUsedTrial(after.context, person)]).toEqual([
      true,
      true,
    ]);
  });

  test('the trial of an account that was deleted before is remembered while its pepper is in the ring', async () => {
    const { headers } = await before.signedIn({ email: 'bea@example.com', emailVerified: true });
    await callApi(before, headers, ['POST', '/v1/app/membership/trial', {}]);
    await callApi(before, headers, ['DELETE', '/v1/app/user', { confirm: 'bea@example.com' }]);
    const person = { email: 'bea@example.com', phoneNumber: null };
    await reseal(during.context, never);
    expect([await hasUsedTrial(during.context, person), await hasUsedTrial(after.context, person)]).toEqual([
      true,
      false,
    ]);
    const use = (await readKeyUsage(during.context)).filter(({ place }) => place === 'deleted accounts');
    expect(use.map(({ keyId, state }) => [keyId, state])).toEqual([[createKeyId(old.CODE_PEPPER), 'previous']]);
  });
});

describe('a key that the ring lacks', () => {
  test('is named, with the setting, in the error of whoever needs the value', async () => {
    await load(before, ['ABCDEFGH']);
    const { headers } = await before.signedIn();
    await usePod(before, headers, 'ABCDEFGH');
    const error = vi.fn();
    const context = { ...after.context, log: { ...after.context.log, error } };
    expect(await runJob(context, jobs.reseal)).toBe('failed');
    const id = createKeyId(old.ID_IMAGE_KEY);
    const said = `ID_IMAGE_KEY: a sealed value (pod-key) was stored with the key ${id}, which the ring lacks. Add that key to ID_IMAGE_KEY_PREVIOUS.`;
    expect((error.mock.calls[0]![1] as { error: Error }).error.message).toBe(`1 pod keys keep an older key. ${said}`);
    const [run] = (await during.context.database.execute<{ error: string }>(sql`SELECT error FROM job_runs`)).rows;
    expect(run!.error).toContain(said);
    // The value is untouched, so that the right key opens it later.
    await reseal(during.context, never);
    expect((await callApi(after, headers, ['GET', '/v1/app/user/pods'])).status).toBe(200);
  });

  test('stops no other value from being resealed', async () => {
    await load(before, ['ABCDEFGH', 'ABCDEFGI']);
    const lost = { idImageKey: '3c'.repeat(32) };
    const [first] = await before.context.database.select().from(podKeys);
    await before.context.database
      .update(podKeys)
      .set({ sealedKey: sealText(lost, 'pod-key', 'ABCDEFGH') })
      .where(eq(podKeys.keyHash, first!.keyHash));
    await expect(reseal(during.context, never)).rejects.toThrow(createKeyId(lost.idImageKey));
    const use = await readKeyUsage(during.context);
    expect(use.map(({ setting, state, count }) => [setting, state, count])).toEqual(
      expect.arrayContaining([
        ['CODE_PEPPER', 'current', 1],
        ['CODE_PEPPER', 'previous', 1],
        ['ID_IMAGE_KEY', null, 1],
        ['ID_IMAGE_KEY', 'current', 1],
      ]),
    );
  });

  test('is named for a damaged value too, because no key opens it', async () => {
    await load(before, ['ABCDEFGH']);
    await before.context.database.update(podKeys).set({ sealedKey: 'A'.repeat(60) });
    await expect(reseal(during.context, never)).rejects.toThrow('no key of the ring fits');
  });
});

test('settings that hold no ring are refused by name', () => {
  expect(() => testSettings({ CODE_PEPPER_PREVIOUS: `${old.CODE_PEPPER},short` })).toThrow(
    'CODE_PEPPER_PREVIOUS: expected secrets of at least 32 characters, separated by commas, newest first',
  );
  expect(() => testSettings({ ID_IMAGE_KEY_PREVIOUS: 'xyz' })).toThrow('ID_IMAGE_KEY_PREVIOUS: expected keys of 64');
});
