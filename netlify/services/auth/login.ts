import type { SessionUser } from '../../../src/domain/account/userSchema';
import type { AppContext } from '../appContext';
import { forgetBounce } from '../notices/suppressions';
import { findOrCreateUser } from '../users/findOrCreateUser';
import { presentUser } from '../users/presentUser';
import { originRules } from './codeLimits';
import type { Destination } from './destination';
import { rememberSignIn } from './familiarAskers';
import { redeemLoginCode } from './loginCodes';
import { startSession } from './tokens';

interface LoginRequest {
  destination: Destination;
  otp: string;
  challengeId?: string;
  origin: string;
}

/**
 * Exchanges a code for a session. Creates an account if the destination has none: the code was sent only because the
 * shopper asked to sign up, and entering it proves that the destination is theirs.
 */
export async function login(context: AppContext, request: LoginRequest): Promise<SessionUser> {
  await context.limits.take(originRules(context.settings).logins, request.origin);
  const session = await redeemLoginCode(context, request, async (transaction) => {
    const now = context.clock();
    const user = await findOrCreateUser(transaction, { destination: request.destination, now });
    await forgetBounce(context, transaction, request.destination);
    const appToken = await startSession(transaction, { userId: user.id, now });
    return { ...presentUser(user), appToken };
  });
  const deviceToken = await rememberSignIn(context, { accountId: session.uuid, origin: request.origin });
  return { ...session, deviceToken };
}
