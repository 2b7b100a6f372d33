import type { MembershipPortal } from '../../../src/domain/account/membershipSchema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { requireBilling } from './cancelMembership';
import { currentMembership } from './renewMembership';
import { consumeBillingLimit } from './remoteLimit';
import { returnUrl } from './returnUrl';

interface PortalRequest {
  userId: string;
  returnTo?: string;
}

/** Returns the payment service's portal or a page of this site. Throws `membership_none` (409). */
export async function openPortal(context: AppContext, { userId, returnTo }: PortalRequest): Promise<MembershipPortal> {
  const row = await currentMembership(context, userId);
  if (!row) throw new ServiceError({ code: 'membership_none', status: 409, detail: 'You’re not a member.' });
  await consumeBillingLimit(context, userId);
  return { url: await requireBilling(context, row).manageUrl(row.stripeCustomerId, returnUrl(context, returnTo)) };
}
