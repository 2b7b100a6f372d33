import { and, eq } from 'drizzle-orm';
import { localeOf } from '../../../../src/domain/region/locales';
import { users } from '../../../database/accountTables';
import { podKeys, reviews } from '../../../database/podTables';
import type { notices } from '../../../database/workTables';
import type { AppContext } from '../../context/appContext';
import type { NoticeText } from '../../messages/notices/queueNotice';
import { isSuppressed } from '../../messages/notices/suppressions';
import { soldPodOf } from '../../pods/ratings/soldPods';
import { rejectionMail } from './rejectionMail';

type QueuedRejection = Pick<typeof notices.$inferSelect, 'reviewId' | 'channel' | 'recipient'>;

/**
 * Returns null if the review is no longer rejected, because of another decision or an edit, or if the author has another
 * address or takes no messages. A deleted review deletes the message itself.
 */
export async function composeRejection(context: AppContext, queued: QueuedRejection): Promise<NoticeText | null> {
  const { database, settings } = context;
  if (queued.reviewId === null) return null;
  const [found] = await database
    .select({ reason: reviews.reason, localeId: users.localeId, key: podKeys })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(podKeys, eq(podKeys.keyHash, reviews.keyHash))
    .where(and(eq(reviews.id, queued.reviewId), eq(users.email, queued.recipient), eq(users.emailVerified, true)));
  // Only rejected reviews have a reason.
  if (!found?.reason || (await isSuppressed(context, queued))) return null;
  const { reason, localeId, key } = found;
  const titles = soldPodOf(context, key)?.title;
  const title = titles?.[localeOf(localeId).language] ?? titles?.en ?? null;
  return rejectionMail(settings, { title, reason, localeId });
}
