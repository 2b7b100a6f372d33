import { expect, test, vi } from 'vitest';
import type { AppContext } from '../../services/context/appContext';
import { jobs } from '../../services/jobs/jobs';
import { runJob } from '../../services/jobs/runJob';
import { startJobs } from './startJobs';

vi.mock('../../services/jobs/runJob');

/** Jobs are mocked, so nothing reads the context. */
const context = {} as AppContext;

const calls = (name: string) => vi.mocked(runJob).mock.calls.filter(([, job]) => job.name === name).length;

test('runs each job at the start and then once a round, or once a minute for long rounds, until stopped', async () => {
  vi.useFakeTimers();
  vi.mocked(runJob).mockReset().mockResolvedValue('done');
  const stop = startJobs(context);
  const all = () => Object.fromEntries(Object.keys(jobs).map((name) => [name, calls(name)]));
  const expected = (short: number, long: number) =>
    Object.fromEntries(Object.values(jobs).map(({ name, everySeconds }) => [name, everySeconds === 5 ? short : long]));
  expect(all()).toEqual(expected(1, 1));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(all()).toEqual(expected(121, 11));
  await stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(all()).toEqual(expected(121, 11));
});

test('does not run a job twice at once, and stopping aborts a running one and waits for it', async () => {
  vi.useFakeTimers();
  let finish = () => {};
  vi.mocked(runJob)
    .mockReset()
    .mockImplementation(async (_context, { name }) => {
      if (name === 'outgoing') await new Promise<void>((done) => (finish = done));
      return 'done';
    });
  const stop = startJobs(context);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([calls('outgoing'), calls('notices')]).toEqual([1, 13]);
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(0);
  expect([vi.mocked(runJob).mock.calls[0]?.[2]?.aborted, isStopped]).toEqual([true, false]);
  finish();
  await stopping;
});
