import { expect, test } from 'vitest';
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
