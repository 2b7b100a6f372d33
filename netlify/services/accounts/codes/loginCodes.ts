import { and, desc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../database/client';
import { prepareQuery } from '../../../database/prepareQuery';
import { retryTransaction } from '../../../database/retryTransaction';
import { together } from '../../../database/together';
import { loginCodes } from '../../../database/accountTables';
import { limitRules } from '../../../platform/limitRules';
import type { AppContext } from '../../context/appContext';
import { clientIpHashes, destinationHashes, hashClientIp, hashCode, hashDestination } from '../../people/codeHash';
import { codeLifetimeMs } from './codeLimits';
import { verifyCode, generateCode } from './oneTimeCode';
import { verifyGuess, type CountedGuess } from './countGuess';
import type { Destination } from '../../people/destination';
import { invalidCode } from '../../people/authErrors';

interface NewLoginCode {
  destination: Destination;
  origin: string;
}

/** Earlier codes stay valid. */
export async function issueLoginCode(
  { database, settings, clock }: AppContext,
  { destination, origin }: NewLoginCode,
): Promise<{ code: string; challengeId: string }> {
  const code = generateCode();
  const challengeId = randomUUID();
  const now = clock();
  await database.insert(loginCodes).values({
    id: challengeId,
    destinationHash: hashDestination(settings, destination),
    originHash: hashClientIp(settings, origin),
    codeHash: hashCode(settings, destination, code),
    expiresAt: new Date(now.getTime() + codeLifetimeMs),
    createdAt: now,
  });
  return { code, challengeId };
}

const hasDestination = ({ settings }: Pick<AppContext, 'settings'>, destination: Destination) =>
  inArray(loginCodes.destinationHash, destinationHashes(settings, destination));

interface Claimed {
  id: string;
  codeHash: string;
}

const claimCode = prepareQuery((database) =>
  database
    .update(loginCodes)
    .set({ attempts: sql`${loginCodes.attempts} + 1` })
    .where(
      and(
        eq(loginCodes.id, sql.placeholder('challengeId')),
        sql`${loginCodes.destinationHash} = any(${sql.placeholder('hashes')}::text[])`,
        lt(loginCodes.attempts, sql.placeholder('tries')),
        gt(loginCodes.expiresAt, sql.placeholder('now')),
      ),
    )
    .returning({ id: loginCodes.id, codeHash: loginCodes.codeHash }),
);

async function claimByChallenge(
  { database, settings, clock }: AppContext,
  { destination, challengeId }: { destination: Destination; challengeId: string },
  tries: number,
): Promise<Claimed | null> {
  const hashes = destinationHashes(settings, destination);
  const [claimed] = await claimCode(database, { challengeId, hashes, tries, now: clock().toISOString() });
  return claimed ?? null;
}

async function claimNewest(context: AppContext, condition: SQL | undefined, tries: number): Promise<Claimed | null> {
  const newest = context.database
    .select({ id: loginCodes.id })
    .from(loginCodes)
    .where(and(condition, gt(loginCodes.expiresAt, context.clock())))
    .orderBy(desc(loginCodes.createdAt), desc(loginCodes.id))
    .limit(1);
  const [claimed] = await context.database
    .update(loginCodes)
    .set({ unboundAttempts: sql`${loginCodes.unboundAttempts} + 1` })
    .where(and(eq(loginCodes.id, newest), lt(loginCodes.unboundAttempts, tries)))
    .returning({ id: loginCodes.id, codeHash: loginCodes.codeHash });
  return claimed ?? null;
}

interface LoginAttempt {
  destination: Destination;
  otp: string;
  /** Absent for API clients that use only the specified fields. */
  challengeId?: string;
  origin: string;
  guess: CountedGuess;
}

interface Guess extends Pick<CountedGuess, 'refund' | 'countWrong'> {
  claimed: Claimed | null;
}

/** For callers who neither hold a challenge id nor requested a code from this address. */
async function claimAsStranger(context: AppContext, { destination }: LoginAttempt, guess: CountedGuess) {
  const key = hashDestination(context.settings, destination);
  const { strangerCodes } = limitRules(context.settings);
  try {
    if (guess.refusal) throw guess.refusal;
    await context.limits.consume(strangerCodes, key);
  } catch (error) {
    await guess.refund();
    throw error;
  }
  const refund = async () => {
    await guess.refund();
    await context.limits.refund(strangerCodes, key);
  };
  const claimed = await claimNewest(context, hasDestination(context, destination), guess.tries);
  return { ...guess, claimed, refund };
}

async function claim(context: AppContext, attempt: LoginAttempt): Promise<Guess> {
  const { destination, challengeId, origin, guess } = attempt;
  if (challengeId !== undefined)
    return { ...guess, claimed: await claimByChallenge(context, { destination, challengeId }, guess.tries) };
  const isRequestedHere = and(
    hasDestination(context, destination),
    inArray(loginCodes.originHash, clientIpHashes(context.settings, origin)),
  );
  const claimed = await claimNewest(context, isRequestedHere, guess.tries);
  return claimed ? { ...guess, claimed } : claimAsStranger(context, attempt, guess);
}

/** Deletes all of the destination's codes and then runs `redeem`, in one transaction. Throws a 400 for any invalid code. */
export async function redeemLoginCode<Result>(
  context: AppContext,
  attempt: LoginAttempt,
  redeem: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { destination, otp } = attempt;
  const { claimed, ...guess } = await claim(context, attempt);
  await verifyGuess(guess, () =>
    verifyCode(context.settings, { destination, otp, codeHash: claimed?.codeHash ?? null }),
  );
  return retryTransaction(context.database, async (transaction) => {
    const [deleted, result] = await together([voidLoginCodes(context, transaction, destination), redeem(transaction)]);
    if (!deleted.includes(claimed!.id)) throw invalidCode();
    return result;
  });
}

export async function voidLoginCodes(
  context: Pick<AppContext, 'settings'>,
  transaction: Transaction,
  destination: Destination,
): Promise<string[]> {
  const deleted = await transaction
    .delete(loginCodes)
    .where(hasDestination(context, destination))
    .returning({ id: loginCodes.id })
    .execute();
  return deleted.map(({ id }) => id);
}
