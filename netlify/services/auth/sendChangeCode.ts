import type { CodeSent } from '../../../src/domain/account/userSchema';
import type { Language } from '../../../src/domain/region/locales';
import type { AppContext } from '../appContext';
import { findUser } from '../users/findUser';
import { originRules } from './codeLimits';
import type { Destination } from './destination';
import type { SignedIn } from './readSession';
import { accountExists, destinationUnchanged } from './refusals';
import { sendCode } from './sendCode';

interface ChangeRequest {
  signedIn: SignedIn;
  /** What the account is to change to. */
  destination: Destination;
  /** Address of origin, as limits count it. */
  origin: string;
  language: Language;
}

/**
 * Sends a code to the e-mail address or phone number that an account is to change to (S7-08, S7-10, D-21). One of another
 * account is a 409 (S5-06), and so is the account's own, unless it has never been verified.
 */
export async function sendChangeCode(
  context: AppContext,
  { signedIn: { user }, destination, origin, language }: ChangeRequest,
): Promise<CodeSent> {
  await context.limits.take(originRules(context.settings).codes, origin);
  const holder = await findUser(context.database, destination);
  if (holder && holder.id !== user.id) throw accountExists(destination);
  const isVerified = destination.channel === 'email' ? holder?.emailVerified : holder?.phoneNumberVerified;
  if (isVerified) throw destinationUnchanged(destination);
  return sendCode(context, { destination, language, userId: user.id });
}
