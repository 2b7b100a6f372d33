import type { ProblemCode } from '../../../../src/domain/api/problemCodes';
import { parseReferralCode } from '../../../../src/domain/order/rewards';
import type { Transaction } from '../../../database/client';
import { orders } from '../../../database/orderTables';
import { users } from '../../../database/accountTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { retryTransaction } from '../../../database/retryTransaction';
import { hasOrderedBefore } from '../../people/pastUses';
import { asc, eq, inArray } from 'drizzle-orm';

const invalidReferral = (code: ProblemCode, detail: string) =>
  new ServiceError({ code, detail, errors: [{ path: 'referralCode', message: detail }] });

const codeUnknown = () =>
  invalidReferral('referral_code_unknown', 'We couldn’t find this referral code. Please check it.');

async function findInviter(transaction: Transaction, typed: string): Promise<string> {
  const code = parseReferralCode(typed);
  const [inviter] = code
    ? await transaction.select({ id: users.id }).from(users).where(eq(users.referralCode, code))
    : [];
  if (!inviter) throw codeUnknown();
  return inviter.id;
}

const codeLate = () =>
  invalidReferral('referral_code_late', 'You can use a referral code only before your first order.');

interface Accepted {
  userId: string;
  code: string;
}

async function accept(context: AppContext, transaction: Transaction, { userId, code: typed }: Accepted): Promise<void> {
  const inviterId = await findInviter(transaction, typed);
  if (inviterId === userId) throw invalidReferral('referral_code_own', 'This is your own referral code.');
  // Lock in a fixed order, so that two accounts cannot refer each other concurrently.
  const rows = await transaction
    .select({ id: users.id, referredBy: users.referredBy, email: users.email, phoneNumber: users.phoneNumber })
    .from(users)
    .where(inArray(users.id, [userId, inviterId]))
    .orderBy(asc(users.id))
    .for('no key update');
  const user = rows.find(({ id }) => id === userId);
  const inviter = rows.find(({ id }) => id === inviterId);
  if (!user || !inviter) throw codeUnknown();
  if (user.referredBy === inviterId) return;
  if (user.referredBy) throw invalidReferral('referral_code_used', 'You have already used a referral code.');
  if (inviter.referredBy === userId)
    throw invalidReferral('referral_code_own', 'You invited this person, so you can’t use their code.');
  const [order] = await transaction.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId)).limit(1);
  if (order || (await hasOrderedBefore(context, transaction, user))) throw codeLate();
  await transaction.update(users).set({ referredBy: inviterId }).where(eq(users.id, userId));
}

/** Only possible once, before the person's first order with any account. Throws a 422 on `referralCode`. */
export const acceptReferral = (context: AppContext, accepted: Accepted) =>
  retryTransaction(context.database, (transaction) => accept(context, transaction, accepted));
