import type { CodeSent } from '../../../src/domain/account/userSchema';
import type { Language } from '../../../src/domain/region/locales';
import type { AppContext } from '../appContext';
import { findUser } from '../users/findUser';
import { originRules } from './codeLimits';
import type { Destination } from './destination';
import { accountExists, accountUnknown } from './refusals';
import { sendCode } from './sendCode';

interface LoginCodeRequest {
  destination: Destination;
  /** For an account that is not there yet (D-33). */
  register: boolean;
  /** Address of origin, as limits count it. */
  origin: string;
  language: Language;
}

/** Sends a sign-in or sign-up code (S7-04, S7-06, D-21, D-33) and says where to, masked. */
export async function sendLoginCode(
  context: AppContext,
  { destination, register, origin, language }: LoginCodeRequest,
): Promise<CodeSent> {
  await context.limits.take(originRules(context.settings).codes, origin);
  const isKnown = (await findUser(context.database, destination)) !== null;
  if (register && isKnown) throw accountExists(destination);
  if (!register && !isKnown) throw accountUnknown(destination);
  return sendCode(context, { destination, language, userId: null });
}
