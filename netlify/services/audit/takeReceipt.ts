import { createHash } from 'node:crypto';
import type { Transaction } from '../../database/client';
import { actionReceipts } from '../../database/schema';

interface Receipt {
  /** The member of staff or the driver's run. */
  actorId: string;
  /** The `Idempotency-Key`. */
  key: string;
  /** The requested action. The same key for something else is another action. */
  request: unknown;
  now: Date;
}

/**
 * Records an action and returns true, or returns false if it was done before: a tablet or phone sends an action again when
 * the answer was lost. Of two that arrive together, the second waits for the first. A refused action is rolled back with its
 * receipt, so that it can be tried again.
 */
export async function claimReceipt(
  transaction: Transaction,
  { actorId, key, request, now }: Receipt,
): Promise<boolean> {
  const keyHash = createHash('sha256')
    .update(JSON.stringify([key, request]))
    .digest('base64url');
  const inserted = await transaction
    .insert(actionReceipts)
    .values({ actorId, key: keyHash, receivedAt: now })
    .onConflictDoNothing()
    .returning({ key: actionReceipts.key });
  return inserted.length === 1;
}
