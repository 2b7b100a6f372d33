import type { Database, Transaction } from './client';
import { codeOf } from '../platform/complaint';
import { databaseFailure } from '../platform/databaseFailures';

/** Serialization failure, deadlock: the database ended the transaction, and the same work may pass a moment later. */
const ended = new Set(['40001', '40P01']);
const attempts = 5;
/** Milliseconds after which failed work is not begun again. */
const patience = 5_000;

/** A lost connection ends what was not committed; one that is lost in the commit leaves open whether it was. */
const isUndone = (error: unknown, isCommitting: boolean): boolean =>
  ended.has(codeOf(error) ?? '') || (!isCommitting && databaseFailure(error)?.code === 'database_unavailable');

/**
 * Runs the work in one transaction, again when it was ended without having done anything, five times at most. Its
 * statements see what is committed when they begin, whatever the server's default is: after a wait for a lock, the next
 * one sees what the other transaction did.
 */
export async function retryTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
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
      if (attempt === attempts || performance.now() - start > patience || !isUndone(error, isCommitting)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}
