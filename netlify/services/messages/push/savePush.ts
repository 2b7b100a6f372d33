import { and, desc, eq, ne, notInArray } from 'drizzle-orm';
import type { LocaleId } from '../../../../src/domain/region/locales';
import type { Transaction } from '../../../database/client';
import { retryTransaction } from '../../../database/retryTransaction';
import { pushSubscriptions } from '../../../database/pushTables';
import type { WebPushSubscription } from '../../../platform/push/push';
import type { AppContext } from '../../context/appContext';
import { lockShopperAndSession, type ShopperSession } from '../../people/lockShopperAndSession';
import { pushId, pushLane, requirePush, sealPush, subscriptionUnknown } from './pushSubscription';

/** Another browser replaces the one that was active longest ago. */
const maxBrowsers = 10;

async function dropOldest(transaction: Transaction, userId: string): Promise<void> {
  const recent = await transaction
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.confirmedAt), desc(pushSubscriptions.createdAt))
    .limit(maxBrowsers);
  await transaction.delete(pushSubscriptions).where(
    and(
      eq(pushSubscriptions.userId, userId),
      notInArray(
        pushSubscriptions.id,
        recent.map(({ id }) => id),
      ),
    ),
  );
}

interface SubscriptionRequest extends ShopperSession {
  subscription: WebPushSubscription;
  localeId: LocaleId;
}

/** Moves a browser that was subscribed for another account. Throws `push_off` or `not_valid`. */
export async function savePush(
  context: AppContext,
  { subscription, localeId, ...shopper }: SubscriptionRequest,
): Promise<string> {
  requirePush(context, subscription);
  const id = pushId(subscription.endpoint);
  await retryTransaction(context.database, async (transaction) => {
    await lockShopperAndSession(transaction, shopper);
    const now = context.clock();
    const isOtherAccounts = and(eq(pushSubscriptions.id, id), ne(pushSubscriptions.userId, shopper.userId));
    await transaction.delete(pushSubscriptions).where(isOtherAccounts);
    const values = {
      userId: shopper.userId,
      sessionHash: shopper.tokenHash,
      sealed: sealPush(context, subscription),
      service: pushLane(context, subscription),
      localeId,
      confirmedAt: now,
    };
    await transaction
      .insert(pushSubscriptions)
      .values({ id, createdAt: now, ...values })
      .onConflictDoUpdate({ target: pushSubscriptions.id, set: values });
    await dropOldest(transaction, shopper.userId);
  });
  return id;
}

interface SubscriptionKey {
  userId: string;
  subscriptionId: string;
}

export async function removePush({ database }: AppContext, { userId, subscriptionId }: SubscriptionKey): Promise<void> {
  const removed = await database
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, subscriptionId), eq(pushSubscriptions.userId, userId)))
    .returning({ id: pushSubscriptions.id });
  if (!removed.length) throw subscriptionUnknown();
}
