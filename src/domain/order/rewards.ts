import { formatMoney } from '../money';

/** D-34: what each side of a referral gets when the invited account's first order completes, and for how long. */
export const referralReward = { cents: 1000, currencyCode: 'USD', days: 180 } as const;

const day = 86_400_000;

/** When a credit that is given now runs out. */
export const rewardExpiry = (given: Date): Date => new Date(given.getTime() + referralReward.days * day);

/** D-05, D-34: rewards are of the United States alone; an order counts by where it is delivered. */
export const hasRewards = (country: string): boolean => country === 'US';

/** Letters and digits that nobody mistakes for one another, and no vowels: no code is a word. */
export const referralLetters = 'BCDFGHJKLMNPQRSTVWXZ23456789';
export const referralCodeLength = 8;
const codeForm = new RegExp(`^[${referralLetters}]{${referralCodeLength}}$`);

/** A typed referral code as it is kept, or null: ' bcdf-ghjk ' → 'BCDFGHJK'. */
export function parseReferralCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return codeForm.test(code) ? code : null;
}

/** S8-12: said where rewards are wanted and the goods are under the provider's minimum, in dollars. */
export const rewardMinimumMessage = (minimumTotal: number): string =>
  `In order to redeem your reward(s), it must be paired with an XPRESS delivery minimum order of ${formatMoney({ amount: minimumTotal })} before taxes.`;

interface Credit {
  id: string;
  remainingCents: number;
}

export interface CreditUse {
  creditId: string;
  cents: number;
}

/** D-34: what an order of this many cents takes of each credit, in the given order, and never more than it costs. */
export function spendCredits(credits: readonly Credit[], dueCents: number): CreditUse[] {
  const uses: CreditUse[] = [];
  let open = Math.max(0, dueCents);
  for (const { id, remainingCents } of credits) {
    const cents = Math.min(open, remainingCents);
    if (cents > 0) uses.push({ creditId: id, cents });
    open -= Math.max(0, cents);
  }
  return uses;
}
