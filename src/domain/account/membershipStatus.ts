/** `none`: never a member. `past_due`: a payment failed and will be retried. `canceled`: the membership has ended. */
export const membershipStatuses = ['none', 'trialing', 'active', 'past_due', 'canceled'] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

export const isMember = (status: MembershipStatus): boolean =>
  status === 'trialing' || status === 'active' || status === 'past_due';
