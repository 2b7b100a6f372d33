import { createHash } from 'node:crypto';
import type { Transaction } from './client';
import { actionReceipts } from './staffTables';

interface Receipt {
  actorId: string;
  key: string;
  /** A key that is reused for a different request counts as another action. */
  request: unknown;
  now: Date;
}

/** Returns false if the action was already performed. A failed action rolls its receipt back. */
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
