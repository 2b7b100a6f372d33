import { formatMoney } from '../money/money';

/**
 * Both accounts of a referral get this credit once the invited account's first order completes. It expires after
 * `days`.
 */
export const referralReward = { cents: 1000, currencyCode: 'USD', days: 180 } as const;

const day = 86_400_000;

export const rewardExpiry = (givenAt: Date): Date => new Date(givenAt.getTime() + referralReward.days * day);

/** Pass the country of the delivery address. */
export const hasRewards = (country: string): boolean => country === 'US';

/** Has no vowels and no characters that look alike. */
export const referralLetters = 'BCDFGHJKLMNPQRSTVWXZ23456789';
export const referralCodeLength = 8;
const codePattern = new RegExp(`^[${referralLetters}]{${referralCodeLength}}$`);

/** ' bcdf-ghjk ' → 'BCDFGHJK'. */
export function parseReferralCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return codePattern.test(code) ? code : null;
}

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

/** Spends credits in the given order, up to the amount due. */
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
