import { eq } from 'drizzle-orm';
import { isMemberAt } from '../../../src/domain/account/memberBenefits';
import type { Database, Transaction } from '../../database/client';
import { memberships } from '../../database/membershipTables';

/** For what a membership gives. Reads no more than a row, and renews nothing. */
export async function isCurrentMember(database: Database | Transaction, userId: string, now: Date): Promise<boolean> {
  const { status, periodEnd, cancelAtPeriodEnd } = memberships;
  const rows = await database
    .select({ status, periodEnd, cancelAtPeriodEnd })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  return rows.some((row) => isMemberAt(row, now));
}
