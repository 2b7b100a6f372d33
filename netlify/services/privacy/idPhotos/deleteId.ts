import { and, eq } from 'drizzle-orm';
import { retryTransaction } from '../../../database/retryTransaction';
import { idImages } from '../../../database/providerTables';
import type { AppContext } from '../../context/appContext';
import { lockShopper } from '../../people/lockShopperAndSession';
import { queueRemovals, tryRemovals } from '../removals/removals';

/** Blocks new orders while it deletes the row. Deleting the bytes is retried until it succeeds. */
export async function deleteId(
  context: AppContext,
  { userId, providerId }: { userId: string; providerId: string },
): Promise<void> {
  const ids = await retryTransaction(context.database, async (transaction) => {
    await lockShopper(transaction, userId);
    const images = await transaction
      .delete(idImages)
      .where(and(eq(idImages.userId, userId), eq(idImages.providerId, providerId)))
      .returning({ target: idImages.blobKey });
    const leftovers = images.map(({ target }) => ({ kind: 'id_image' as const, target }));
    return queueRemovals(transaction, leftovers, context.clock());
  });
  await tryRemovals(context, ids);
}
