import type { SessionUser } from '../../../src/domain/account/userSchema';
import type { AppContext } from '../appContext';
import { findOrCreateUser } from '../users/findOrCreateUser';
import { presentUser } from '../users/presentUser';
import { originRules } from './codeLimits';
import type { Destination } from './destination';
import { redeemLoginCode } from './loginCodes';
import { startSession } from './tokens';

interface LoginRequest {
  destination: Destination;
  otp: string;
  challengeId?: string;
  origin: string;
}

/**
 * Exchanges a code for a session (S7-05, S7-07). A destination without an account gets one here: its code was sent only
 * because sign-up was asked for (D-33), and it has just proved to be the shopper's.
 */
export async function login(context: AppContext, request: LoginRequest): Promise<SessionUser> {
  await context.limits.take(originRules(context.settings).logins, request.origin);
  return redeemLoginCode(context, request, async (transaction) => {
    const now = context.clock();
    const user = await findOrCreateUser(transaction, { destination: request.destination, now });
    const appToken = await startSession(transaction, { userId: user.id, now });
    return { ...presentUser(user), appToken };
  });
}
