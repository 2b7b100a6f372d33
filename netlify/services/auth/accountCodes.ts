import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/client';
import { retryTransaction } from '../../database/retryTransaction';
import { oneTimeCodes, type codePurposes } from '../../database/schema';
import { sealText, unsealText } from '../../platform/seal';
import type { AppContext } from '../appContext';
import { hashCode, hashDestination } from './codeHash';
import { codeLifetime } from './codeLimits';
import { refuseFormless, requireRightCode } from './compareCode';
import { countGuess } from './countGuess';
import type { Destination } from './destination';
import { newCode } from './newCode';
import { invalidCode } from './refusals';

/** What a signed-in shopper proves with a code: that a new destination is theirs, or that the account is. */
export type AccountCodePurpose = Exclude<(typeof codePurposes)[number], 'login'>;

/** The purpose of a code that goes to a new destination, or to the account's own. */
export const purposeOf = (kind: 'change' | 'confirm', channel: Destination['channel']) => `${kind}_${channel}` as const;

const channels: Record<AccountCodePurpose, Destination['channel']> = {
  change_email: 'email',
  change_phone: 'phone',
  confirm_email: 'email',
  confirm_phone: 'phone',
};

/** Nobody else's row opens where this account's code went. */
const sealedFor = (userId: string, purpose: AccountCodePurpose) => `${purpose}:${userId}`;

interface NewAccountCode {
  userId: string;
  purpose: AccountCodePurpose;
  destination: Destination;
}

/** Makes a code, keeps its hash, and gives it with the id of the challenge. An earlier one of its purpose is void. */
export async function issueAccountCode(
  { database, settings, clock }: AppContext,
  { userId, purpose, destination }: NewAccountCode,
): Promise<{ code: string; challengeId: string }> {
  const code = newCode();
  const now = clock();
  const fresh = {
    id: randomUUID(),
    destinationHash: hashDestination(settings, destination),
    sealedDestination: sealText(settings, sealedFor(userId, purpose), destination.value),
    codeHash: hashCode(settings, destination, code),
    attempts: 0,
    expiresAt: new Date(now.getTime() + codeLifetime),
    createdAt: now,
  };
  await database
    .insert(oneTimeCodes)
    .values({ ...fresh, userId, purpose })
    .onConflictDoUpdate({ target: [oneTimeCodes.userId, oneTimeCodes.purpose], set: fresh });
  return { code, challengeId: fresh.id };
}

export interface AccountAttempt {
  userId: string;
  purpose: AccountCodePurpose;
  otp: string;
  /** What the answer to asking for the code gave; without it the account's latest code counts. */
  challengeId?: string;
  origin: string;
}

/** Takes one of the code's tries. Only what was claimed is compared, so parallel guesses gain nothing. */
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

/** Exchanges a code of an account for what `use` does with the destination that it was sent to, once; else one 400. */
export async function redeemAccountCode<Result>(
  context: AppContext,
  attempt: AccountAttempt,
  use: (transaction: Transaction, destination: Destination) => Promise<Result>,
): Promise<Result> {
  const { userId, purpose, otp } = attempt;
  refuseFormless(otp);
  const { tries, giveBack } = await countGuess(context, attempt.origin);
  // The row says where the code went, so it is claimed first: between two looks another code could take its place.
  const claimed = await claimAttempt(context, attempt, tries);
  if (!claimed?.sealedDestination) throw invalidCode();
  const value = unsealText(context.settings, sealedFor(userId, purpose), claimed.sealedDestination);
  const destination: Destination = { channel: channels[purpose], value };
  requireRightCode(context.settings, { destination, otp, codeHash: claimed.codeHash });
  await giveBack();
  return retryTransaction(context.database, async (transaction) => {
    const deleted = await transaction
      .delete(oneTimeCodes)
      .where(eq(oneTimeCodes.id, claimed.id))
      .returning({ id: oneTimeCodes.id });
    if (deleted.length !== 1) throw invalidCode();
    return use(transaction, destination);
  });
}
