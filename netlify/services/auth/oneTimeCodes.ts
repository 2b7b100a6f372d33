import { and, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/client';
import { oneTimeCodes } from '../../database/schema';
import { sealText, unsealText } from '../../platform/seal';
import type { AppContext } from '../appContext';
import { retryTransaction } from '../../database/retryTransaction';
import { hashCode, hashDestination, isSameHash } from './codeHash';
import { codeLifetime, failureRule, triesPerCode } from './codeLimits';
import type { Destination } from './destination';
import { invalidCode } from './refusals';

const codeForm = /^\d{6}$/;
/** What cannot be a code takes none of its tries. */
function refuseFormless(otp: string): void {
  if (!codeForm.test(otp)) throw invalidCode();
}
const changePurpose = ({ channel }: Pick<Destination, 'channel'>) =>
  channel === 'email' ? ('change_email' as const) : ('change_phone' as const);
/** Nobody else's row opens what this account is to change to. */
const sealedFor = (userId: string, purpose: string) => `${purpose}:${userId}`;

interface NewCode {
  destination: Destination;
  /** Whose account is to change to the destination; null for signing in. */
  userId: string | null;
}

/**
 * Makes a code and keeps its hash. An earlier code of the same destination, or of the same change of the same account, is
 * no longer valid.
 */
export async function issueCode(
  { database, settings, clock }: AppContext,
  { destination, userId }: NewCode,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = clock();
  const purpose = userId ? changePurpose(destination) : 'login';
  const fresh = {
    id: randomUUID(),
    destinationHash: hashDestination(settings, destination),
    sealedDestination: userId ? sealText(settings, sealedFor(userId, purpose), destination.value) : null,
    codeHash: hashCode(settings, destination, code),
    attempts: 0,
    expiresAt: new Date(now.getTime() + codeLifetime),
    createdAt: now,
  };
  await database
    .insert(oneTimeCodes)
    .values({ ...fresh, userId, purpose })
    .onConflictDoUpdate(
      userId
        ? { target: [oneTimeCodes.userId, oneTimeCodes.purpose], set: fresh }
        : {
            target: [oneTimeCodes.destinationHash, oneTimeCodes.purpose],
            targetWhere: isNull(oneTimeCodes.userId),
            set: fresh,
          },
    );
  return code;
}

/** The sign-in code of a destination. */
const isLoginCodeOf = ({ settings }: AppContext, destination: Destination) =>
  and(
    eq(oneTimeCodes.destinationHash, hashDestination(settings, destination)),
    eq(oneTimeCodes.purpose, 'login'),
    isNull(oneTimeCodes.userId),
  );

/** Takes one of the code's five tries. Only what was claimed is compared, so parallel guesses gain nothing. */
async function claimAttempt({ database, clock }: AppContext, isWanted: SQL | undefined) {
  const [claimed] = await database
    .update(oneTimeCodes)
    .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
    .where(and(isWanted, lt(oneTimeCodes.attempts, triesPerCode), gt(oneTimeCodes.expiresAt, clock())))
    .returning();
  return claimed ?? null;
}

interface Attempt {
  destination: Destination;
  otp: string;
  claimed: Awaited<ReturnType<typeof claimAttempt>>;
}

/** Compares what was claimed and, if it is right, runs `use` in the transaction that deletes the code: once. */
async function spendCode<Result>(
  { database, limits, settings }: AppContext,
  { destination, otp, claimed }: Attempt,
  use: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const isRight = isSameHash(
    hashCode(settings, destination, otp),
    claimed?.codeHash ?? hashCode(settings, destination, ''),
  );
  if (!claimed || !isRight) throw invalidCode();
  await limits.giveBack(failureRule, hashDestination(settings, destination));
  return retryTransaction(database, async (transaction) => {
    const deleted = await transaction
      .delete(oneTimeCodes)
      .where(eq(oneTimeCodes.id, claimed.id))
      .returning({ id: oneTimeCodes.id });
    if (deleted.length !== 1) throw invalidCode();
    return use(transaction);
  });
}

interface LoginAttempt {
  destination: Destination;
  otp: string;
}

/**
 * Exchanges a sign-in code for what `use` does, once. Whatever is wrong with the code – the digits, its age, its tries,
 * that there is none – the answer is the same 400.
 */
export async function redeemLoginCode<Result>(
  context: AppContext,
  { destination, otp }: LoginAttempt,
  use: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  refuseFormless(otp);
  // Counted as a failure until it proves right, for the same reason as the claim.
  await context.limits.take(failureRule, hashDestination(context.settings, destination));
  const claimed = await claimAttempt(context, isLoginCodeOf(context, destination));
  return spendCode(context, { destination, otp, claimed }, use);
}

interface ChangeAttempt {
  userId: string;
  channel: Destination['channel'];
  otp: string;
}

/** Exchanges a code of a change for what `use` does with the destination that it was sent to, once; else the same 400. */
export async function redeemChangeCode<Result>(
  context: AppContext,
  { userId, channel, otp }: ChangeAttempt,
  use: (transaction: Transaction, destination: Destination) => Promise<Result>,
): Promise<Result> {
  refuseFormless(otp);
  const purpose = changePurpose({ channel });
  // The row says where the code went, so it is claimed first: between two looks another code could take its place.
  const claimed = await claimAttempt(context, and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, purpose)));
  if (!claimed?.sealedDestination) throw invalidCode();
  const value = unsealText(context.settings, sealedFor(userId, purpose), claimed.sealedDestination);
  const destination: Destination = { channel, value };
  await context.limits.take(failureRule, claimed.destinationHash);
  return spendCode(context, { destination, otp, claimed }, (transaction) => use(transaction, destination));
}

/** Voids the sign-in code of a destination that the account is about to give up. */
export async function voidLoginCode(
  context: AppContext,
  transaction: Transaction,
  destination: Destination,
): Promise<void> {
  await transaction.delete(oneTimeCodes).where(isLoginCodeOf(context, destination));
}
