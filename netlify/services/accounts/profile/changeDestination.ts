import { and, eq, ne } from 'drizzle-orm';
import type { User } from '../../../../src/domain/account/userSchema';
import type { Language } from '../../../../src/domain/region/locales';
import type { Transaction } from '../../../database/client';
import { sessions, users } from '../../../database/accountTables';
import { rootErrorCode } from '../../../platform/log/sanitizeError';
import type { AppContext } from '../../context/appContext';
import { accountNotice } from '../../messages/notices/accountNotice';
import { clearBounce } from '../../messages/notices/suppressions';
import { queueNotice } from '../../messages/notices/queueNotice';
import { sendNotice } from '../../messages/notices/sendNotice';
import { presentUser } from './presentUser';
import { codePurpose, redeemAccountCode } from '../codes/accountCodes';
import type { Destination } from '../../people/destination';
import { voidLoginCodes } from '../codes/loginCodes';
import { lockAccount } from '../../people/lockAccount';
import type { SignedIn, UserRow } from '../../people/readSession';
import { accountExists } from '../../people/authErrors';

interface ConfirmedChange {
  signedIn: SignedIn;
  channel: Destination['channel'];
  otp: string;
  challengeId?: string;
  origin: string;
  language: Language;
}

function getDestination(user: UserRow, channel: Destination['channel']): Destination | null {
  const value = channel === 'email' ? user.email : user.phoneNumber;
  return value === null ? null : { channel, value };
}

async function endOtherSessions(transaction: Transaction, signedIn: SignedIn): Promise<UserRow> {
  const { user, tokenHash } = signedIn;
  const locked = await lockAccount(transaction, signedIn);
  await transaction.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.tokenHash, tokenHash)));
  return locked;
}

async function setDestination(
  transaction: Transaction,
  userId: string,
  { channel, value, now }: Destination & { now: Date },
) {
  const verified =
    channel === 'email'
      ? { email: value, emailVerified: true, emailProvenAt: now, emailBouncedAt: null }
      : { phoneNumber: value, phoneNumberVerified: true };
  try {
    const [changed] = await transaction.update(users).set(verified).where(eq(users.id, userId)).returning();
    return changed!;
  } catch (error) {
    if (rootErrorCode(error) === '23505') throw accountExists({ channel }, error);
    throw error;
  }
}

async function applyChange(
  context: AppContext,
  transaction: Transaction,
  { signedIn, language, to }: Pick<ConfirmedChange, 'signedIn' | 'language'> & { to: Destination },
): Promise<{ user: UserRow; noticeId: string | null }> {
  // A pending sign-in code would create a new account at the old destination. Lock codes before users, as sign-in does.
  const previous = getDestination(signedIn.user, to.channel);
  if (previous) await voidLoginCodes(context, transaction, previous);
  const old = getDestination(await endOtherSessions(transaction, signedIn), to.channel);
  const user = await setDestination(transaction, signedIn.user.id, { ...to, now: context.clock() });
  await clearBounce(context, transaction, to);
  if (!old || old.value === to.value) return { user, noticeId: null };
  const message = accountNotice(context.settings, 'contactChanged', { language, channel: to.channel });
  return { user, noticeId: await queueNotice(transaction, { to: old, ...message, now: context.clock() }) };
}

/** Also ends the account's other sessions. Throws a 409 if another account claimed the destination in the meantime. */
export async function changeDestination(
  context: AppContext,
  { signedIn, channel, language, ...entered }: ConfirmedChange,
): Promise<User> {
  const purpose = codePurpose('change', channel);
  const attempt = { ...entered, userId: signedIn.user.id, purpose };
  const { user, noticeId } = await redeemAccountCode(context, attempt, (transaction, to) =>
    applyChange(context, transaction, { signedIn, language, to }),
  );
  if (noticeId) await sendNotice(context, noticeId);
  return presentUser(context, user);
}
