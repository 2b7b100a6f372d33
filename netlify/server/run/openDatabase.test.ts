import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explainOpenFailure } from '../../database/embedded';
import { openDatabase } from './openDatabase';

test.each(['127.0.0.1', 'localhost'])(
  'an unreachable Postgres at %s is reported without its password',
  async (host) => {
    const databaseUrl = `postgres://shop:hunter2@${host}:1/shop`;
    const error = await openDatabase({ databaseUrl, dataDir: '.' }, 'a test').catch((reason: Error) => reason);
    expect((error as Error).message).toMatch(/^DATABASE_URL: the database does not answer: connect ECONNREFUSED/);
    expect((error as Error).message).not.toContain('hunter2');
  },
);

test('an embedded database that does not open is reported with its folder and what to do', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'damaged-'));
  mkdirSync(join(dataDir, 'database'));
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'damaged\n');
  // The second try proves that the first one has unlocked the folder.
  for (let tries = 0; tries < 2; tries += 1)
    await expect(openDatabase({ databaseUrl: null, dataDir }, 'a test')).rejects.toThrow(
      `DATA_DIR: the database in ${dataDir} does not open: `,
    );
  const reported = (freeBytes: number) => explainOpenFailure('/srv/data', new Error('Aborted().'), freeBytes).message;
  expect(reported(5_000_000)).toBe(
    'DATA_DIR: the database in /srv/data does not open: Aborted(). Its disk is full, with 4 MB left: free some space.',
  );
  expect(reported(5_000_000_000)).toContain('restore a backup with npm run restore');
});
