import { describe, expect, test } from 'vitest';
import type { Database } from '../../database/client';
import { retryTransaction } from './retryTransaction';

/** A database whose transactions end with these SQLSTATEs, one after the other, then pass. */
function failingDatabase(states: string[]) {
  const left = [...states];
  let calls = 0;
  const transaction = async (work: (transaction: unknown) => Promise<unknown>) => {
    calls += 1;
    const state = left.shift();
    if (state) throw new Error('Failed query', { cause: Object.assign(new Error('x'), { code: state }) });
    return work({});
  };
  return { database: { transaction } as unknown as Database, calls: () => calls };
}

describe('D-16 what the database asks to be done again', () => {
  test.each([[[]], [['40001']], [['40P01']], [['40P01', '40001', '40P01', '40001']]])(
    'after %j the work is done',
    async (states) => {
      const { database, calls } = failingDatabase(states);
      expect(await retryTransaction(database, async () => 'done')).toBe('done');
      expect(calls()).toBe(states.length + 1);
    },
  );

  test('after five times it is given up', async () => {
    const { database, calls } = failingDatabase(Array.from({ length: 9 }, () => '40001'));
    await expect(retryTransaction(database, async () => 'done')).rejects.toThrow('Failed query');
    expect(calls()).toBe(5);
  });

  test.each(['23505', '23514'])('an error of another kind (%s) is thrown at once', async (state) => {
    const { database, calls } = failingDatabase([state]);
    await expect(retryTransaction(database, async () => 'done')).rejects.toThrow('Failed query');
    expect(calls()).toBe(1);
  });

  test('an error of the work itself is thrown at once', async () => {
    const { database, calls } = failingDatabase([]);
    await expect(retryTransaction(database, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(calls()).toBe(1);
  });
});
