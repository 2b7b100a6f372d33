import type { CodeSent } from '../../../src/domain/account/userSchema';
import type { AppContext } from '../appContext';
import { findUser } from '../users/findUser';
import { issueAccountCode, purposeOf } from './accountCodes';
import { originRules } from './codeLimits';
import type { Destination } from './destination';
import type { SignedIn } from './readSession';
import { accountExists, destinationUnchanged } from './refusals';
import { requireRecentCode } from './requireRecentCode';
import { sendCode, type Asker } from './sendCode';

interface ChangeRequest extends Asker {
  signedIn: SignedIn;
  /** What the account is to change to. */
  destination: Destination;
}

/**
 * Sends a code to the e-mail address or phone number that an account is to change to (S7-08, S7-10, D-21), if its owner
 * entered a code lately. One of another account is a 409 (S5-06), and so is the account's own, unless it has never been
 * verified.
 */
export async function sendChangeCode(
  context: AppContext,
  { signedIn, destination, ...asker }: ChangeRequest,
): Promise<CodeSent> {
  const { user } = signedIn;
  requireRecentCode(context, signedIn);
  const rules = originRules(context.settings);
  await context.limits.take(rules.codes, asker.origin);
  const holder = await findUser(context.database, destination);
  if (holder && holder.id !== user.id) {
    await context.limits.take(rules.lookups, asker.origin);
    throw accountExists(destination);
  }
  const isVerified = destination.channel === 'email' ? holder?.emailVerified : holder?.phoneNumberVerified;
  if (isVerified) throw destinationUnchanged(destination);
  const purpose = purposeOf('change', destination.channel);
  return sendCode(context, { ...asker, destination, isVerified: false }, () =>
    issueAccountCode(context, { userId: user.id, purpose, destination }),
  );
}
