import { and, eq, isNull } from 'drizzle-orm';
import type { UserPod } from '../../../../src/domain/unlock/userPodSchema';
import type { Transaction } from '../../../database/client';
import { activations, podKeys, userPods } from '../../../database/podTables';
import { users } from '../../../database/accountTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { retryTransaction } from '../../../database/retryTransaction';
import { findListedPod } from '../userPods/findUserPod';
import { podTaken } from '../podKeys/podErrors';
import type { PodOwner } from '../userPods/readUserPods';
import { retryAfterRehash } from '../podKeys/retryAfterRehash';

const unknownActivation = () =>
  new ServiceError({ code: 'activation_unknown', detail: 'We couldn’t find this unlock. Please start again.' });

const expiredActivation = () =>
  new ServiceError({ code: 'activation_expired', detail: 'This unlock took too long. Please start again.' });

type ActivationRow = typeof activations.$inferSelect;

async function findActivation(transaction: Transaction, userId: string, id: string): Promise<ActivationRow> {
  // Lock the account first, as everywhere, so that a concurrent deletion waits.
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  const [activation] = await transaction
    .select()
    .from(activations)
    .where(and(eq(activations.id, id), eq(activations.userId, userId)));
  if (!activation) throw unknownActivation();
  return activation;
}

/** Only one of several concurrent attempts succeeds. */
async function claimKey(transaction: Transaction, { userId, keyHash }: ActivationRow, now: Date): Promise<boolean> {
  const claimed = await transaction
    .update(podKeys)
    .set({ unlockedBy: userId, unlockedAt: now })
    .where(and(eq(podKeys.keyHash, keyHash), isNull(podKeys.unlockedAt)))
    .returning({ keyHash: podKeys.keyHash });
  return claimed.length === 1;
}

async function recordUnlock(transaction: Transaction, { id, userId, keyHash }: ActivationRow, now: Date) {
  await transaction
    .insert(userPods)
    .values({ userId, keyHash, savedAt: now, unlockedAt: now })
    .onConflictDoUpdate({ target: [userPods.userId, userPods.keyHash], set: { unlockedAt: now } });
  await transaction.update(activations).set({ confirmedAt: now }).where(eq(activations.id, id));
}

/** Confirming again, with this activation or another, changes nothing. */
async function unlock(transaction: Transaction, activation: ActivationRow, now: Date): Promise<void> {
  const isPending = now.getTime() < activation.expiresAt.getTime();
  if (isPending && (await claimKey(transaction, activation, now))) return recordUnlock(transaction, activation, now);
  const [key] = await transaction.select().from(podKeys).where(eq(podKeys.keyHash, activation.keyHash));
  if (key?.unlockedBy === activation.userId) return;
  throw key?.unlockedAt ? podTaken() : expiredActivation();
}

export const confirmActivation = (
  context: AppContext,
  request: PodOwner & { activationId: string },
): Promise<UserPod> => retryAfterRehash(() => confirmOnce(context, request));

async function confirmOnce(
  context: AppContext,
  { activationId, ...owner }: PodOwner & { activationId: string },
): Promise<UserPod> {
  const { database, clock } = context;
  const keyHash = await retryTransaction(database, async (transaction) => {
    const activation = await findActivation(transaction, owner.userId, activationId);
    await unlock(transaction, activation, clock());
    return activation.keyHash;
  });
  return findListedPod(context, { ...owner, hashes: [keyHash] });
}
