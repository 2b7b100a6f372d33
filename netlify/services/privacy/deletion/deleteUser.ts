import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { confirmsDeletion } from '../../../../src/domain/privacy/accountDeletionSchema';
import type { Language } from '../../../../src/domain/region/locales';
import type { Transaction } from '../../../database/client';
import { retryTransaction } from '../../../database/retryTransaction';
import { idImages } from '../../../database/providerTables';
import { notices } from '../../../database/workTables';
import { oneTimeCodes, users } from '../../../database/accountTables';
import { stockAlerts } from '../../../database/alertTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { voidLoginCodes } from '../../accounts/codes/loginCodes';
import type { SignedIn, UserRow } from '../../people/readSession';
import { lockAccount } from '../../people/lockAccount';
import { lockActiveSubscription } from '../../accounts/membership/membershipRow';
import { accountNotice } from '../../messages/notices/accountNotice';
import { queueNotice } from '../../messages/notices/queueNotice';
import { sendNotice } from '../../messages/notices/sendNotice';
import { anonymizeOrders } from '../../orders/moves/anonymizeOrders';
import { requireNoOpenOrders } from '../../orders/requireNoOpenOrders';
import { queueRemovals, tryRemovals, type ExternalResource } from '../removals/removals';
import { lockAlerts } from '../../alerts/settleAlerts';
import { consumeChange } from '../../people/consumeChange';
import { getDestinations, isVerified } from '../../people/getDestinations';
import { recordPastUses } from '../../people/pastUses';

interface Deletion {
  signedIn: SignedIn;
  confirm: string;
  language: Language;
}

function requireConfirmation(user: UserRow, confirm: string): void {
  if (confirmsDeletion(user, confirm)) return;
  const detail = 'That isn’t the email or phone number of this account.';
  throw new ServiceError({ code: 'not_valid', detail, errors: [{ path: 'confirm', message: detail }] });
}

/** Locks codes before users, as sign-in does. A pending sign-in code would create a new account. */
async function voidCodes(context: AppContext, transaction: Transaction, user: UserRow): Promise<void> {
  await transaction.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, user.id));
  for (const destination of getDestinations(user)) await voidLoginCodes(context, transaction, destination);
}

/** Returns message ids. Deletes stock alerts before their notices, in the stock trigger's lock order. */
async function queueLastMessages(
  { settings, clock }: AppContext,
  transaction: Transaction,
  { user, language }: { user: UserRow; language: Language },
): Promise<string[]> {
  const destinations = getDestinations(user);
  const recipients = destinations.map(({ value }) => value);
  await lockAlerts(transaction, user.id);
  await transaction.delete(stockAlerts).where(eq(stockAlerts.userId, user.id));
  const isTheirs = or(inArray(notices.recipient, recipients), eq(notices.alertUserId, user.id));
  // Deleting the account's reviews deletes their notices. Other deletions of reviews lock in the same order.
  await transaction.delete(notices).where(and(isTheirs, isNull(notices.reviewId), isNull(notices.sentAt)));
  const verified = destinations.filter(({ channel }) => isVerified(user, channel));
  const ids: string[] = [];
  for (const to of verified)
    ids.push(
      await queueNotice(transaction, {
        to,
        ...accountNotice(settings, 'deleted', { language, channel: to.channel }),
        now: clock(),
      }),
    );
  return ids;
}

interface Erased {
  /** Ids of queued removals: image bytes and a subscription, whose rows are already deleted. */
  removalIds: string[];
  noticeIds: string[];
}

async function deleteResources(transaction: Transaction, userId: string): Promise<ExternalResource[]> {
  const subscriptionId = await lockActiveSubscription(transaction, userId);
  const images = await transaction.delete(idImages).where(eq(idImages.userId, userId)).returning();
  return [
    ...images.map(({ blobKey }) => ({ kind: 'id_image' as const, target: blobKey })),
    ...(subscriptionId === null ? [] : [{ kind: 'subscription' as const, target: subscriptionId }]),
  ];
}

async function erase(
  context: AppContext,
  transaction: Transaction,
  { signedIn, confirm, language }: Deletion,
): Promise<Erased> {
  await voidCodes(context, transaction, signedIn.user);
  const user = await lockAccount(transaction, signedIn);
  // The destinations may have changed since they were read, so check and void codes again.
  requireConfirmation(user, confirm);
  await voidCodes(context, transaction, user);
  await requireNoOpenOrders(transaction, user.id);
  await recordPastUses(context, transaction, user);
  await anonymizeOrders(transaction, user.id);
  const noticeIds = await queueLastMessages(context, transaction, { user, language });
  const removalIds = await queueRemovals(transaction, await deleteResources(transaction, user.id), context.clock());
  await transaction.delete(users).where(eq(users.id, user.id));
  return { removalIds, noticeIds };
}

/** Keeps anonymized orders, used pod keys, and past uses. Throws `not_valid` or `order_open`. */
export async function deleteUser(context: AppContext, deletion: Deletion): Promise<void> {
  const { database } = context;
  const { user } = deletion.signedIn;
  await consumeChange(context, 'deletion', user.id);
  requireConfirmation(user, deletion.confirm);
  const { removalIds, noticeIds } = await retryTransaction(database, (transaction) =>
    erase(context, transaction, deletion),
  );
  await tryRemovals(context, removalIds);
  for (const id of noticeIds) await sendNotice(context, id);
}
