import { eq } from 'drizzle-orm';
import { timingSafeEqual } from 'node:crypto';
import type { PushRenewal } from '../../../src/domain/order/pushSubscriptionSchema';
import type { Transaction } from '../../database/client';
import { retryTransaction } from '../../database/retryTransaction';
import { pushMessages, pushSubscriptions } from '../../database/schema';
import type { AppContext } from '../appContext';
import { lockShopper } from '../orders/holdShopper';
import { openPush, pushId, requirePush, sealPush, subscriptionUnknown } from './pushSubscription';

/** Per address of origin: many browsers of one carrier, and far too few to guess by. */
const renewalRule = { name: 'push-renewals', points: 300, seconds: 3600 };

function isSame(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}

type Row = typeof pushSubscriptions.$inferSelect;

/** The row that the old endpoint and its secret name. */
async function findOld(context: AppContext, transaction: Transaction, { endpoint, auth }: PushRenewal): Promise<Row> {
  const isOld = eq(pushSubscriptions.id, pushId(endpoint));
  const [found] = await transaction.select().from(pushSubscriptions).where(isOld);
  if (!found || !isSame(auth, openPush(context, found.sealed)?.keys.auth ?? '')) throw subscriptionUnknown();
  // Shoppers are locked before what is theirs.
  await lockShopper(transaction, found.userId);
  const [held] = await transaction.select().from(pushSubscriptions).where(isOld).for('update');
  if (held?.userId !== found.userId) throw subscriptionUnknown();
  return held;
}

/**
 * A browser replaces its subscription by itself while no page is open, and so without a token: that it knows the old
 * one's secret says that it is the same browser. What waits for it is sent to the new one.
 */
export async function renewPush(context: AppContext, renewal: PushRenewal & { origin: string }): Promise<void> {
  await context.limits.take(renewalRule, renewal.origin);
  const { subscription } = renewal;
  requirePush(context, subscription);
  const id = pushId(subscription.endpoint);
  await retryTransaction(context.database, async (transaction) => {
    const old = await findOld(context, transaction, renewal);
    const values = { ...old, id, sealed: sealPush(context, subscription), confirmedAt: context.clock() };
    await transaction
      .insert(pushSubscriptions)
      .values(values)
      .onConflictDoUpdate({ target: pushSubscriptions.id, set: values });
    if (id === old.id) return;
    await transaction.update(pushMessages).set({ subscriptionId: id }).where(eq(pushMessages.subscriptionId, old.id));
    await transaction.delete(pushSubscriptions).where(eq(pushSubscriptions.id, old.id));
  });
}
