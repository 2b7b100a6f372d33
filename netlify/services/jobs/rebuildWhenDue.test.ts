import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keyOfNumber, podShop } from '../../../tests/fixtures/builders/podShop';
import { freePort } from '../../../tests/fixtures/servers/freePort';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import { ratings, reviews } from '../../database/podTables';
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
    const rate = async (updatedAt: Date) => {
      const key = keyOfNumber(updatedAt.getTime() / 1000);
      const { userId } = await shop.signedIn({ email: `${key}@shop.example` });
      await podShop(shop).list({ key, userId, unlockedAt: updatedAt });
      const keyHash = hashPodKey(shop.context.settings, key);
      const rating = { userId, keyHash, score: 5, tags: [], effects: [], createdAt: updatedAt, updatedAt };
      await shop.context.database.insert(ratings).values(rating);
    };

    test.each([
      ['an hour before', at(nine, -3600), at(nine, 60), 1],
      ['a day before', at(nine, -86_400), at(nine, 60), 1],
      ['longer ago', at(nine, -86_401), at(nine, 60), 0],
      ['an hour before, and the job runs too early', at(nine, -3600), at(nine, -1), 0],
      ['an hour before, and the job runs too late', at(nine, -3600), at(nine, 600), 0],
    ])('is called for a rating of %s at nine', async (_, ratedAt, runAt, expected) => {
      await rate(ratedAt);
      now = runAt;
      await run({ ...shop.context, contentChanges: [] });
      await run({ ...shop.context, contentChanges: [] });
      expect(calls).toHaveLength(expected);
    });

    test.each([
      ['published', 1],
      ['rejected', 1],
      ['pending', 0],
    ] as const)(
      'is called for a review that was %s the day before, of an older rating',
      async (reviewStatus, expected) => {
        const longAgo = at(nine, -10 * 86_400);
        await rate(longAgo);
        const [rated] = await shop.context.database.select().from(ratings);
        const isPending = reviewStatus === 'pending';
        await shop.context.database.insert(reviews).values({
          userId: rated!.userId,
          keyHash: rated!.keyHash,
          text: 'It lasted a month.',
          status: reviewStatus,
          reason: reviewStatus === 'rejected' ? 'off-topic' : null,
          writtenAt: longAgo,
          decidedAt: isPending ? null : at(nine, -3600),
        });
        now = at(nine, 60);
        await run({ ...shop.context, contentChanges: [] });
        expect(calls).toHaveLength(expected);
      },
    );

    test('a refusal at nine keeps content that was due before it from being forgotten', async () => {
      await rate(at(nine, -60));
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

    test('is called again on the next day, and for content that is due after it', async () => {
      await rate(at(nine, -60));
      now = nine;
      await run({ ...shop.context, contentChanges: [] });
      await rate(at(nine, 60));
      now = at(nine, 86_400);
      await run({ ...shop.context, contentChanges: [] });
      now = second;
      await run();
      expect(calls).toHaveLength(3);
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
