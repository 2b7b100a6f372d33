import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../database/client';
import { retryTransaction } from '../../../database/retryTransaction';
import { oneTimeCodes, type codePurposes } from '../../../database/accountTables';
import { sealText, unsealText } from '../../../platform/seal';
import type { AppContext } from '../../context/appContext';
import { hashCode, hashDestination } from '../../people/codeHash';
import { codeLifetimeMs } from './codeLimits';
import { requireCodeFormat, verifyCode, generateCode } from './oneTimeCode';
import { countGuess, verifyGuess } from './countGuess';
import type { Destination } from '../../people/destination';
import { invalidCode } from '../../people/authErrors';

export type AccountCodePurpose = Exclude<(typeof codePurposes)[number], 'login'>;

/** `change` codes go to the new email or phone; `confirm` codes go to the current one. */
export const codePurpose = (kind: 'change' | 'confirm', channel: Destination['channel']) =>
  `${kind}_${channel}` as const;

const channels: Record<AccountCodePurpose, Destination['channel']> = {
  change_email: 'email',
  change_phone: 'phone',
  confirm_email: 'email',
  confirm_phone: 'phone',
};

/** Binds the encrypted destination to this account and purpose, so that it cannot be copied to another row. */
const sealContext = (userId: string, purpose: AccountCodePurpose) => `${purpose}:${userId}`;

interface NewAccountCode {
  userId: string;
  purpose: AccountCodePurpose;
  destination: Destination;
}

export async function issueAccountCode(
  { database, settings, clock }: AppContext,
  { userId, purpose, destination }: NewAccountCode,
): Promise<{ code: string; challengeId: string }> {
  const code = generateCode();
  const now = clock();
  const row = {
    id: randomUUID(),
    destinationHash: hashDestination(settings, destination),
    sealedDestination: sealText(settings, sealContext(userId, purpose), destination.value),
    codeHash: hashCode(settings, destination, code),
    attempts: 0,
    expiresAt: new Date(now.getTime() + codeLifetimeMs),
    createdAt: now,
  };
  await database
    .insert(oneTimeCodes)
    .values({ ...row, userId, purpose })
    .onConflictDoUpdate({ target: [oneTimeCodes.userId, oneTimeCodes.purpose], set: row });
  return { code, challengeId: row.id };
}

export interface AccountAttempt {
  userId: string;
  purpose: AccountCodePurpose;
  otp: string;
  challengeId?: string;
  origin: string;
}

/** Uses up a try before comparing, so that parallel guesses gain nothing. */
async function claimAttempt(
  { database, clock }: AppContext,
  { userId, purpose, challengeId }: AccountAttempt,
  tries: number,
) {
  const [claimed] = await database
    .update(oneTimeCodes)
    .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
    .where(
      and(
        eq(oneTimeCodes.userId, userId),
        eq(oneTimeCodes.purpose, purpose),
        challengeId === undefined ? undefined : eq(oneTimeCodes.id, challengeId),
        lt(oneTimeCodes.attempts, tries),
        gt(oneTimeCodes.expiresAt, clock()),
      ),
    )
    .returning();
  return claimed ?? null;
}

/** Deletes the code and runs `redeem` in one transaction. Throws the same 400 for every invalid code. */
export async function redeemAccountCode<Result>(
  context: AppContext,
  attempt: AccountAttempt,
  redeem: (transaction: Transaction, destination: Destination) => Promise<Result>,
): Promise<Result> {
  const { userId, purpose, otp } = attempt;
  requireCodeFormat(otp);
  const guess = await countGuess(context, attempt.origin);
  // Claim first: a separate read could see a code that is replaced before the claim.
  const claimed = await claimAttempt(context, attempt, guess.tries);
  const { id, destination } = await verifyGuess(guess, () => {
    if (!claimed?.sealedDestination) throw invalidCode();
    const value = unsealText(context.settings, sealContext(userId, purpose), claimed.sealedDestination);
    const sentTo: Destination = { channel: channels[purpose], value };
    verifyCode(context.settings, { destination: sentTo, otp, codeHash: claimed.codeHash });
    return { id: claimed.id, destination: sentTo };
  });
  return retryTransaction(context.database, async (transaction) => {
    const deleted = await transaction
      .delete(oneTimeCodes)
      .where(eq(oneTimeCodes.id, id))
      .returning({ id: oneTimeCodes.id });
    if (deleted.length !== 1) throw invalidCode();
    return redeem(transaction, destination);
  });
}
