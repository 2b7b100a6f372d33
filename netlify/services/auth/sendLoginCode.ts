import type { Language } from '../../../src/domain/region/locales';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { findUser } from '../users/findUser';
import { hashDestination } from './codeHash';
import { originRules, resendAfterSeconds, sendingRules, smsRule } from './codeLimits';
import { codeMessage } from './codeMessage';
import { maskDestination, type Destination } from './destination';
import { issueCode } from './oneTimeCodes';

interface CodeRequest {
  destination: Destination;
  /** For an account that is not there yet (D-33). */
  register: boolean;
  /** Address of origin, as limits count it. */
  origin: string;
  language: Language;
}

/** S5-06. */
const taken: Record<Destination['channel'], string> = {
  phone: 'This phone number has already been registered with another account with the product.',
  email: 'This email has already been registered with another account with the product.',
};
/** S5-07. */
const unknown: Record<Destination['channel'], string> = {
  phone: 'We could not find an account with this phone number. Would you like to create one?',
  email: 'We could not find an account with this email. Would you like to create one?',
};

async function refuseWrongDoor({ database }: AppContext, { destination, register }: CodeRequest): Promise<void> {
  const isKnown = (await findUser(database, destination)) !== null;
  if (register && isKnown)
    throw new ServiceError({ code: 'account_exists', status: 409, detail: taken[destination.channel] });
  if (!register && !isKnown)
    throw new ServiceError({ code: 'account_unknown', status: 404, detail: unknown[destination.channel] });
}

async function takeSendingLimits({ limits, settings }: AppContext, destination: Destination): Promise<void> {
  const key = hashDestination(settings, destination);
  for (const rule of sendingRules) await limits.take(rule, key);
  if (destination.channel === 'phone') await limits.take(smsRule(settings), 'all');
}

async function deliver(
  { sendMail, sendSms, settings }: AppContext,
  { destination, language }: CodeRequest,
  code: string,
) {
  const { subject, text } = codeMessage(language, settings.brandName, code);
  const to = destination.value;
  try {
    await (destination.channel === 'email' ? sendMail({ to, subject, text }) : sendSms({ to, text }));
  } catch (cause) {
    throw new ServiceError({
      code: 'sending_failed',
      status: 502,
      detail: 'We could not send the code. Please try again later.',
      cause,
    });
  }
}

/** Sends a sign-in or sign-up code (S7-04, S7-06, D-21, D-33) and says where to, masked. */
export async function sendLoginCode(
  context: AppContext,
  request: CodeRequest,
): Promise<{ sentTo: string; resendAfterSeconds: number }> {
  const { destination, origin } = request;
  await context.limits.take(originRules(context.settings).codes, origin);
  await refuseWrongDoor(context, request);
  await takeSendingLimits(context, destination);
  const code = await issueCode(context, { destination, purpose: 'login' });
  await deliver(context, request, code);
  return { sentTo: maskDestination(destination), resendAfterSeconds };
}
