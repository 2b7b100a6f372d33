import { and, eq, ne } from 'drizzle-orm';
import type { User } from '../../../src/domain/account/userSchema';
import type { Language } from '../../../src/domain/region/locales';
import type { Transaction } from '../../database/client';
import { sessions, users } from '../../database/schema';
import { codeOf } from '../../platform/complaint';
import type { AppContext } from '../appContext';
import { changedMessage } from '../notices/changedMessage';
import { queueNotice } from '../notices/queueNotice';
import { sendNotice } from '../notices/sendNotices';
import { presentUser } from '../users/presentUser';
import { purposeOf, redeemAccountCode } from './accountCodes';
import { originRules } from './codeLimits';
import type { Destination } from './destination';
import { voidLoginCodes } from './loginCodes';

import type { SignedIn, UserRow } from './readSession';
import { accountExists, signedOut } from './refusals';

interface ConfirmedChange {
  signedIn: SignedIn;
  channel: Destination['channel'];
  otp: string;
  challengeId?: string;
  /** Address of origin, as limits count it. */
  origin: string;
  /** Of the notice to the old destination. */
  language: Language;
}

function destinationOf(user: UserRow, channel: Destination['channel']): Destination | null {
  const value = channel === 'email' ? user.email : user.phoneNumber;
  return value === null ? null : { channel, value };
}

/** Locks the account and ends its other sessions; a 401 if this one was ended meanwhile. */
async function endOtherSessions(transaction: Transaction, { user, tokenHash }: SignedIn): Promise<UserRow> {
  const [locked] = await transaction.select().from(users).where(eq(users.id, user.id)).for('update');
  const [own] = await transaction
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .for('update');
  if (!locked || !own) throw signedOut();
  await transaction.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.tokenHash, tokenHash)));
  return locked;
}

async function setDestination(transaction: Transaction, userId: string, { channel, value }: Destination) {
  const proved =
    channel === 'email' ? { email: value, emailVerified: true } : { phoneNumber: value, phoneNumberVerified: true };
  try {
    const [changed] = await transaction.update(users).set(proved).where(eq(users.id, userId)).returning();
    return changed!;
  } catch (error) {
    if (codeOf(error) === '23505') throw accountExists({ channel }, error);
    throw error;
  }
}

/** All of a change, in the transaction that deletes its code; gives the id of the notice to who had the old destination. */
async function change(
  context: AppContext,
  transaction: Transaction,
  { signedIn, language, to }: Pick<ConfirmedChange, 'signedIn' | 'language'> & { to: Destination },
): Promise<{ user: UserRow; noticeId: string | null }> {
  // A code that is on its way to the old destination would make an account there. Codes go before users, as at sign-in.
  const left = destinationOf(signedIn.user, to.channel);
  if (left) await voidLoginCodes(context, transaction, left);
  const old = destinationOf(await endOtherSessions(transaction, signedIn), to.channel);
  const user = await setDestination(transaction, signedIn.user.id, to);
  if (!old || old.value === to.value) return { user, noticeId: null };
  const message = changedMessage(context.settings, language, to.channel);
  return { user, noticeId: await queueNotice(transaction, { to: old, ...message, now: context.clock() }) };
}

/**
 * Changes an account's e-mail address or phone number to the one that the code was sent to (S7-09, S7-11, S8-05). In the
 * same transaction the new one is verified, the old one is told and the account's other sessions end (D-22). A
 * destination that another account took meanwhile is a 409 (S5-06).
 */
export async function changeDestination(
  context: AppContext,
  { signedIn, channel, language, ...entered }: ConfirmedChange,
): Promise<User> {
  await context.limits.take(originRules(context.settings).logins, entered.origin);
  const purpose = purposeOf('change', channel);
  const attempt = { ...entered, userId: signedIn.user.id, purpose };
  const { user, noticeId } = await redeemAccountCode(context, attempt, (transaction, to) =>
    change(context, transaction, { signedIn, language, to }),
  );
  if (noticeId) await sendNotice(context, noticeId);
  return presentUser(user);
}
