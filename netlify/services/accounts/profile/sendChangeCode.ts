import type { CodeSent } from '../../../../src/domain/account/userSchema';
import type { AppContext } from '../../context/appContext';
import { isVerified } from '../../people/getDestinations';
import { findUser } from '../../people/findUser';
import { issueAccountCode, codePurpose } from '../codes/accountCodes';
import { limitRules } from '../../../platform/limitRules';
import type { Destination } from '../../people/destination';
import type { SignedIn } from '../../people/readSession';
import { accountExists, destinationUnchanged } from '../../people/authErrors';
import { requireRecentCode } from './confirmSession';
import { sendCode, type CodeRequester } from '../codes/sendCode';

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
  const { requests } = limitRules(context.settings);
  await context.limits.consume(requests('codes'), requester.origin);
  const holder = await findUser(context.database, destination);
  if (holder && holder.id !== user.id) {
    await context.limits.consume(requests('lookups'), requester.origin);
    throw accountExists(destination);
  }
  if (holder && isVerified(holder, destination.channel)) throw destinationUnchanged(destination);
  const purpose = codePurpose('change', destination.channel);
  return sendCode(context, { ...requester, destination, isVerified: false, familiarKey: null }, () =>
    issueAccountCode(context, { userId: user.id, purpose, destination }),
  );
}
