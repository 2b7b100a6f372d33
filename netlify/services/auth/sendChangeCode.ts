import type { CodeSent } from '../../../src/domain/account/userSchema';
import type { AppContext } from '../appContext';
import { isVerified } from '../users/getDestinations';
import { findUser } from '../users/findUser';
import { issueAccountCode, codePurpose } from './accountCodes';
import { originRules } from './codeLimits';
import type { Destination } from './destination';
import type { SignedIn } from './readSession';
import { accountExists, destinationUnchanged } from './authErrors';
import { requireRecentCode } from './confirmSession';
import { sendCode, type CodeRequester } from './sendCode';

interface ChangeRequest extends CodeRequester {
  signedIn: SignedIn;
  destination: Destination;
}

/** Throws a 403 without a recently confirmed session, and a 409 if the destination is taken or unchanged. */
export async function sendChangeCode(
  context: AppContext,
  { signedIn, destination, ...requester }: ChangeRequest,
): Promise<CodeSent> {
  const { user } = signedIn;
  requireRecentCode(context, signedIn);
  const rules = originRules(context.settings);
  await context.limits.consume(rules.codes, requester.origin);
  const holder = await findUser(context.database, destination);
  if (holder && holder.id !== user.id) {
    await context.limits.consume(rules.lookups, requester.origin);
    throw accountExists(destination);
  }
  if (holder && isVerified(holder, destination.channel)) throw destinationUnchanged(destination);
  const purpose = codePurpose('change', destination.channel);
  return sendCode(context, { ...requester, destination, isVerified: false, familiarKey: null }, () =>
    issueAccountCode(context, { userId: user.id, purpose, destination }),
  );
}
