import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildProvider } from '../../../tests/fixtures/orderShop';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import {
  idImages,
  oneTimeCodes,
  outgoingMessages,
  providers,
  rateLimits,
  sessions,
  webhookReceipts,
} from '../../database/schema';
import { readSession } from '../auth/readSession';
import { runUpkeep } from './runUpkeep';

const start = new Date('2026-07-01T16:00:00.000Z');
const day = 86_400_000;
let now = start;
let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ clock: () => now });
});
afterAll(() => shop.close());
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
/** How many rows are left a moment before, and a moment after, their time. */
async function leftAround(table: string, lifetime: number) {
  at(lifetime - 1);
  await runUpkeep(shop.context);
  const before = await count(table);
  at(lifetime + 1);
  await Promise.all([runUpkeep(shop.context), runUpkeep(shop.context)]);
  return [before, await count(table)];
}

describe('what has run out is deleted, and nothing before', () => {
  test('D-21 codes', async () => {
    const code = { destinationHash: 'a', purpose: 'login', codeHash: 'b', createdAt: start } as const;
    await shop.context.database
      .insert(oneTimeCodes)
      .values({ ...code, expiresAt: new Date(start.getTime() + 600_000) });
    expect(await leftAround('one_time_codes', 600_000)).toEqual([1, 0]);
  });

  test('D-22 sessions, thirty days from their last use', async () => {
    await shop.signedIn();
    expect(await leftAround('sessions', 30 * day)).toEqual([1, 0]);
  });

  test('D-22 sessions, ninety days from their start; one that is still used stays signed in', async () => {
    const { headers } = await shop.signedIn();
    const token = headers.authorization.replace('Bearer ', '');
    for (const days of [29, 58, 87]) {
      at(days * day);
      await runUpkeep(shop.context);
      await readSession(shop.context, token);
    }
    expect(await leftAround('sessions', 90 * day)).toEqual([1, 0]);
    expect(await shop.context.database.select().from(sessions)).toEqual([]);
  });

  test('limits, an hour after they no longer count', async () => {
    const expire = start.getTime();
    await shop.context.database.insert(rateLimits).values([{ key: 'a', points: 1, expire }]);
    expect(await leftAround('rate_limits', 3_600_000)).toEqual([1, 0]);
  });

  test('D-15 ids of webhooks, a day after', async () => {
    await shop.context.database
      .insert(webhookReceipts)
      .values({ providerId: 'alder', messageId: 'm1', receivedAt: start });
    expect(await leftAround('webhook_receipts', day)).toEqual([1, 0]);
  });

  test('D-15 messages, thirty days after they were delivered; those that were not stay', async () => {
    const message = { providerId: 'alder', payload: {}, nextAt: start, createdAt: start };
    await shop.context.database.insert(outgoingMessages).values([message, { ...message, deliveredAt: start }]);
    expect(await leftAround('outgoing_messages', 30 * day)).toEqual([2, 1]);
  });

  test('D-19 ID images', async () => {
    const { userId } = await shop.signedIn();
    await shop.context.blobs.put('20260701-a', new Uint8Array(1));
    const deleteAfter = new Date(start.getTime() + day);
    await shop.context.database
      .insert(idImages)
      .values({ userId, providerId: 'alder', blobKey: '20260701-a', createdAt: start, deleteAfter });
    expect(await leftAround('id_images', day)).toEqual([1, 0]);
    expect(await shop.context.blobs.keys()).toEqual([]);
  });
});

test('one part that fails is said and keeps no other from its work', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  await shop.signedIn();
  at(31 * day);
  const keys = () => Promise.reject(new Error('the store is away'));
  await runUpkeep({ ...shop.context, blobs: { ...shop.context.blobs, keys } });
  expect(await count('sessions')).toBe(0);
  expect(complaint.mock.calls).toEqual([['Bytes of lost ID images could not be deleted: the store is away']]);
});
