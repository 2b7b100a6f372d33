import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildNewIdPicture } from '../../../../tests/fixtures/idPicture';
import { openShop, placed, shopTime } from '../../../../tests/fixtures/builders/orderShop';
import {
  loadKeys,
  newKeys,
  oldKeys,
  podKeyLetters,
  setUpRotation,
  usePod,
} from '../../../../tests/fixtures/builders/setUpRotation';
import { callApi } from '../../../../tests/fixtures/callApi';
import type { TestApp } from '../../../../tests/fixtures/testApp';
import { times } from '../../../../tests/fixtures/times';
import { idImages } from '../../../database/providerTables';
import { orders } from '../../../database/orderTables';
import { podKeys } from '../../../database/podTables';
import { pushSubscriptions } from '../../../database/pushTables';
import { sessions } from '../../../database/accountTables';
import { sharedPurges, suppressions } from '../../../database/workTables';
import { createKeyId } from '../../../platform/keyRing';
import { isSuppressed, suppress } from '../../messages/notices/suppressions';
import { decryptImage } from '../idPhotos/idImage';
import { uploadId } from '../idPhotos/uploadId';
import { podKeyHashes } from '../../pods/podKeys/podKeySecrets';
import { tryUnsealPush, sealPush } from '../../messages/push/pushSubscription';
import { runRemovals } from '../removals/removals';
import { hasUsedTrial } from '../../people/pastUses';
import { readKeyUsage } from './readKeyUsage';
import { reseal } from './reseal';

const never = new AbortController().signal;

const suite = setUpRotation();

const keyIds = async () => [...new Set((await readKeyUsage(suite.during.context)).map(({ state }) => state))];

test('D-21 D-25 pods can be saved, unlocked, rated and removed while their keys change', async () => {
  const count = times(60, 400);
  const keys = Array.from({ length: count }, (_, index) => podKeyLetters(index));
  await loadKeys(suite.before, keys);
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => suite.before.signedIn()));
  const third = Math.floor(count / 3);
  for (const [index, key] of keys.slice(0, third).entries())
    expect(await usePod(suite.before, shoppers[index % 4]!.headers, key)).toEqual([201, 200, 200, 200, 200]);
  const podsBefore = (await callApi(suite.before, shoppers[0]!.headers, ['GET', '/v1/app/user/pods'])).body as {
    podKey: string;
  }[];

  const underLoad = shoppers.map(async ({ headers }, shopper) => {
    const outcomes: number[][] = [];
    for (const key of keys.slice(third).filter((_, index) => index % 4 === shopper))
      outcomes.push(await usePod(suite.during, headers, key));
    return outcomes;
  });
  const resealing = reseal(suite.during.context, never);
  for (const outcomes of await Promise.all(underLoad))
    for (const outcome of outcomes) expect(outcome).toEqual([201, 200, 200, 200, 200]);
  await resealing;
  await reseal(suite.during.context, never);

  expect(await keyIds()).toEqual(['current']);
  expect(await suite.during.context.database.select().from(podKeys)).toHaveLength(count);
  const still = (await callApi(suite.after, shoppers[0]!.headers, ['GET', '/v1/app/user/pods'])).body as {
    podKey: string;
  }[];
  const all = new Set(still.map(({ podKey }) => podKey));
  for (const { podKey } of podsBefore) expect(all).toContain(podKey);
  for (const [index, key] of keys.slice(0, third).entries())
    expect(
      (await callApi(suite.after, shoppers[index % 4]!.headers, ['GET', `/v1/app/user/pods/${key}/rating`])).status,
    ).toBe(200);
  // After the rotation, a process that has only the new keys recognizes stored pod keys.
  expect(await loadKeys(suite.after, [keys[0]!, podKeyLetters(count + 1)])).toEqual({ added: 1, alreadyStored: 1 });
});

