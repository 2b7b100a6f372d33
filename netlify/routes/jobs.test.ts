import { afterEach, expect, test, vi } from 'vitest';
import { testSettings } from '../../tests/fixtures/testApp';
import { openTestDatabase } from '../../tests/fixtures/testDatabase';
import { jobRuns } from '../database/workTables';
import { createDatabaseQueue } from '../platform/load/databaseQueue';
import { silentLog } from '../platform/log/log';
import { jobs, type Job } from '../services/jobs/jobs';
import { jobConnections, openJobs } from './jobs';

const start = new Date('2026-07-01T16:05:03.000Z');
afterEach(() => vi.restoreAllMocks());

async function openClock(due?: readonly Job[]) {
  const connection = await openTestDatabase();
  let now = start;
  const log = { ...silentLog(), error: vi.fn() };
  const options = { settings: testSettings(), connection, batches: [], variants: [], termsVersion: '' };
  const runDue = openJobs({ ...options, log, clock: () => now }, due);
  return {
    log,
    runAt: async (seconds: number) => {
      now = new Date(start.getTime() + seconds * 1000);
      await runDue();
    },
    runs: () => connection.database.select().from(jobRuns).orderBy(jobRuns.name),
    close: () => connection.close(),
  };
}

test('one function runs every job once per round of its own, and no other process repeats it', async () => {
  const clock = await openClock();
  const startedAt = async () =>
    Object.fromEntries(
      (await clock.runs()).map((run) => [run.name, (run.startedAt.getTime() - start.getTime()) / 1000]),
    );
  const each = (seconds: (everySeconds: number) => number) =>
    Object.fromEntries(Object.values(jobs).map(({ name, everySeconds }) => [name, seconds(everySeconds)]));
  await clock.runAt(0);
  await clock.runAt(0);
  expect(await clock.runs()).toContainEqual({
    name: 'outgoing',
    round: new Date('2026-07-01T16:05:00.000Z'),
    startedAt: start,
    finishedAt: start,
    error: null,
    inputHash: null,
  });
  expect(await startedAt()).toEqual(each(() => 0));
  await clock.runAt(60);
  expect(await startedAt()).toEqual(each((every) => (every <= 60 ? 60 : 0)));
  await clock.runAt(300);
  expect(await startedAt()).toEqual(each((every) => (every <= 300 ? 300 : 0)));
  // The hour of the first run ends after 55 minutes.
  await clock.runAt(3300);
  expect(await startedAt()).toEqual(each(() => 3300));
  await clock.close();
});

test('a job that fails, throws at once or hangs stops no other, and each is logged under its own name', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
  const sample = (name: string, work: Job['work']): Job => ({ name, everySeconds: 60, work });
  const worked = vi.fn(async () => {});
  const clock = await openClock([
    sample('hanging', () => new Promise(() => {})),
    sample('throwing', () => {
      throw new Error('at once');
    }),
    sample('failing', () => Promise.reject(new Error('later'))),
    sample('working', worked),
  ]);
  await clock.runAt(0);
  expect(worked).toHaveBeenCalledOnce();
  expect((await clock.runs()).map(({ name, finishedAt, error }) => [name, finishedAt, error])).toEqual([
    ['failing', start, 'Error: later'],
    ['hanging', start, 'Error: The job did not end within 27 seconds'],
    ['throwing', start, 'Error: at once'],
    ['working', start, null],
  ]);
  expect(clock.log.error.mock.calls.map(([, fields]) => (fields as { job: string }).job).sort()).toEqual([
    'failing',
    'hanging',
    'throwing',
  ]);
  // A job that hung runs again in its next round.
  await clock.runAt(60);
  expect(worked).toHaveBeenCalledTimes(2);
  expect((await clock.runs()).every(({ startedAt }) => startedAt.getTime() === start.getTime() + 60_000)).toBe(true);
  await clock.close();
});

test('each job finds a connection while all others wait in theirs', async () => {
  const queue = createDatabaseQueue({ slots: jobConnections });
  const releases = await Promise.all(Object.keys(jobs).map(() => queue.enter()));
  expect(queue.counts()).toEqual({ running: Object.keys(jobs).length, waiting: 0 });
  for (const release of releases) release();
});
