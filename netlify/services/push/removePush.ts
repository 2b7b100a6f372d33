import { and, eq } from 'drizzle-orm';
import { pushSubscriptions } from '../../database/schema';
import type { AppContext } from '../appContext';
import { subscriptionUnknown } from './pushSubscription';

interface SubscriptionKey {
  userId: string;
  subscriptionId: string;
}

/** Throws a 404 for another shopper's subscription. */
export async function removePush({ database }: AppContext, { userId, subscriptionId }: SubscriptionKey): Promise<void> {
  const removed = await database
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, subscriptionId), eq(pushSubscriptions.userId, userId)))
    .returning({ id: pushSubscriptions.id });
  if (!removed.length) throw subscriptionUnknown();
}
