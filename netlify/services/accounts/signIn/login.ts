import { eq } from 'drizzle-orm';
import type { SessionUser } from '../../../../src/domain/account/userSchema';
import { retryTransaction } from '../../../database/retryTransaction';
import { together } from '../../../database/together';
import { sessions, users } from '../../../database/accountTables';
import { clientNetwork } from '../../../platform/clientNetwork';
import { isLimitReached } from '../../../platform/limits';
import type { AppContext } from '../../context/appContext';
import { clearBounce } from '../../messages/notices/suppressions';
import { findOrCreateUser } from './findOrCreateUser';
import { findUser } from '../../people/findUser';
import { presentUser } from '../profile/presentUser';
import { accountsLimited } from '../../people/authErrors';
import { limitRules } from '../../../platform/limitRules';
import type { Destination } from '../../people/destination';
import { rememberSignIn } from './familiarRequesters';
import { countGuess } from '../codes/countGuess';
import { redeemLoginCode } from '../codes/loginCodes';
import { requireCodeFormat } from '../codes/oneTimeCode';
import type { SignedIn } from '../../people/readSession';
import { startSession } from '../../people/tokens';

interface LoginRequest {
  destination: Destination;
  otp: string;
  challengeId?: string;
  origin: string;
}

/** Counts before the code is used up. Throws a 429 if too many accounts were created on the network. */
async function countNewAccount(
  context: AppContext,
  { destination, origin }: LoginRequest,
): Promise<() => Promise<void>> {
  if (await findUser(context.database, destination)) return () => Promise.resolve();
  const { limits, settings } = context;
  return limits.consumeAll([limitRules(settings).newAccounts, clientNetwork(origin)]).catch((error: unknown) => {
    throw isLimitReached(error) ? accountsLimited(error.failure.retryAfterSeconds) : error;
  });
}

/** Creates an account if there is none: codes for unknown destinations are only sent to people who sign up. */
export async function login(context: AppContext, request: LoginRequest): Promise<SessionUser> {
  requireCodeFormat(request.otp);
  // First, so that answers about whether somebody has an account are limited too.
  const guess = await countGuess(context, request.origin);
  const refund = await countNewAccount(context, request);
  const session = await redeemLoginCode(context, { ...request, guess }, async (transaction) => {
    const now = context.clock();
    const [user] = await together([
      findOrCreateUser(transaction, { destination: request.destination, now }),
      clearBounce(context, transaction, request.destination),
    ]);
    const appToken = await startSession(transaction, { userId: user.id, now });
    return { ...presentUser(context, user), appToken };
  }).catch(async (error: unknown) => {
    await refund();
    throw error;
  });
  const deviceToken = await rememberSignIn(context, { accountId: session.uuid, origin: request.origin });
  return { ...session, deviceToken };
}

export async function logout({ database }: AppContext, { tokenHash }: SignedIn): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function logoutEverywhere({ database }: AppContext, { user }: SignedIn): Promise<void> {
  await retryTransaction(database, async (transaction) => {
    // Sign-in locks the account too, so a concurrent session is either deleted here or created afterwards.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    await transaction.delete(sessions).where(eq(sessions.userId, user.id));
  });
}
