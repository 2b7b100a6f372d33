import { describe, expect, test } from 'vitest';
import type { Database } from './client';
import { retryTransaction } from './retryTransaction';

const databaseError = (message: string, code?: string) =>
  new Error('Failed query', { cause: Object.assign(new Error(message), code && { code }) });
const states = (...codes: string[]) => codes.map((code) => databaseError('x', code));
const lost = databaseError('Connection terminated unexpectedly', 'NO_DATABASE_CONNECTION');

/** Creates a database whose transactions fail with each of these errors in turn, and then succeed. */
function failingDatabase(errors: Error[], moment: 'work' | 'commit' = 'work') {
  const remaining = [...errors];
  const transactions: unknown[] = [];
  const transaction = async (work: (transaction: unknown) => Promise<unknown>, config: unknown) => {
    transactions.push(config);
    const error = remaining.shift();
    if (error && moment === 'work') throw error;
    const result = await work({});
    if (error) throw error;
    return result;
  };
  return { database: { transaction } as unknown as Database, transactions };
}

describe('D-16 retrying transactions', () => {
  test.each([[[]], [['40001']], [['40P01']], [['40P01', '40001', '40P01', '40001']]])(
    'after %j the work succeeds',
    async (codes) => {
      const { database, transactions } = failingDatabase(states(...codes));
      expect(await retryTransaction(database, async () => 'done')).toBe('done');
      expect(transactions).toHaveLength(codes.length + 1);
    },
  );

  test('a connection lost during the work is retried on another', async () => {
    const { database, transactions } = failingDatabase([lost, ...states('57P01', 'ECONNRESET')]);
    expect(await retryTransaction(database, async () => 'done')).toBe('done');
    expect(transactions).toHaveLength(4);
  });

  test('a connection lost during the commit is not retried, because the commit may have succeeded', async () => {
    const { database, transactions } = failingDatabase([lost], 'commit');
    await expect(retryTransaction(database, async () => 'done')).rejects.toBe(lost);
    expect(transactions).toHaveLength(1);
  });

  test('a commit that the database rejected is retried', async () => {
    const { database, transactions } = failingDatabase(states('40001'), 'commit');
    expect(await retryTransaction(database, async () => 'done')).toBe('done');
    expect(transactions).toHaveLength(2);
  });

  test('gives up after five attempts', async () => {
    const { database, transactions } = failingDatabase(states(...Array.from({ length: 9 }, () => '40001')));
    await expect(retryTransaction(database, async () => 'done')).rejects.toThrow('Failed query');
    expect(transactions).toHaveLength(5);
  });

  test('does not retry after five seconds', async ({ onTestFinished }) => {
    const { performance } = globalThis;
    const now = performance.now.bind(performance);
    onTestFinished(() => void (performance.now = now));
    const { database, transactions } = failingDatabase(states('40001', '40001'));
    const work = retryTransaction(database, async () => 'done');
    performance.now = () => now() + 5_001;
    await expect(work).rejects.toThrow('Failed query');
    expect(transactions).toHaveLength(1);
  });

  test.each(['23505', '23514', '57014', '55P03'])('another kind of error (%s) is thrown immediately', async (state) => {
    const { database, transactions } = failingDatabase(states(state));
    await expect(retryTransaction(database, async () => 'done')).rejects.toThrow('Failed query');
    expect(transactions).toHaveLength(1);
  });

  test('an error of the work itself is thrown immediately', async () => {
    const { database, transactions } = failingDatabase([]);
    await expect(retryTransaction(database, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(transactions).toHaveLength(1);
  });

  test('uses read committed, whatever the server’s default is', async () => {
    const { database, transactions } = failingDatabase(states('40001'));
    await retryTransaction(database, async () => 'done');
    expect(transactions).toEqual([{ isolationLevel: 'read committed' }, { isolationLevel: 'read committed' }]);
  });
});
