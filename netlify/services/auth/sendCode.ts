import type { CodeSent } from '../../../src/domain/account/userSchema';
import type { Language } from '../../../src/domain/region/locales';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { smsText } from '../notices/smsText';
import { hashDestination } from './codeHash';
import { resendAfterSeconds, sendingRules, smsRule } from './codeLimits';
import { codeMessage } from './codeMessage';
import { maskDestination, type Destination } from './destination';
import { issueCode } from './oneTimeCodes';

interface CodeToSend {
  destination: Destination;
  /** Whose account is to change to the destination; null for signing in. */
  userId: string | null;
  language: Language;
}

async function takeSendingLimits({ limits, settings }: AppContext, destination: Destination): Promise<void> {
  const key = hashDestination(settings, destination);
  for (const rule of sendingRules) await limits.take(rule, key);
  if (destination.channel === 'phone') await limits.take(smsRule(settings), 'all');
}

async function deliver(
  { sendMail, sendSms, settings }: AppContext,
  { destination, language }: CodeToSend,
  code: string,
) {
  const { subject, text } = codeMessage(language, settings.brandName, code);
  const to = destination.value;
  try {
    await (destination.channel === 'email' ? sendMail({ to, subject, text }) : sendSms({ to, text: smsText(text) }));
  } catch (cause) {
    throw new ServiceError({
      code: 'sending_failed',
      status: 502,
      detail: 'We could not send the code. Please try again later.',
      cause,
    });
  }
}

/** Sends a code within the limits of its destination, whatever it is for (D-21), and says where it went, masked. */
export async function sendCode(context: AppContext, request: CodeToSend): Promise<CodeSent> {
  await takeSendingLimits(context, request.destination);
  await deliver(context, request, await issueCode(context, request));
  return { sentTo: maskDestination(request.destination), resendAfterSeconds };
}
