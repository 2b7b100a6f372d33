import { and, eq, isNotNull, isNull, min } from 'drizzle-orm';
import { outgoingMessages, providers } from '../../database/providerTables';
import { pushMessages } from '../../database/pushTables';
import { notices } from '../../database/workTables';
import type { AppContext } from '../context/appContext';

export interface OldestMessage {
  queue: 'dispensaries' | 'shoppers' | 'browsers';
  /** The id of the dispensary that the message is for. */
  dispensary?: string;
  seconds: number;
}

/**
 * The age of the oldest message that is still tried: one for each dispensary that has any, and one for each other queue,
 * 0 if it is empty. Messages to dispensaries without a webhook address are not tried.
 */
export async function readOldestMessages({
  database,
  clock,
}: Pick<AppContext, 'database' | 'clock'>): Promise<OldestMessage[]> {
  const now = clock().getTime();
  const secondsSince = (at: Date | null | undefined) => (at ? Math.max(0, Math.round((now - at.getTime()) / 1000)) : 0);
  const toDispensaries = await database
    .select({ dispensary: providers.id, at: min(outgoingMessages.createdAt) })
    .from(outgoingMessages)
    .innerJoin(providers, and(eq(providers.id, outgoingMessages.providerId), isNotNull(providers.webhookUrl)))
    .where(and(isNull(outgoingMessages.deliveredAt), isNull(outgoingMessages.deadAt)))
    .groupBy(providers.id);
  const readOldest = async (queue: typeof notices | typeof pushMessages) => {
    const [oldest] = await database
      .select({ at: min(queue.createdAt) })
      .from(queue)
      .where(and(isNull(queue.sentAt), isNull(queue.deadAt)));
    return secondsSince(oldest?.at);
  };
  return [
    ...toDispensaries.map(({ dispensary, at }) => ({
      queue: 'dispensaries' as const,
      dispensary,
      seconds: secondsSince(at),
    })),
    { queue: 'shoppers', seconds: await readOldest(notices) },
    { queue: 'browsers', seconds: await readOldest(pushMessages) },
  ];
}
