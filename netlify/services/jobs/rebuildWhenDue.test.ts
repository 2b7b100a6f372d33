import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minRatings } from '../../../src/domain/catalogue/ownerRatings';
import type { ReviewStatus } from '../../../src/domain/rating/review';
import { keyOfNumber, podShop } from '../../../tests/fixtures/builders/podShop';
import { freePort } from '../../../tests/fixtures/servers/freePort';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import { users } from '../../database/accountTables';
import { podKeys, ratings, reviews } from '../../database/podTables';
import { jobRuns } from '../../database/workTables';
import { hashPodKey } from '../pods/podKeys/podKeySecrets';
import type { AppContext } from '../context/appContext';
import { jobs } from './jobs';
import { runJob } from './runJob';
import { rebuildWhenDue } from './rebuildWhenDue';

const first = new Date('2026-12-01T17:00:00Z');
const second = new Date('2026-12-24T23:00:00Z');
let now: Date;
let status: number;
let calls: string[];
let hook: Server;
let shop: TestApp;
const signal = new AbortController().signal;

beforeAll(async () => {
  hook = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    if (status === 0) request.destroy();
    else response.writeHead(status).end();
  });
  await new Promise<void>((done) => hook.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/build_hooks/1`;
  shop = await openTestApp({
    settings: testSettings({ BUILD_HOOK_URL: url }),
    clock: () => now,
    contentChanges: [first, second],
  });
});
afterAll(async () => {
  hook.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.reset();
  now = first;
  status = 200;
  calls = [];
});

const at = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);
const run = (context: AppContext = shop.context) => rebuildWhenDue(context, signal);
const hookRow = async () =>
  (await shop.context.database.select().from(jobRuns)).find(({ name }) => name === 'build-hook');

describe('the build hook', () => {
  test('is called at each moment at which the content changes, and not before', async () => {
    now = at(first, -1);
    await run();
    expect(calls).toEqual([]);
    now = first;
    await run();
    expect(calls).toEqual(['POST /build_hooks/1']);
    now = at(second, 30);
    await run();
    expect(calls).toHaveLength(2);
    expect(await hookRow()).toMatchObject({ round: second, error: null, finishedAt: now });
  });

  test('is called once for a moment, however many processes run the job and however often', async () => {
    await Promise.all(Array.from({ length: 6 }, () => run()));
    now = at(first, 3600);
    await run();
    expect(calls).toHaveLength(1);
  });

  test('is called once for several moments that passed unnoticed', async () => {
    now = at(second, 600);
    await run();
    await run();
    expect(calls).toHaveLength(1);
  });

  test('is not called for an older moment by a process of an earlier deploy', async () => {
    now = second;
    await run();
    await run({ ...shop.context, contentChanges: [first] });
    expect(calls).toHaveLength(1);
  });

  test('is called at its moments although a process with a wrong clock was months ahead', async () => {
    now = second;
    await run();
    now = first;
    await run();
    await run();
    expect(calls).toHaveLength(2);
    now = second;
    await run();
    expect(calls).toHaveLength(3);
  });

  test('is called again after a refusal', async () => {
    status = 503;
    await expect(run()).rejects.toThrow('The build hook answered 503. This is tried again.');
    expect(await hookRow()).toMatchObject({ error: expect.stringContaining('503') as string, finishedAt: null });
    status = 200;
    await run();
    await run();
    expect(calls).toHaveLength(2);
    expect(await hookRow()).toMatchObject({ error: null });
  });

  test('is not called again if it broke off, since a build may have started', async () => {
    status = 0;
    await expect(run()).rejects.toThrow('It may have started a build, so it is not called again.');
    status = 200;
    await run();
    expect(calls).toHaveLength(1);
  });

  test('is tried again if nobody listens there', async () => {
    const settings = testSettings({ BUILD_HOOK_URL: `http://127.0.0.1:${await freePort()}/secret-hook` });
    await expect(run({ ...shop.context, settings })).rejects.toThrow(
      /^The build hook cannot be reached\. This is tried again\.$/,
    );
    await run();
    expect(calls).toHaveLength(1);
  });

  describe('for the ratings on the pages', () => {
    const nine = new Date('2026-12-05T09:00:00Z');
    const longAgo = at(nine, -10 * 86_400);
    let serial = 0;
    const database = () => shop.context.database;
    const hashOf = (key: string) => hashPodKey(shop.context.settings, key);
    const rate = async (pod: { batchId?: string } = {}) => {
      const key = keyOfNumber((serial += 1));
      const { userId } = await shop.signedIn({ email: `${key}@shop.example` });
      await podShop(shop).list({ key, userId, unlockedAt: longAgo, ...pod });
      const keyHash = hashOf(key);
      const rating = { userId, keyHash, score: 5, tags: [], effects: [], createdAt: longAgo, updatedAt: longAgo };
      await database().insert(ratings).values(rating);
      return { userId, keyHash };
    };
    type Rated = Awaited<ReturnType<typeof rate>>;
    const review = (rated: Rated, reviewStatus: ReviewStatus = 'published') =>
      database()
        .insert(reviews)
        .values({
          ...rated,
          text: 'It lasted a month.',
          status: reviewStatus,
          reason: reviewStatus === 'rejected' ? 'off-topic' : null,
          writtenAt: longAgo,
        });
    const runAt = async (moment: Date) => {
      now = moment;
      await run({ ...shop.context, contentChanges: [] });
      await run({ ...shop.context, contentChanges: [] });
      return calls.length;
    };
    /** Five ratings, one with a review, which the last build has. */
    const buildPages = async () => {
      const rated: Rated[] = [];
      for (let count = 0; count < minRatings; count += 1) rated.push(await rate());
      await review(rated[0]!);
      expect(await runAt(at(nine, -86_400))).toBe(1);
      calls = [];
      return [rated[0]!, rated[1]!] as const;
    };

    test.each([
      ['nine', nine, 1],
      ['within ten minutes', at(nine, 599), 1],
      ['too early', at(nine, -1), 0],
      ['too late', at(nine, 600), 0],
    ])('is called for a new review once a day: %s', async (_, moment, expected) => {
      await review(await rate());
      expect(await runAt(moment)).toBe(expected);
      expect(await runAt(at(nine, 86_400))).toBe(1);
    });

    test.each<[string, number, (...rated: readonly [Rated, Rated]) => unknown]>([
      ['nothing', 0, () => {}],
      ['a review that waits', 0, (_, unreviewed) => review(unreviewed, 'pending')],
      ['a rejection', 0, (_, unreviewed) => review(unreviewed, 'rejected')],
      ['a rating of a pod made for Canada', 0, () => rate({ batchId: 'CAN-ALD-2605-745' })],
      ['another review', 1, (_, unreviewed) => review(unreviewed)],
      ['one more rating', 1, () => rate()],
      [
        'another score',
        1,
        ({ keyHash }) => database().update(ratings).set({ score: 1 }).where(eq(ratings.keyHash, keyHash)),
      ],
      ['an edited review', 1, () => database().update(reviews).set({ status: 'pending', text: 'Edited, then.' })],
      ['a deleted review', 1, () => database().delete(reviews)],
      ['a withdrawn rating', 1, ({ keyHash }) => database().delete(ratings).where(eq(ratings.keyHash, keyHash))],
      ['a deleted account', 1, ({ userId }) => database().delete(users).where(eq(users.id, userId))],
      ['a deleted pod', 1, ({ keyHash }) => database().delete(podKeys).where(eq(podKeys.keyHash, keyHash))],
    ])('D-43 the day after %s it is called %d times', async (_, expected, change) => {
      await change(...(await buildPages()));
      expect(await runAt(nine)).toBe(expected);
      expect(await runAt(at(nine, 86_400))).toBe(expected);
    });

    test('is called on a later day for a change whose minutes no job ran in', async () => {
      await buildPages();
      await database().delete(reviews);
      expect(await runAt(at(nine, 3600))).toBe(0);
      expect(await runAt(at(nine, 3 * 86_400))).toBe(1);
    });

    test('is called again a day after a call whose outcome is unknown', async () => {
      await review(await rate());
      status = 0;
      now = nine;
      const context = { ...shop.context, contentChanges: [] };
      await expect(run(context)).rejects.toThrow('It may have started a build');
      status = 200;
      expect(await runAt(at(nine, 60))).toBe(1);
      expect(await runAt(at(nine, 86_400))).toBe(2);
      expect(await runAt(at(nine, 2 * 86_400))).toBe(2);
    });

    test('a refusal at nine keeps content that was due before it from being forgotten', async () => {
      await review(await rate());
      const context = { ...shop.context, contentChanges: [at(nine, -6 * 3600)] };
      status = 503;
      for (const moment of [at(nine, -3600), nine, at(nine, 1200)]) {
        now = moment;
        await expect(run(context)).rejects.toThrow('This is tried again.');
      }
      status = 200;
      await run(context);
      await run(context);
      expect(calls).toHaveLength(4);
    });

    test('is called again for content that is due after it', async () => {
      await review(await rate());
      expect(await runAt(nine)).toBe(1);
      now = second;
      await run();
      expect(calls).toHaveLength(2);
    });
  });

  test('is left alone, silently, without the setting', async () => {
    await run({ ...shop.context, settings: testSettings() });
    expect([calls, await hookRow()]).toEqual([[], undefined]);
  });

  test('is called by a job of its own', async () => {
    expect(await runJob(shop.context, jobs.rebuilds)).toBe('done');
    expect(calls).toHaveLength(1);
  });
});

test('a build hook that is no address is refused by name', () => {
  expect(() => testSettings({ BUILD_HOOK_URL: 'my hook' })).toThrow('BUILD_HOOK_URL: expected the address');
});
