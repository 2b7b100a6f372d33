import { and, eq, inArray, isNull } from 'drizzle-orm';
import { confirmsDeletion } from '../../../src/domain/account/accountDeletionSchema';
import type { Language } from '../../../src/domain/region/locales';
import type { Transaction } from '../../database/client';
import { retryTransaction } from '../../database/retryTransaction';
import { idImages, notices, oneTimeCodes, sessions, users } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { LimitRule } from '../../platform/limits';
import type { AppContext } from '../appContext';
import { voidLoginCodes } from '../auth/loginCodes';
import type { SignedIn, UserRow } from '../auth/readSession';
import { signedOut } from '../auth/refusals';
import { subscriptionToEnd } from '../membership/subscriptionToEnd';
import { deletedMessage } from '../notices/deletedMessage';
import { queueNotice } from '../notices/queueNotice';
import { sendNotice } from '../notices/sendNotices';
import { dropPerson } from '../orders/dropPerson';
import { refuseOpenOrders } from '../orders/refuseOpenOrders';
import { queueRemovals, tryRemovals, type Leftover } from '../removals/removals';
import { destinationsOf } from './destinationsOf';
import { keepPastUses } from './pastUses';

/** Each calls the payment service and the store of images. */
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
  for (const destination of destinationsOf(user)) await voidLoginCodes(context, transaction, destination);
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
  /** Bytes and a subscription whose rows are gone. */
  removalIds: string[];
  noticeIds: string[];
}

/** What the account has outside of the database; the rows of its images are deleted. */
async function leftoversOf(transaction: Transaction, userId: string): Promise<Leftover[]> {
  const subscriptionId = await subscriptionToEnd(transaction, userId);
  const images = await transaction.delete(idImages).where(eq(idImages.userId, userId)).returning();
  return [
    ...images.map(({ blobKey }) => ({ kind: 'id_image' as const, target: blobKey })),
    ...(subscriptionId === null ? [] : [{ kind: 'subscription' as const, target: subscriptionId }]),
  ];
}

/** All of a deletion that is in the database, at once or not at all. What refers to the account goes with its row. */
async function erase(
  context: AppContext,
  transaction: Transaction,
  { signedIn, confirm, language }: Deletion,
): Promise<Erased> {
  await voidCodes(context, transaction, signedIn.user);
  const user = await lockAccount(transaction, signedIn);
  // Its destinations may have changed since they were read; then the codes above were for others.
  requireConfirmation(user, confirm);
  await voidCodes(context, transaction, user);
  await refuseOpenOrders(transaction, user.id);
  await keepPastUses(context, transaction, user);
  await dropPerson(transaction, user.id);
  const noticeIds = await sayGoodbye(context, transaction, { user, language });
  const removalIds = await queueRemovals(transaction, await leftoversOf(transaction, user.id), context.clock());
  await transaction.delete(users).where(eq(users.id, user.id));
  return { removalIds, noticeIds };
}

/**
 * Deletes an account and all that hangs on it, at once and for good (S2-76). Its past orders stay without their person,
 * a key that it has used stays used (D-24), and so do, for a time, the free trial and the weight of the day. Images and a
 * membership that is billed elsewhere end after the commit, and are tried again until they do: a refused deletion changes
 * nothing. Throws `not_valid` or `order_open`.
 */
export async function deleteUser(context: AppContext, deletion: Deletion): Promise<void> {
  const { database, limits } = context;
  const { user } = deletion.signedIn;
  await limits.take(deletionRule, user.id);
  requireConfirmation(user, deletion.confirm);
  const { removalIds, noticeIds } = await retryTransaction(database, (transaction) =>
    erase(context, transaction, deletion),
  );
  await tryRemovals(context, removalIds);
  for (const id of noticeIds) await sendNotice(context, id);
}
