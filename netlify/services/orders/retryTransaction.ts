import { sqlState, type Database, type Transaction } from '../../database/client';

/** Serialization failure, deadlock: the database ended the transaction, and the same work may pass a moment later. */
const passing = new Set(['40001', '40P01']);
const attempts = 5;

/** Runs the work in one transaction, again when the database asks for it, five times at most. */
export async function retryTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt === attempts || !passing.has(sqlState(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}
