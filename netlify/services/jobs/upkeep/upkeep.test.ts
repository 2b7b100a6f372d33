import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildProvider } from '../../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../../tests/fixtures/testApp';
import { activations, podKeys } from '../../../database/podTables';
import { idImages, outgoingMessages, providers, webhookReceipts } from '../../../database/providerTables';
import { notices } from '../../../database/workTables';
import { oneTimeCodes, rateLimits, sessions } from '../../../database/accountTables';
import { stripeEvents } from '../../../database/membershipTables';
import { readSession } from '../../people/readSession';
import { runUpkeep } from './runUpkeep';

const start = new Date('2026-07-01T16:00:00.000Z');
const day = 86_400_000;
let now = start;
const shop = await setUpTestApp({ clock: () => now });
beforeEach(async () => {
  await shop.reset();
  now = start;
  await shop.context.database.insert(providers).values(buildProvider());
});

const at = (milliseconds: number) => {
  now = new Date(start.getTime() + milliseconds);
};
const count = async (table: string) => {
  const { rows } = await shop.context.database.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)}`,
  );
  return rows[0]!.n;
};
/** Counts rows just before and just after they expire. */
async function countAround(table: string, lifetime: number) {
  at(lifetime - 1);
  await runUpkeep(shop.context);
  const before = await count(table);
  at(lifetime + 1);
  await Promise.all([runUpkeep(shop.context), runUpkeep(shop.context)]);
  return [before, await count(table)];
}

describe('expired data is deleted, and nothing earlier', () => {
  test('D-21 codes', async () => {
    const code = { destinationHash: 'a', purpose: 'login', codeHash: 'b', createdAt: start } as const;
    await shop.context.database
      .insert(oneTimeCodes)
      .values({ ...code, expiresAt: new Date(start.getTime() + 600_000) });
    expect(await countAround('one_time_codes', 600_000)).toEqual([1, 0]);
  });

  test('D-22 sessions, thirty days after their last use', async () => {
    await shop.signedIn();
    expect(await countAround('sessions', 30 * day)).toEqual([1, 0]);
  });

  test('D-22 sessions, ninety days after their start; a younger one in use stays signed in', async () => {
    const { headers } = await shop.signedIn();
    const token = headers.authorization.replace('Bearer ', '');
    for (const days of [29, 58, 87]) {
      at(days * day);
      await runUpkeep(shop.context);
      await readSession(shop.context, token);
    }
    expect(await countAround('sessions', 90 * day)).toEqual([1, 0]);
    expect(await shop.context.database.select().from(sessions)).toEqual([]);
  });

  test('limits, an hour after they expire', async () => {
    const expire = start.getTime();
    await shop.context.database.insert(rateLimits).values([{ key: 'a', points: 1, expire }]);
    expect(await countAround('rate_limits', 3_600_000)).toEqual([1, 0]);
  });

  test('D-15 webhook ids, a day later', async () => {
    await shop.context.database
      .insert(webhookReceipts)
      .values({ providerId: 'alder', messageId: 'm1', receivedAt: start });
    expect(await countAround('webhook_receipts', day)).toEqual([1, 0]);
  });

  test('D-15 messages, thirty days after delivery; undelivered ones stay, given up or not', async () => {
    const message = { providerId: 'alder', payload: {}, nextAt: start, createdAt: start };
    await shop.context.database
      .insert(outgoingMessages)
      .values([message, { ...message, deadAt: start }, { ...message, deliveredAt: start }]);
    expect(await countAround('outgoing_messages', 30 * day)).toEqual([3, 2]);
  });

  test('D-22 notices, thirty days after they were sent; unsent ones stay, given up or not', async () => {
    const notice = { channel: 'email', recipient: '', subject: '', text: '', nextAt: start, createdAt: start } as const;
    await shop.context.database
      .insert(notices)
      .values([notice, { ...notice, deadAt: start }, { ...notice, sentAt: start }]);
    expect(await countAround('notices', 30 * day)).toEqual([3, 2]);
  });

  test('D-26 Stripe event ids, thirty days later', async () => {
    await shop.context.database.insert(stripeEvents).values({ id: 'evt_1', receivedAt: start });
    expect(await countAround('stripe_events', 30 * day)).toEqual([1, 0]);
  });

  test('D-25 unconfirmed activations, a day after they expire', async () => {
    const { userId } = await shop.signedIn();
    const { database } = shop.context;
    await database.insert(podKeys).values({ keyHash: 'k', sealedKey: 's', batchId: 'b', productVariantId: 'pod-a' });
    const showing = { userId, keyHash: 'k', createdAt: start, expiresAt: start };
    await database.insert(activations).values([showing, { ...showing, confirmedAt: start }]);
    expect(await countAround('activations', day)).toEqual([2, 1]);
  });

  test('D-19 ID images', async () => {
    const { userId } = await shop.signedIn();
    await shop.context.blobs.put('20260701-a', new Uint8Array(1));
    const deleteAfter = new Date(start.getTime() + day);
    await shop.context.database
      .insert(idImages)
      .values({ userId, providerId: 'alder', blobKey: '20260701-a', createdAt: start, deleteAfter });
    expect(await countAround('id_images', day)).toEqual([1, 0]);
    expect(await shop.context.blobs.keys()).toEqual([]);
  });
});

test('a failing part is reported and does not stop the others', async () => {
  await shop.signedIn();
  at(31 * day);
  const keys = () => Promise.reject(new Error('the store is away'));
  const logError = vi.fn();
  const context = { ...shop.context, log: { ...shop.context.log, error: logError } };
  await expect(runUpkeep({ ...context, blobs: { ...shop.context.blobs, keys } })).rejects.toThrow(
    'Some upkeep failed.',
  );
  expect(await count('sessions')).toBe(0);
  expect(logError.mock.calls.map(([message]) => message)).toEqual(['Orphaned ID photos could not be deleted']);
});
