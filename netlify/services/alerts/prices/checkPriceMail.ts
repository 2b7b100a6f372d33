import { and, eq } from 'drizzle-orm';
import { users } from '../../../database/accountTables';
import { priceAlerts } from '../../../database/alertTables';
import type { notices } from '../../../database/workTables';
import type { AppContext } from '../../context/appContext';
import type { NoticeText } from '../../messages/notices/queueNotice';
import { isSuppressed } from '../../messages/notices/suppressions';

/** Returns null if the shopper has turned the emails off, or has another address, since the message was queued. */
export async function checkPriceMail(
  context: AppContext,
  notice: typeof notices.$inferSelect,
): Promise<NoticeText | null> {
  const { alertUserId, recipient, subject, text, html, unsubscribeUrl } = notice;
  if (alertUserId === null) return null;
  const isWanted = and(
    eq(priceAlerts.userId, alertUserId),
    eq(priceAlerts.byEmail, true),
    eq(users.email, recipient),
    eq(users.emailVerified, true),
  );
  const [wanted] = await context.database
    .select({ userId: users.id })
    .from(priceAlerts)
    .innerJoin(users, eq(users.id, priceAlerts.userId))
    .where(isWanted);
  if (!wanted || (await isSuppressed(context, notice))) return null;
  return { subject, text, ...(html !== null && { html }), ...(unsubscribeUrl !== null && { unsubscribeUrl }) };
}
