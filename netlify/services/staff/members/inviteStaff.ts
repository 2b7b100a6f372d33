import { eq, sql } from 'drizzle-orm';
import type { StaffInvite, StaffMember } from '../../../../src/domain/staff/staffSchema';
import type { Transaction } from '../../../database/client';
import { providers } from '../../../database/providerTables';
import { staff } from '../../../database/staffTables';
import { ServiceError } from '../../../platform/errors';
import type { Settings } from '../../../platform/settings/settings';
import { appendAudit, type Actor } from '../audit/appendAudit';
import { emailDestination } from '../../people/destination';
import { providerUnknown } from '../../delivery/requireProvider';
import { queueNotice, type NoticeText } from '../../messages/notices/queueNotice';
import { normalizeEmail, presentStaff } from './staffMembers';

type InviteSite = Pick<Settings, 'brandName' | 'siteUrl'>;

const staffExists = () =>
  new ServiceError({ code: 'staff_exists', detail: 'This person already has access to the console.' });

async function findProviderName(transaction: Transaction, providerId: string): Promise<string> {
  const [provider] = await transaction
    .select({ name: providers.name })
    .from(providers)
    .where(eq(providers.id, providerId));
  if (!provider) throw providerUnknown();
  return provider.name;
}

/** The console is in English, and so is the invitation. */
function inviteMessage({ brandName, siteUrl }: InviteSite, providerName: string | null): NoticeText {
  const console = providerName ? `the ${brandName} console of ${providerName}` : `the ${brandName} console`;
  return {
    subject: `You can now use ${console}`,
    text: `You can now use ${console}. Open ${siteUrl}/us/en/dispensary and sign in with this email address. We send a code to it each time. If you did not expect this, you can ignore it.`,
  };
}

/** Reinstates a removed member with the new name, role and dispensary. Sends an email if `site` is given. */
export async function inviteStaff(
  transaction: Transaction,
  { email: typed, name, role, providerId }: StaffInvite,
  { actor, now, site }: { actor: Actor; now: Date; site?: InviteSite },
): Promise<StaffMember> {
  const email = normalizeEmail(typed);
  const providerName = providerId === null ? null : await findProviderName(transaction, providerId);
  const values = { name, role, providerId, invitedBy: actor.staffId, createdAt: now, removedAt: null };
  const [member] = await transaction
    .insert(staff)
    .values({ email, ...values })
    .onConflictDoUpdate({ target: staff.email, set: values, setWhere: sql`${staff.removedAt} is not null` })
    .returning();
  if (!member) throw staffExists();
  await appendAudit(transaction, {
    actor,
    providerId,
    action: 'staff.invite',
    subject: email,
    detail: { role },
    now,
  });
  if (site) await queueNotice(transaction, { to: emailDestination(email), ...inviteMessage(site, providerName), now });
  return presentStaff(member);
}
