import type { CodeSent } from '../../../src/domain/account/userSchema';
import type { AppContext } from '../appContext';
import { findUser } from '../users/findUser';
import { originRules } from './codeLimits';
import type { Destination } from './destination';
import { issueLoginCode } from './loginCodes';
import { accountExists, accountUnknown } from './refusals';
import { sendCode, type Asker } from './sendCode';

interface LoginCodeRequest extends Asker {
  destination: Destination;
  /** For an account that is not there yet (D-33). */
  register: boolean;
}

/** Sends a sign-in or sign-up code (S7-04, S7-06, D-21, D-33) and says where to, masked. */
export async function sendLoginCode(
  context: AppContext,
  { destination, register, ...asker }: LoginCodeRequest,
): Promise<CodeSent> {
  const { origin } = asker;
  await context.limits.take(originRules(context.settings).codes, origin);
  const user = await findUser(context.database, destination);
  if (register === (user !== null)) {
    // These two answers tell who has an account, as the availability checks do: they count as one of them.
    await context.limits.take(originRules(context.settings).lookups, origin);
    throw register ? accountExists(destination) : accountUnknown(destination);
  }
  const isVerified = Boolean(destination.channel === 'email' ? user?.emailVerified : user?.phoneNumberVerified);
  return sendCode(context, { ...asker, destination, isVerified }, () =>
    issueLoginCode(context, { destination, origin }),
  );
}
