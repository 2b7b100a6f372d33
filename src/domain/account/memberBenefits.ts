import type { MembershipStatus } from './membershipStatus';
import { isMember } from './membershipStatus';

interface Benefits {
  hasFreeDelivery: boolean;
  /** How long before everybody else the account hears that a product is back. */
  alertLeadMinutes: number;
  /** How often the prices of the account's favorites are compared, outside of the quiet hours. */
  priceCheckHours: number;
}

/** All that a membership changes. Totals, messages and the membership's words read it. */
export const memberBenefits = {
  hasFreeDelivery: true,
  alertLeadMinutes: 60,
  priceCheckHours: 1,
} as const satisfies Benefits;

const withoutMembership: Benefits = { hasFreeDelivery: false, alertLeadMinutes: 0, priceCheckHours: 24 };

export const benefitsOf = (isCurrentMember: boolean): Benefits =>
  isCurrentMember ? memberBenefits : withoutMembership;

interface MembershipDates {
  status: MembershipStatus;
  periodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
}

/** A canceled membership ends with its period, even if the job that writes so has not run yet. */
export const isMemberAt = ({ status, periodEnd, cancelAtPeriodEnd }: MembershipDates, now: Date): boolean =>
  isMember(status) && !(cancelAtPeriodEnd && periodEnd !== null && periodEnd <= now);
