import type { CodeSent } from '../../../../src/domain/account/userSchema';
import type { AppContext } from '../../context/appContext';
import { isVerified } from '../../people/getDestinations';
import { findUser } from '../../people/findUser';
import { limitRules } from '../../../platform/limitRules';
import type { Destination } from '../../people/destination';
import { findFamiliarKey } from './familiarRequesters';
import { issueLoginCode } from '../codes/loginCodes';
import { accountExists, accountUnknown } from '../../people/authErrors';
import { sendCode, type CodeRequester } from '../codes/sendCode';

interface LoginCodeRequest extends CodeRequester {
  destination: Destination;
  register: boolean;
  deviceToken?: string;
}

export async function sendLoginCode(
  context: AppContext,
  { destination, register, deviceToken, ...requester }: LoginCodeRequest,
): Promise<CodeSent> {
  const { origin } = requester;
  const { requests } = limitRules(context.settings);
  await context.limits.consume(requests('codes'), origin);
  const user = await findUser(context.database, destination);
  if (register === (user !== null)) {
    // These errors reveal who has an account, so they count as availability lookups.
    await context.limits.consume(requests('lookups'), origin);
    throw register ? accountExists(destination) : accountUnknown(destination);
  }
  const isVerifiedUser = user !== null && isVerified(user, destination.channel);
  const familiarKey = user && (await findFamiliarKey(context, { accountId: user.id, origin, deviceToken }));
  return sendCode(context, { ...requester, destination, isVerified: isVerifiedUser, familiarKey }, () =>
    issueLoginCode(context, { destination, origin }),
  );
}
