import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Rewards } from '../../../../src/domain/account/rewardSchema';
import { fromCents } from '../../../../src/domain/money/money';
import { referralReward, referralCodeLength, referralLetters } from '../../../../src/domain/order/rewards';
import { defaultLocale, localePath } from '../../../../src/domain/region/locales';
import { providers } from '../../../database/providerTables';
import { rewardCredits } from '../../../database/membershipTables';
import { routePath } from '../../../../src/domain/site/routing/routes';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { randomInt } from 'node:crypto';
import type { Database } from '../../../database/client';
import { users } from '../../../database/accountTables';
import { unauthenticated } from '../../people/authErrors';
import { rootErrorCode } from '../../../platform/log/sanitizeError';

const uniqueViolation = '23505';
const maxAttempts = 5;

const generateReferralCode = () =>
  Array.from({ length: referralCodeLength }, () => referralLetters[randomInt(referralLetters.length)]).join('');

/** Creates the code on first use: one of 28⁸, so it cannot be guessed. */
async function readReferralCode(database: Database, userId: string): Promise<string> {
  const [existing] = await database.select({ code: users.referralCode }).from(users).where(eq(users.id, userId));
  if (existing?.code) return existing.code;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [user] = await database
        .update(users)
        .set({ referralCode: sql`coalesce(${users.referralCode}, ${generateReferralCode()})` })
        .where(eq(users.id, userId))
        .returning({ referralCode: users.referralCode });
      if (!user) throw unauthenticated();
      return user.referralCode!;
    } catch (error) {
      if (attempt === maxAttempts || rootErrorCode(error) !== uniqueViolation) throw error;
    }
  }
}

interface RewardsQuery {
  userId: string;
  providerId?: string;
}

const money = (cents: number) => ({ amount: fromCents(cents), currencyCode: referralReward.currencyCode });

async function findMinimumCents({ database }: AppContext, providerId: string): Promise<number> {
  const [provider] = await database
    .select({ cents: providers.deliveryTotalMinimumCents })
    .from(providers)
    .where(eq(providers.id, providerId));
  if (provider) return provider.cents;
  throw new ServiceError({ code: 'provider_unknown', detail: 'This dispensary doesn’t deliver.' });
}

export async function readRewards(context: AppContext, { userId, providerId }: RewardsQuery): Promise<Rewards> {
  const { database, clock, settings } = context;
  const minimumCents = providerId === undefined ? null : await findMinimumCents(context, providerId);
  const referralCode = await readReferralCode(database, userId);
  const { remainingCents, expiresAt } = rewardCredits;
  const credits = await database
    .select()
    .from(rewardCredits)
    .where(and(eq(rewardCredits.userId, userId), gt(remainingCents, 0), gt(expiresAt, clock())))
    .orderBy(asc(expiresAt), asc(rewardCredits.id));
  return {
    referralCode,
    referralUrl: `${settings.siteUrl}${localePath(defaultLocale, routePath('register'))}?referral=${referralCode}`,
    balance: money(credits.reduce((sum, credit) => sum + credit.remainingCents, 0)),
    credits: credits.map((credit) => ({
      amount: money(credit.cents),
      remaining: money(credit.remainingCents),
      expiresAt: credit.expiresAt.toISOString(),
      reason: credit.reason,
    })),
    ...(minimumCents !== null && { minimumTotal: money(minimumCents) }),
  };
}
