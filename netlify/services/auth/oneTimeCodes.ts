import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/client';
import { oneTimeCodes, type codePurposes } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { hashCode, hashDestination, isSameHash } from './codeHash';
import { codeLifetime, failureRule, triesPerCode } from './codeLimits';
import type { Destination } from './destination';

type Purpose = (typeof codePurposes)[number];

interface Request {
  destination: Destination;
  purpose: Purpose;
}

/** S8-05. */
const invalidCode = () => new ServiceError({ code: 'invalid_code', status: 400, detail: 'Invalid verification code' });

/** Makes a code and keeps its hash; an earlier code of the same destination and purpose is no longer valid. */
export async function issueCode(
  { database, settings, clock }: AppContext,
  { destination, purpose }: Request,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const now = clock();
  const fresh = {
    id: randomUUID(),
    codeHash: hashCode(settings, destination, code),
    attempts: 0,
    expiresAt: new Date(now.getTime() + codeLifetime),
    createdAt: now,
  };
  await database
    .insert(oneTimeCodes)
    .values({ ...fresh, destinationHash: hashDestination(settings, destination), purpose })
    .onConflictDoUpdate({ target: [oneTimeCodes.destinationHash, oneTimeCodes.purpose], set: fresh });
  return code;
}

/** Takes one of the code's five tries. Only what was claimed is compared, so parallel guesses gain nothing. */
async function claimAttempt({ database, settings, clock }: AppContext, { destination, purpose }: Request) {
  const [claimed] = await database
    .update(oneTimeCodes)
    .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
    .where(
      and(
        eq(oneTimeCodes.destinationHash, hashDestination(settings, destination)),
        eq(oneTimeCodes.purpose, purpose),
        lt(oneTimeCodes.attempts, triesPerCode),
        gt(oneTimeCodes.expiresAt, clock()),
      ),
    )
    .returning({ id: oneTimeCodes.id, codeHash: oneTimeCodes.codeHash });
  return claimed ?? null;
}

/**
 * Exchanges a code for what `use` does, once: the code's row is deleted in the transaction that `use` runs in. Whatever
 * is wrong with the code – the digits, its age, its tries, that there is none – the answer is the same 400.
 */
export async function redeemCode<Result>(
  context: AppContext,
  { otp, ...request }: Request & { otp: string },
  use: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { database, limits, settings } = context;
  const destinationHash = hashDestination(settings, request.destination);
  // Counted as a failure until it proves right, for the same reason as the claim.
  await limits.take(failureRule, destinationHash);
  const claimed = await claimAttempt(context, request);
  const isRight = isSameHash(
    hashCode(settings, request.destination, otp),
    claimed?.codeHash ?? hashCode(settings, request.destination, ''),
  );
  if (!claimed || !isRight) throw invalidCode();
  const result = await database.transaction(async (transaction) => {
    const deleted = await transaction
      .delete(oneTimeCodes)
      .where(eq(oneTimeCodes.id, claimed.id))
      .returning({ id: oneTimeCodes.id });
    if (deleted.length !== 1) throw invalidCode();
    return use(transaction);
  });
  await limits.giveBack(failureRule, destinationHash);
  return result;
}
