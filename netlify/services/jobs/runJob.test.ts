import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBarrier } from '../../../tests/fixtures/barrier';
import { setUpTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { jobRuns } from '../../database/workTables';
import { jobs, type Job } from './jobs';
import { runJob } from './runJob';

const start = new Date('2026-07-01T16:00:00.000Z');
let now = start;
const shop = await setUpTestApp({ clock: () => now });
beforeEach(async () => {
  await shop.reset();
  now = start;
});

const at = (milliseconds: number) => {
  now = new Date(start.getTime() + milliseconds);
};
const buildJob = (work: Job['work'], everySeconds = 60): Job => ({ name: 'sample', everySeconds, work });
const runs = () => shop.context.database.select().from(jobRuns);

describe('a round of a job', () => {
  test('runs once, however many processes try concurrently; without the claim, each would run it', async () => {
    const work = vi.fn(async () => {});
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => runJob(shop.context, buildJob(work))));
    expect(outcomes.sort()).toEqual(['done', 'skipped', 'skipped', 'skipped', 'skipped', 'skipped']);
    expect(work).toHaveBeenCalledTimes(1);
    // Negative control: reading before writing lets every process run the job.
    const { database } = shop.context;
    await database.delete(jobRuns);
    const meet = createBarrier(6);
    const naive = async () => {
      const previousRuns = await runs();
      await meet();
      if (previousRuns.length) return;
      await database.insert(jobRuns).values({ name: 'sample', round: now, startedAt: now }).onConflictDoNothing();
      await work();
    };
    work.mockClear();
    await Promise.all(Array.from({ length: 6 }, naive));
    expect(work).toHaveBeenCalledTimes(6);
  });

  test('runs again in the next round, and not before', async () => {
    const work = vi.fn(async () => {});
    const runAt = async (milliseconds: number) => {
      at(milliseconds);
      return runJob(shop.context, buildJob(work));
    };
    expect([await runAt(0), await runAt(59_999), await runAt(60_000), await runAt(61_000)]).toEqual([
      'done',
      'skipped',
      'done',
      'skipped',
    ]);
    expect(await runAt(30_000)).toBe('skipped');
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('is recorded with its end, or with its error without any values', async () => {
    await runJob(
      shop.context,
      buildJob(async () => at(2_000)),
    );
    const finishedAt = new Date(start.getTime() + 2_000);
    expect(await runs()).toEqual([
      { name: 'sample', round: start, startedAt: start, finishedAt, error: null, inputHash: null },
    ]);
    at(60_000);
    const complaint = vi.fn();
    const failing = buildJob(() => Promise.reject(new Error('no answer for ada@shop.example')));
    const context = { ...shop.context, log: { ...shop.context.log, error: complaint } };
    expect(await runJob(context, failing)).toBe('failed');
    expect(await runs()).toMatchObject([{ finishedAt: now, error: 'Error: no answer for [email]' }]);
    expect(complaint).toHaveBeenCalledOnce();
  });

  test('that crashed is left as it is, and the next one continues the work', async () => {
    let die = () => {};
    const died = runJob(
      shop.context,
      buildJob(() => new Promise<void>((done) => (die = done))),
    );
    await vi.waitFor(async () => expect(await runs()).toMatchObject([{ finishedAt: null }]));
    expect(
      await runJob(
        shop.context,
        buildJob(async () => {}),
      ),
    ).toBe('skipped');
    at(60_000);
    expect(
      await runJob(
        shop.context,
        buildJob(async () => {}),
      ),
    ).toBe('done');
    const [run] = await runs();
    // The first run was only slow, so its end must not be recorded for the later round.
    at(61_000);
    die();
    await died;
    expect(await runs()).toEqual([run]);
  });

  test('ends early when its process stops, and times out by itself', async () => {
    const stop = new AbortController();
    const aborted = vi.fn();
    const round = runJob(
      shop.context,
      buildJob((_, signal) => new Promise<void>((done) => signal.addEventListener('abort', () => done(aborted())))),
      stop.signal,
    );
    await vi.waitFor(async () => expect(await runs()).toHaveLength(1));
    stop.abort();
    expect(await round).toBe('done');
    expect(aborted).toHaveBeenCalledOnce();
  });

  test.each([
    ['30 seconds, as between any two machines', 30_000, 'skipped'],
    ['five minutes', 300_000, 'done'],
  ])('after one by a process whose clock was ahead by %s', async (_, aheadMs, outcome) => {
    const job = buildJob(async () => {}, 5);
    at(aheadMs);
    expect(await runJob(shop.context, job)).toBe('done');
    at(0);
    expect(await runJob(shop.context, job)).toBe(outcome);
  });

  test('is not blocked by a process whose clock was a year ahead', async () => {
    at(365 * 86_400_000);
    expect(
      await runJob(
        shop.context,
        buildJob(async () => {}),
      ),
    ).toBe('done');
    at(0);
    expect(
      await runJob(
        shop.context,
        buildJob(async () => {}),
      ),
    ).toBe('done');
    expect(
      await runJob(
        shop.context,
        buildJob(async () => {}),
      ),
    ).toBe('skipped');
  });

  test('never throws, even when the database is unavailable', async () => {
    const complaint = vi.fn();
    const database = {
      insert: () => {
        throw new Error('away');
      },
    } as unknown as TestApp['context']['database'];
    const context = { ...shop.context, database, log: { ...shop.context.log, error: complaint } };
    expect(
      await runJob(
        context,
        buildJob(async () => {}),
      ),
    ).toBe('failed');
    expect(complaint.mock.calls[0]?.[0]).toBe('A job could not be started');
  });
});

test('all jobs run on an empty shop, each under its own name', async () => {
  for (const job of Object.values(jobs)) expect(await runJob(shop.context, job), job.name).toBe('done');
  expect((await runs()).map(({ name }) => name).sort()).toEqual(Object.keys(jobs).sort());
});
