import type { CodeSent } from '../../../../src/domain/account/userSchema';
import type { AppContext } from '../../context/appContext';
import { getDestinations, isVerified } from '../../people/getDestinations';
import { issueAccountCode, codePurpose } from '../codes/accountCodes';
import { limitRules } from '../../../platform/limitRules';
import type { Destination } from '../../people/destination';
import type { SignedIn, UserRow } from '../../people/readSession';
import { destinationMissing } from '../../people/authErrors';
import { sendCode, type CodeRequester } from '../codes/sendCode';

interface ConfirmationRequest extends CodeRequester {
  signedIn: SignedIn;
  channel: Destination['channel'];
}

function verifiedDestination(user: UserRow, channel: Destination['channel']): Destination {
  const destination = getDestinations(user).find((each) => each.channel === channel);
  if (!destination || !isVerified(user, channel)) throw destinationMissing({ channel });
  return destination;
}

export async function sendConfirmationCode(
  context: AppContext,
  { signedIn: { user, tokenHash }, channel, ...requester }: ConfirmationRequest,
): Promise<CodeSent> {
  await context.limits.consume(limitRules(context.settings).requests('codes'), requester.origin);
  const destination = verifiedDestination(user, channel);
  const purpose = codePurpose('confirm', channel);
  const familiarKey = `session ${tokenHash}`;
  return sendCode(context, { ...requester, destination, isVerified: true, familiarKey }, () =>
    issueAccountCode(context, { userId: user.id, purpose, destination }),
  );
}
