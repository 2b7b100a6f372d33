import { and, eq, gte, inArray, ne, or } from 'drizzle-orm';
import { isMemberAt, memberBenefits } from '../../../src/domain/account/memberBenefits';
import { stockAlerts } from '../../database/alertTables';
import type { Database } from '../../database/client';
import { memberships } from '../../database/membershipTables';
import { isCurrentMember } from '../people/currentMember';

const leadMs = memberBenefits.alertLeadMinutes * 60_000;

interface Restocked {
  userId: string;
  productVariantIds: string[];
  postalCode: string;
  /** When the message was queued. */
  queuedAt: Date;
}

/** True if a member waits for the same stock, or was told of it just now. */
async function isWantedByMember(database: Database, restocked: Restocked, now: Date): Promise<boolean> {
  const { userId, productVariantIds, postalCode, queuedAt } = restocked;
  const { status, periodEnd, cancelAtPeriodEnd } = memberships;
  const rows = await database
    .selectDistinct({ status, periodEnd, cancelAtPeriodEnd })
    .from(stockAlerts)
    .innerJoin(memberships, eq(memberships.userId, stockAlerts.userId))
    .where(
      and(
        ne(stockAlerts.userId, userId),
        ne(status, 'canceled'),
        inArray(stockAlerts.productVariantId, productVariantIds),
        eq(stockAlerts.postalCode, postalCode),
        or(eq(stockAlerts.state, 'due'), gte(stockAlerts.toldAt, queuedAt)),
      ),
    );
  return rows.some((row) => isMemberAt(row, now));
}

/** When the message may be sent. Only if a member waits too must others wait, so that nobody waits for nothing. */
export async function afterMembers(database: Database, restocked: Restocked, now: Date): Promise<Date> {
  const end = new Date(restocked.queuedAt.getTime() + leadMs);
  if (end <= now || (await isCurrentMember(database, restocked.userId, now))) return now;
  return (await isWantedByMember(database, restocked, now)) ? end : now;
}
