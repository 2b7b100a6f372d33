import type { ProblemCode } from '../../../../src/domain/api/problemCodes';
import type { MembershipStart } from '../../../../src/domain/account/membershipSchema';
import { isMember } from '../../../../src/domain/account/membershipStatus';
import type { Subscription } from '../../../platform/billing/billing';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { retryTransaction } from '../../../database/retryTransaction';
import type { UserRow } from '../../people/readSession';
import { hasUsedTrial } from '../../people/pastUses';
import { writeLedgerInvoice } from './ledgerInvoice';
import { resetBillingAnchor, presentMembership, saveMembership, type MembershipRow } from './membershipRow';
import { currentMembership } from './renewMembership';
import { consumeBillingLimit, returnUrl } from './billingRequests';

interface Start {
  user: Pick<UserRow, 'id' | 'email' | 'phoneNumber'>;
  hasTrial: boolean;
  returnTo?: string;
}

const conflict = (code: ProblemCode, detail: string) => new ServiceError({ code, detail });
const alreadyMember = () => conflict('membership_exists', 'You’re already a member.');

/** A concurrent second request gets the error for existing memberships. */
async function storeMembership(
  { database, billing, clock }: AppContext,
  subscription: Subscription,
  { userId, row }: { userId: string; row: MembershipRow | null },
): Promise<void> {
  const now = clock();
  const { periodStart: start, periodEnd: end, status } = subscription;
  await retryTransaction(database, async (transaction) => {
    const state = { userId, billing: billing.forNewMembers.name, subscription, revision: row?.revision ?? null, now };
    if (!(await saveMembership(transaction, state))) throw alreadyMember();
    if (row) await resetBillingAnchor(transaction, userId, start);
    if (status === 'active') await writeLedgerInvoice(transaction, { userId, start, end, now });
  });
}

/** With a payment service, returns a URL and the membership starts with its event. */
export async function startMembership(
  context: AppContext,
  { user, hasTrial, returnTo }: Start,
): Promise<MembershipStart> {
  const row = await currentMembership(context, user.id);
  if (row && isMember(row.status)) throw alreadyMember();
  const isTrialUsed = row !== null || (await hasUsedTrial(context, user));
  if (isTrialUsed && hasTrial)
    throw conflict('trial_used', 'You’ve already had your free trial. You can join without one.');
  await consumeBillingLimit(context, user.id);
  const started = await context.billing.forNewMembers.start({
    userId: user.id,
    email: user.email,
    customerId: row?.stripeCustomerId ?? null,
    hasTrial,
    now: context.clock(),
    returnUrl: returnUrl(context, returnTo),
  });
  if ('url' in started) return { membership: presentMembership(context, row, isTrialUsed), url: started.url };
  await storeMembership(context, started.subscription, { userId: user.id, row });
  return { membership: presentMembership(context, await currentMembership(context, user.id)), url: null };
}
