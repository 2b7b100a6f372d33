import { eq } from 'drizzle-orm';
import { duePeriods } from '../../../../src/domain/account/membershipPeriod';
import type { Membership } from '../../../../src/domain/account/membershipSchema';
import { isMember } from '../../../../src/domain/account/membershipStatus';
import type { Transaction } from '../../../database/client';
import { retryTransaction } from '../../../database/retryTransaction';
import { memberships } from '../../../database/membershipTables';
import type { AppContext } from '../../context/appContext';
import type { UserRow } from '../../people/readSession';
import { hasUsedTrial } from '../../people/pastUses';
import { writeLedgerInvoice } from './ledgerInvoice';
import {
  endsWithPeriod,
  findMembership,
  presentMembership,
  saveMembership,
  toSubscription,
  type MembershipRow,
} from './membershipRow';

type RenewalContext = Pick<AppContext, 'billing' | 'database' | 'clock'>;

const isDue = (row: MembershipRow, now: Date): boolean =>
  row.billing === 'ledger' && isMember(row.status) && row.periodEnd <= now;

async function startDuePeriods(transaction: Transaction, row: MembershipRow, now: Date): Promise<void> {
  const { userId, revision } = row;
  const periods = duePeriods(row.billingAnchor, row.periodEnd, now);
  for (const period of periods) await writeLedgerInvoice(transaction, { ...period, userId, now });
  const { start: periodStart, end: periodEnd } = periods.at(-1)!;
  const subscription = { ...toSubscription(row), status: 'active' as const, periodStart, periodEnd };
  await saveMembership(transaction, { userId, billing: 'ledger', subscription, revision, now });
}

/** Starts every due period with its invoice, or ends a canceled membership. Returns false if nothing was due. */
export async function renewMembership(context: RenewalContext, userId: string): Promise<boolean> {
  return retryTransaction(context.database, async (transaction) => {
    const now = context.clock();
    const [row] = await transaction.select().from(memberships).where(eq(memberships.userId, userId)).for('update');
    if (!row || !isDue(row, now)) return false;
    if (!endsWithPeriod(context, row)) {
      await startDuePeriods(transaction, row, now);
      return true;
    }
    const subscription = { ...toSubscription(row), status: 'canceled' as const, cancelAtPeriodEnd: false };
    return saveMembership(transaction, { userId, billing: 'ledger', subscription, revision: row.revision, now });
  });
}

/** Returns the current state without waiting for the hourly job. */
export async function currentMembership(context: RenewalContext, userId: string): Promise<MembershipRow | null> {
  const row = await findMembership(context.database, userId);
  if (!row || !isDue(row, context.clock())) return row;
  await renewMembership(context, userId);
  return findMembership(context.database, userId);
}

export async function readMembership(
  context: AppContext,
  user: Pick<UserRow, 'id' | 'email' | 'phoneNumber'>,
): Promise<Membership> {
  const row = await currentMembership(context, user.id);
  return presentMembership(context, row, row !== null || (await hasUsedTrial(context, user)));
}
