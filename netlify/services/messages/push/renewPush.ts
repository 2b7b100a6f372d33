import { eq } from 'drizzle-orm';
import { timingSafeEqual } from 'node:crypto';
import type { PushRenewal } from '../../../../src/domain/order/pushSubscriptionSchema';
import type { Transaction } from '../../../database/client';
import { retryTransaction } from '../../../database/retryTransaction';
import { pushMessages, pushSubscriptions } from '../../../database/pushTables';
import { limitRules } from '../../../platform/limitRules';
import type { AppContext } from '../../context/appContext';
import { lockShopper } from '../../people/lockShopperAndSession';
import { tryUnsealPush, pushId, pushLane, requirePush, sealPush, subscriptionUnknown } from './pushSubscription';

function isSameSecret(provided: string, stored: string): boolean {
  const [a, b] = [Buffer.from(provided), Buffer.from(stored)];
  return a.length === b.length && timingSafeEqual(a, b);
}

type Row = typeof pushSubscriptions.$inferSelect;

async function lockSubscription(
  context: AppContext,
  transaction: Transaction,
  { endpoint, auth }: PushRenewal,
): Promise<Row> {
  const isOld = eq(pushSubscriptions.id, pushId(endpoint));
  const [found] = await transaction.select().from(pushSubscriptions).where(isOld);
  if (!found || !isSameSecret(auth, tryUnsealPush(context, found.sealed)?.keys.auth ?? '')) throw subscriptionUnknown();
  await lockShopper(transaction, found.userId);
  const [locked] = await transaction.select().from(pushSubscriptions).where(isOld).for('update');
  if (locked?.userId !== found.userId) throw subscriptionUnknown();
  return locked;
}

/** No page is open during a renewal, so the old subscription's secret authenticates the browser. */
export async function renewPush(context: AppContext, renewal: PushRenewal & { origin: string }): Promise<void> {
  await context.limits.consume(limitRules(context.settings).requests('renewals'), renewal.origin);
  const { subscription } = renewal;
  requirePush(context, subscription);
  const id = pushId(subscription.endpoint);
  await retryTransaction(context.database, async (transaction) => {
    const old = await lockSubscription(context, transaction, renewal);
    const sealed = sealPush(context, subscription);
    const values = { ...old, id, sealed, service: pushLane(context, subscription), confirmedAt: context.clock() };
    await transaction
      .insert(pushSubscriptions)
      .values(values)
      .onConflictDoUpdate({ target: pushSubscriptions.id, set: values });
    if (id === old.id) return;
    await transaction.update(pushMessages).set({ subscriptionId: id }).where(eq(pushMessages.subscriptionId, old.id));
    await transaction.delete(pushSubscriptions).where(eq(pushSubscriptions.id, old.id));
  });
}