describe('a rotation loses nothing', () => {
  test('pod keys are found before and after they are sealed again, and no key is loaded twice', async () => {
    await loadKeys(suite.before, ['ABCDEFGH']);
    const { headers } = await suite.before.signedIn();
    const check = async (shop: TestApp) =>
      (await callApi(shop, headers, ['POST', '/v1/app/unlock/check-key', { podKey: 'ABCDEFGH' }])).status;
    // A ring that lacks the pepper cannot tell whether the code is genuine.
    expect([await check(suite.during), await check(suite.after)]).toEqual([200, 500]);
    expect(await loadKeys(suite.during, ['ABCDEFGH', 'ABCDEFGI'])).toEqual({ added: 1, alreadyStored: 1 });
    await reseal(suite.during.context, never);
    expect([await check(suite.during), await check(suite.after), await check(suite.before)]).toEqual([200, 200, 500]);
    expect(await suite.during.context.database.select().from(podKeys)).toHaveLength(2);
  });

  test('ratings stay as they are, so shared answers about them stay too; a changed rating is purged', async () => {
    const keys = [podKeyLetters(0), podKeyLetters(1), podKeyLetters(2)];
    await loadKeys(suite.before, keys);
    const { headers } = await suite.before.signedIn();
    for (const key of keys) await usePod(suite.before, headers, key);
    const purges = () => suite.before.context.database.delete(sharedPurges).returning({ tag: sharedPurges.tag });
    await purges();
    expect(await reseal(suite.during.context, never)).toBe(keys.length);
    expect(await purges()).toEqual([]);
    const changed = { score: 2, tags: [], effects: [] };
    await callApi(suite.during, headers, ['PUT', `/v1/app/user/pods/${keys[0]}/rating`, changed]);
    expect((await purges()).map(({ tag }) => tag).toSorted()).toEqual(['ratings', 'ratings-pod-a']);
  });

  test('values from before keys had ids get one', async () => {
    await loadKeys(suite.before, ['ABCDEFGH']);
    const [row] = await suite.before.context.database.select().from(podKeys);
    const bare = { keyHash: row!.keyHash.slice(9), sealedKey: row!.sealedKey.slice(9) };
    await suite.before.context.database.update(podKeys).set(bare);
    expect(podKeyHashes(suite.before.context.settings, 'ABCDEFGH')).toContain(bare.keyHash);
    const { headers } = await suite.before.signedIn();
    expect(await usePod(suite.before, headers, 'ABCDEFGH')).toEqual([201, 200, 200, 200, 200]);
    expect(await loadKeys(suite.before, ['ABCDEFGH'])).toEqual({ added: 0, alreadyStored: 1 });
    expect(await reseal(suite.before.context, never)).toBe(1);
    const [renewed] = await suite.before.context.database.select().from(podKeys);
    expect(renewed!.keyHash).toBe(row!.keyHash);
    expect(renewed!.sealedKey).toMatch(new RegExp(`^${createKeyId(oldKeys.ID_IMAGE_KEY)}\\.`));
    expect((await callApi(suite.before, headers, ['GET', '/v1/app/user/pods/ABCDEFGH'])).status).toBe(200);
  });

  test('D-19 an ID photo stays readable, and the same photo of another account still counts as the same', async () => {
    const alder = await openShop(suite.before);
    const [ada, bea] = [await suite.before.signedIn(), await suite.before.signedIn()];
    const file = new File([new Uint8Array(await buildNewIdPicture().jpeg().toBuffer())], 'id.jpg', {
      type: 'image/jpeg',
    });
    const upload = (shop: TestApp, { userId }: { userId: string }) =>
      uploadId(shop.context, { userId, providerId: 'alder', file });
    await upload(suite.before, ada);
    await placed(alder.place(ada.headers));
    await upload(suite.during, bea);
    const rows = () => suite.before.context.database.select().from(idImages);
    const readImageKeys = async () => (await rows()).map(({ imageKey }) => imageKey);
    expect(new Set(await readImageKeys()).size).toBe(1);
    const blobs = (await rows()).map(({ blobKey }) => blobKey);
    await reseal(suite.during.context, never);
    expect(new Set(await readImageKeys()).size).toBe(1);
    expect((await readImageKeys())[0]).toMatch(new RegExp(`^${createKeyId(newKeys.CODE_PEPPER)}\\.`));
    const [order] = await suite.before.context.database.select().from(orders);
    expect(order!.idKey).toBe((await readImageKeys())[0]);
    for (const row of await rows()) {
      expect(row.sealKeyId).toBe(createKeyId(newKeys.ID_IMAGE_KEY));
      const sealed = (await suite.after.context.blobs.get(row.blobKey))!;
      expect(decryptImage(suite.after.context.settings, row, sealed).length).toBeGreaterThan(100);
    }
    await runRemovals(suite.during.context);
    expect(await suite.after.context.blobs.get(blobs[0]!)).toBeNull();
  });

  test('D-22 codes on their way work', async () => {
    const email = 'ada@example.com';
    const request = { email, register: true };
    expect((await callApi(suite.before, {}, ['POST', '/v1/app/user/auth/email', request])).status).toBe(200);
    const code = /\b\d{6}\b/.exec(suite.before.context.outbox.list()[0]!.text)![0];
    const login = await callApi(suite.during, {}, ['POST', '/v1/app/user/auth/email/login', { email, otp: code }]);
    expect(login.status).toBe(200);
  });

  test('trials of deleted accounts, subscriptions and stopped contacts are remembered', async () => {
    const { database } = suite.before.context;
    const { userId, headers } = await suite.before.signedIn({ email: 'bea@example.com', emailVerified: true });
    await suppress(suite.before.context, { channel: 'email', recipient: 'bea@example.com' }, 'stop');
    const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } };
    const [session] = await database.select().from(sessions).where(eq(sessions.userId, userId));
    await database.insert(pushSubscriptions).values({
      id: 'one',
      userId,
      sessionHash: session!.tokenHash,
      sealed: sealPush(suite.before.context, subscription),
      localeId: 'en-US',
      createdAt: shopTime,
      confirmedAt: shopTime,
    });
    await reseal(suite.during.context, never);
    const [row] = await database.select().from(pushSubscriptions);
    expect(tryUnsealPush(suite.after.context, row!.sealed)).toEqual(subscription);
    expect(await isSuppressed(suite.after.context, { channel: 'email', recipient: 'bea@example.com' })).toBe(true);
    expect(await database.select().from(suppressions)).toHaveLength(1);

    expect((await callApi(suite.before, headers, ['POST', '/v1/app/membership/trial', {}])).status).toBe(200);
    const removed = { confirm: 'bea@example.com' };
    expect((await callApi(suite.during, headers, ['DELETE', '/v1/app/user', removed])).status).toBe(204);
    const person = { email: 'bea@example.com', phoneNumber: null };
    // The hash cannot be renewed, so the previous pepper must stay in the ring.
    expect((await readKeyUsage(suite.during.context)).map(({ location }) => location)).toContain('deleted accounts');
    expect([await hasUsedTrial(suite.during.context, person), await hasUsedTrial(suite.after.context, person)]).toEqual(
      [true, true],
    );
  });

  test('the trial of an account that was deleted before is remembered while its pepper is in the ring', async () => {
    const { headers } = await suite.before.signedIn({ email: 'bea@example.com', emailVerified: true });
    await callApi(suite.before, headers, ['POST', '/v1/app/membership/trial', {}]);
    await callApi(suite.before, headers, ['DELETE', '/v1/app/user', { confirm: 'bea@example.com' }]);
    const person = { email: 'bea@example.com', phoneNumber: null };
    await reseal(suite.during.context, never);
    expect([await hasUsedTrial(suite.during.context, person), await hasUsedTrial(suite.after.context, person)]).toEqual(
      [true, false],
    );
    const use = (await readKeyUsage(suite.during.context)).filter(({ location }) => location === 'deleted accounts');
    expect(use.map(({ keyId, state }) => [keyId, state])).toEqual([[createKeyId(oldKeys.CODE_PEPPER), 'previous']]);
  });
});
