import { expect, test } from 'vitest';
import { testSettings } from '../../tests/fixtures/testApp';
import { openTestDatabase } from '../../tests/fixtures/testDatabase';
import { jobRuns } from '../database/workTables';
import { silentLog } from '../platform/log/log';
import { openJob } from './jobs';

test('a scheduled function runs its job once per round, and no other process repeats it', async () => {
  const connection = await openTestDatabase();
  const clock = () => new Date('2026-07-01T16:05:03.000Z');
  const options = { settings: testSettings(), connection, batches: [], variants: [], termsVersion: '' };
  const runRound = openJob({ ...options, log: silentLog(), clock }, 'outgoing');
  await runRound();
  await runRound();
  const round = new Date('2026-07-01T16:05:00.000Z');
  expect(await connection.database.select().from(jobRuns)).toEqual([
    { name: 'outgoing', round, startedAt: clock(), finishedAt: clock(), error: null },
  ]);
  await connection.close();
});
