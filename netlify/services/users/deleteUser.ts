import { and, eq, inArray, isNull } from 'drizzle-orm';
import { confirmsDeletion } from '../../../src/domain/account/accountDeletionSchema';
import type { Language } from '../../../src/domain/region/locales';
import type { Transaction } from '../../database/client';
import { retryTransaction } from '../../database/retryTransaction';
import { idImages, notices, oneTimeCodes, sessions, users } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { LimitRule } from '../../platform/limits';
import type { AppContext } from '../appContext';
import { voidLoginCode } from '../auth/oneTimeCodes';
import type { SignedIn, UserRow } from '../auth/readSession';
import { signedOut } from '../auth/refusals';
import { deleteId } from '../ids/deleteId';
import { listIds } from '../ids/listIds';
import { endMembership } from '../membership/endMembership';
import { refuseNewSubscription } from '../membership/refuseNewSubscription';
import { deletedMessage } from '../notices/deletedMessage';
import { queueNotice } from '../notices/queueNotice';
import { sendNotice } from '../notices/sendNotices';
import { dropPerson } from '../orders/dropPerson';
import { refuseOpenOrders } from '../orders/refuseOpenOrders';
import { destinationsOf } from './destinationsOf';
import { keepPastUses } from './pastUses';

/** Each may call the payment service and the store of images. */
const deletionRule: LimitRule = { name: 'account-deletions', points: 10, seconds: 3600 };

interface Deletion {
  signedIn: SignedIn;
  /** What the shopper typed. */
  confirm: string;
  /** Of the last message to them. */
  language: Language;
}

function requireConfirmation(user: UserRow, confirm: string): void {
  if (confirmsDeletion(user, confirm)) return;
  const detail = 'This is not the email or phone number of your account.';
  throw new ServiceError({
    code: 'not_valid',
    status: 422,
    detail,
    errors: [{ path: 'confirm', message: detail }],
  });
}

/** Codes go before users, as at sign-in; one for signing in would make an account of what is being deleted. */
async function voidCodes(context: AppContext, transaction: Transaction, user: UserRow): Promise<void> {
  await transaction.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, user.id));
  for (const destination of destinationsOf(user)) await voidLoginCode(context, transaction, destination);
}

/** Locks the account against everything that refers to it; a 401 if this session was ended meanwhile. */
async function lockAccount(transaction: Transaction, { user, tokenHash }: SignedIn): Promise<UserRow> {
  const [locked] = await transaction.select().from(users).where(eq(users.id, user.id)).for('update');
  const [own] = await transaction
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .for('update');
  if (!locked || !own) throw signedOut();
  return locked;
}

/** Puts the last message to each destination in the place of those that wait; gives their ids. */
async function sayGoodbye(
  { settings, clock }: AppContext,
  transaction: Transaction,
  { user, language }: { user: UserRow; language: Language },
): Promise<string[]> {
  const destinations = destinationsOf(user);
  const recipients = destinations.map(({ value }) => value);
  await transaction.delete(notices).where(and(inArray(notices.recipient, recipients), isNull(notices.sentAt)));
  const verified = destinations.filter(({ channel }) =>
    channel === 'email' ? user.emailVerified : user.phoneNumberVerified,
  );
  const ids: string[] = [];
  for (const to of verified)
    ids.push(await queueNotice(transaction, { to, ...deletedMessage(settings, language, to.channel), now: clock() }));
  return ids;
}

interface Erased {
  /** Bytes whose rows are gone. */
  blobKeys: string[];
  noticeIds: string[];
}

/** All of a deletion that is in the database, at once or not at all. What refers to the account goes with its row. */
async function erase(
  context: AppContext,
  transaction: Transaction,
  { signedIn, confirm, language, subscriptionId }: Deletion & { subscriptionId: string | null },
): Promise<Erased> {
  await voidCodes(context, transaction, signedIn.user);
  const user = await lockAccount(transaction, signedIn);
  // Its destinations may have changed since they were read; then the codes above were for others.
  requireConfirmation(user, confirm);
  await voidCodes(context, transaction, user);
  await refuseOpenOrders(transaction, user.id);
  await refuseNewSubscription(transaction, { userId: user.id, subscriptionId });
  await keepPastUses(context, transaction, user);
  await dropPerson(transaction, user.id);
  const noticeIds = await sayGoodbye(context, transaction, { user, language });
  const images = await transaction.delete(idImages).where(eq(idImages.userId, user.id)).returning();
  await transaction.delete(users).where(eq(users.id, user.id));
  return { blobKeys: images.map(({ blobKey }) => blobKey), noticeIds };
}

/**
 * Deletes an account and all that hangs on it, at once and for good (S2-76). Its past orders stay without their person,
 * a key that it has used stays used (D-24), and so do, for a time, the free trial and the weight of the day. Throws `not_valid`, `order_open`, `billing_unavailable` or
 * `storage_unavailable`; the account is then as it was, but for a membership or images that were ended before the fault.
 */
export async function deleteUser(context: AppContext, deletion: Deletion): Promise<void> {
  const { database, limits, blobs } = context;
  const { user } = deletion.signedIn;
  await limits.take(deletionRule, user.id);
  requireConfirmation(user, deletion.confirm);
  // Asked again under the lock: here so that nothing is ended for an account that has to stay.
  await refuseOpenOrders(database, user.id);
  const subscriptionId = await endMembership(context, user.id);
  for (const { providerId } of await listIds(database, user.id))
    await deleteId(context, { userId: user.id, providerId });
  const { blobKeys, noticeIds } = await retryTransaction(database, (transaction) =>
    erase(context, transaction, { ...deletion, subscriptionId }),
  );
  // Of an upload that came in between. What cannot be deleted now is found by `deleteLostIds`.
  for (const blobKey of blobKeys) await blobs.remove(blobKey).catch(() => {});
  for (const id of noticeIds) await sendNotice(context, id);
}
