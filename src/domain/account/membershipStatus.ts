/** `none`: never a member. `past_due`: a payment failed and is tried again. `canceled`: it has ended. */
export const membershipStatuses = ['none', 'trialing', 'active', 'past_due', 'canceled'] as const;
export type MembershipStatus = (typeof membershipStatuses)[number];

/** Whether a shopper is a member now, whatever they owe. */
export const isMember = (status: MembershipStatus): boolean =>
  status === 'trialing' || status === 'active' || status === 'past_due';
