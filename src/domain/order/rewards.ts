import { formatMoney } from '../money';

/** The credit for each side of a referral when the invited account's first order completes, and its validity in days. */
export const referralReward = { cents: 1000, currencyCode: 'USD', days: 180 } as const;

const day = 86_400_000;

/** The expiration of a credit given now. */
export const rewardExpiry = (givenAt: Date): Date => new Date(givenAt.getTime() + referralReward.days * day);

/** Rewards exist in the United States only. Pass the country of the delivery address. */
export const hasRewards = (country: string): boolean => country === 'US';

/** Letters and digits that are not easily confused. Without vowels, no code spells a word. */
export const referralLetters = 'BCDFGHJKLMNPQRSTVWXZ23456789';
export const referralCodeLength = 8;
const codePattern = new RegExp(`^[${referralLetters}]{${referralCodeLength}}$`);

/** Normalizes a typed referral code, or returns null: ' bcdf-ghjk ' → 'BCDFGHJK'. */
export function parseReferralCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return codePattern.test(code) ? code : null;
}

/** Shown when the shopper wants to use a reward but the subtotal is below the provider's minimum, in dollars. */
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

/** The amount an order uses of each credit, in the given order, up to its cost. */
export function spendCredits(credits: readonly Credit[], dueCents: number): CreditUse[] {
  const uses: CreditUse[] = [];
  let remaining = Math.max(0, dueCents);
  for (const { id, remainingCents } of credits) {
    const cents = Math.min(remaining, remainingCents);
    if (cents > 0) uses.push({ creditId: id, cents });
    remaining -= Math.max(0, cents);
  }
  return uses;
}
