import type { Database, Transaction } from './client';
import { rootErrorCode } from '../platform/log/sanitizeError';
import { isNameRefusal } from './statementNames';
import { databaseFailure } from '../platform/databaseFailures';

const retryableCodes = new Set(['40001', '40P01']);
const maxAttempts = 5;
const retryWithinMs = 5_000;

/** A connection lost during the commit leaves the outcome unknown, so the transaction is not retried. */
const isRolledBack = (error: unknown, isCommitting: boolean): boolean =>
  retryableCodes.has(rootErrorCode(error) ?? '') ||
  isNameRefusal(error) ||
  (!isCommitting && databaseFailure(error)?.code === 'database_unavailable');

/** Uses READ COMMITTED, so that a statement that waited for a lock sees what the other transaction committed. */
export async function retryTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
  isRetryable: (error: unknown) => boolean = () => false,
): Promise<Result> {
  const start = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    let isCommitting = false;
    try {
      return await database.transaction(
        async (transaction) => {
          const result = await work(transaction);
          isCommitting = true;
          return result;
        },
        { isolationLevel: 'read committed' },
      );
    } catch (error) {
      const isRepeatable = isRolledBack(error, isCommitting) || isRetryable(error);
      if (!isRepeatable || attempt === maxAttempts || performance.now() - start > retryWithinMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}
