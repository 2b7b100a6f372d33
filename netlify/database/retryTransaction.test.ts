import { describe, expect, test } from 'vitest';
import type { Database } from './client';
import { retryTransaction } from './retryTransaction';

const fault = (message: string, code?: string) =>
  new Error('Failed query', { cause: Object.assign(new Error(message), code && { code }) });
const states = (...codes: string[]) => codes.map((code) => fault('x', code));
const lost = fault('Connection terminated unexpectedly');

/** A database whose transactions fail with these errors in turn, during the work or the commit, and then succeed. */
function failingDatabase(errors: Error[], moment: 'work' | 'commit' = 'work') {
  const left = [...errors];
  const begun: unknown[] = [];
  const transaction = async (work: (transaction: unknown) => Promise<unknown>, config: unknown) => {
    begun.push(config);
    const error = left.shift();
    if (error && moment === 'work') throw error;
    const result = await work({});
    if (error) throw error;
    return result;
  };
  return { database: { transaction } as unknown as Database, begun };
}

describe('D-16 retrying transactions', () => {
  test.each([[[]], [['40001']], [['40P01']], [['40P01', '40001', '40P01', '40001']]])(
    'after %j the work succeeds',
    async (codes) => {
      const { database, begun } = failingDatabase(states(...codes));
      expect(await retryTransaction(database, async () => 'done')).toBe('done');
      expect(begun).toHaveLength(codes.length + 1);
    },
  );

  test('a connection lost during the work is retried on another', async () => {
    const { database, begun } = failingDatabase([lost, ...states('57P01', 'ECONNRESET')]);
    expect(await retryTransaction(database, async () => 'done')).toBe('done');
    expect(begun).toHaveLength(4);
  });

  test('a connection lost during the commit is not retried, because the commit may have succeeded', async () => {
    const { database, begun } = failingDatabase([lost], 'commit');
    await expect(retryTransaction(database, async () => 'done')).rejects.toBe(lost);
    expect(begun).toHaveLength(1);
  });

  test('a commit that the database rejected is retried', async () => {
    const { database, begun } = failingDatabase(states('40001'), 'commit');
    expect(await retryTransaction(database, async () => 'done')).toBe('done');
    expect(begun).toHaveLength(2);
  });

  test('gives up after five attempts', async () => {
    const { database, begun } = failingDatabase(states(...Array.from({ length: 9 }, () => '40001')));
    await expect(retryTransaction(database, async () => 'done')).rejects.toThrow('Failed query');
    expect(begun).toHaveLength(5);
  });

  test('does not retry after five seconds', async ({ onTestFinished }) => {
    const { performance } = globalThis;
    const now = performance.now.bind(performance);
    onTestFinished(() => void (performance.now = now));
    const { database, begun } = failingDatabase(states('40001', '40001'));
    const work = retryTransaction(database, async () => 'done');
    performance.now = () => now() + 5_001;
    await expect(work).rejects.toThrow('Failed query');
    expect(begun).toHaveLength(1);
  });

  test.each(['23505', '23514', '57014', '55P03'])('another kind of error (%s) is thrown immediately', async (state) => {
    const { database, begun } = failingDatabase(states(state));
    await expect(retryTransaction(database, async () => 'done')).rejects.toThrow('Failed query');
    expect(begun).toHaveLength(1);
  });

  test('an error of the work itself is thrown immediately', async () => {
    const { database, begun } = failingDatabase([]);
    await expect(retryTransaction(database, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(begun).toHaveLength(1);
  });

  test('uses read committed, whatever the server’s default is', async () => {
    const { database, begun } = failingDatabase(states('40001'));
    await retryTransaction(database, async () => 'done');
    expect(begun).toEqual([{ isolationLevel: 'read committed' }, { isolationLevel: 'read committed' }]);
  });
});
