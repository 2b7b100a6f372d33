import { and, eq, gte, inArray, ne, or } from 'drizzle-orm';
import { isMemberAt, memberBenefits } from '../../../src/domain/account/memberBenefits';
import { afterQuietHours } from '../../../src/domain/notification/quietHours';
import { stockAlerts } from '../../database/alertTables';
import type { Database } from '../../database/client';
import { memberships } from '../../database/membershipTables';
import { providerZones } from '../../database/providerTables';
import { isCurrentMember } from '../people/currentMember';

const leadMs = memberBenefits.alertLeadMinutes * 60_000;
const afterLead = (start: Date) => new Date(start.getTime() + leadMs);

type Channel = typeof stockAlerts.$inferSelect.channel;

interface Restocked {
  userId: string;
  productVariantIds: string[];
  providerId: string;
  /** The dispensary's. */
  timezone: string;
  /** When the message was queued. */
  queuedAt: Date;
}

/** Emails make no noise, so they may be sent at night. */
export const firstMoment = (channel: Channel, from: Date, timezone: string): Date =>
  channel === 'email' ? from : afterQuietHours(from, timezone);

/** How members hear of the same stock at the same dispensary: those who wait, and those who were told just now. */
async function findMemberChannels(database: Database, restocked: Restocked, now: Date): Promise<Channel[]> {
  const { userId, productVariantIds, providerId, queuedAt } = restocked;
  const { status, periodEnd, cancelAtPeriodEnd } = memberships;
  const { channel } = stockAlerts;
  const rows = await database
    .selectDistinct({ status, periodEnd, cancelAtPeriodEnd, channel })
    .from(stockAlerts)
    .innerJoin(memberships, eq(memberships.userId, stockAlerts.userId))
    .innerJoin(providerZones, eq(providerZones.postalCode, stockAlerts.postalCode))
    .where(
      and(
        ne(stockAlerts.userId, userId),
        ne(status, 'canceled'),
        inArray(stockAlerts.productVariantId, productVariantIds),
        eq(providerZones.providerId, providerId),
        or(eq(stockAlerts.state, 'due'), gte(stockAlerts.toldAt, queuedAt)),
      ),
    );
  return rows.filter((row) => isMemberAt(row, now)).map((row) => row.channel);
}

/**
 * When the message may be sent. Only if a member waits too must others wait, so that nobody waits for nothing. The lead
 * begins when the members can hear of it: at night, their texts wait for the morning.
 */
export async function afterMembers(database: Database, restocked: Restocked, now: Date): Promise<Date> {
  const { userId, timezone, queuedAt } = restocked;
  const isOver = afterLead(afterQuietHours(queuedAt, timezone)) <= now;
  if (isOver || (await isCurrentMember(database, userId, now))) return now;
  const channels = await findMemberChannels(database, restocked, now);
  const ends = channels.map((channel) => afterLead(firstMoment(channel, queuedAt, timezone)).getTime());
  return new Date(Math.max(now.getTime(), ...ends));
}
