import { and, count, eq, gt, gte, inArray, isNotNull, max, min, ne } from 'drizzle-orm';
import { pushMessages, pushSubscriptions } from '../../../database/pushTables';
import { denialErrors } from '../../../platform/push/push';
import type { AppContext } from '../../context/appContext';

/** About the number of messages that one order sends. */
const maxDenials = 3;

/** The unbroken series of denials since the last message that was accepted. */
async function readDenials({ database }: AppContext, subscriptionId: string) {
  const ofThis = eq(pushMessages.subscriptionId, subscriptionId);
  const [last] = await database
    .select({ sentAt: max(pushMessages.sentAt) })
    .from(pushMessages)
    .where(ofThis);
  const [found] = await database
    .select({ count: count(), firstAt: min(pushMessages.deadAt) })
    .from(pushMessages)
    .where(
      and(
        ofThis,
        isNotNull(pushMessages.deadAt),
        inArray(pushMessages.lastError, denialErrors),
        last?.sentAt ? gt(pushMessages.deadAt, last.sentAt) : undefined,
      ),
    );
  return found!;
}

async function isAnotherAccepted({ database }: AppContext, subscriptionId: string, since: Date): Promise<boolean> {
  const lane = database
    .select({ service: pushSubscriptions.service })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.id, subscriptionId));
  const accepted = await database
    .select({ id: pushMessages.id })
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
    .where(
      and(
        ne(pushSubscriptions.id, subscriptionId),
        eq(pushSubscriptions.service, lane),
        gte(pushMessages.sentAt, since),
      ),
    )
    .limit(1);
  return accepted.length > 0;
}

/**
 * Deletes subscriptions that their push service denies again and again while it accepts others with the same key. If it
 * accepts none, the key or the service may be at fault, so the subscriptions are kept and an error is logged.
 */
export async function deleteDeniedSubscriptions(
  context: AppContext,
  subscriptionIds: ReadonlySet<string>,
): Promise<void> {
  let unexplained = 0;
  for (const id of subscriptionIds) {
    const { count: denied, firstAt } = await readDenials(context, id);
    if (denied < maxDenials || !firstAt) continue;
    if (await isAnotherAccepted(context, id, firstAt))
      await context.database.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
    else unexplained += 1;
  }
  if (unexplained)
    context.log.error('A push service accepts no messages; check the VAPID keys', {
      job: 'pushes',
      count: unexplained,
    });
}
