import type { ProofOfWork } from '../../../src/domain/account/proofOfWork';
import type { CodeSent } from '../../../src/domain/account/userSchema';
import type { Language } from '../../../src/domain/region/locales';
import { ServiceError } from '../../platform/errors';
import { isAtLimit } from '../../platform/limits';
import type { AppContext } from '../appContext';
import { smsText } from '../notices/smsText';
import { hashRequester, hashDestination } from './codeHash';
import { familiarInboxRules, inboxRules, resendAfterSeconds, resendRule, sendingRules } from './codeLimits';
import { codeMessage } from './codeMessage';
import { maskDestination, type Destination } from './destination';
import { requireProofOfWork } from './proofOfWork';
import { codeJustSent } from './refusals';
import { needsProofOfWork, takeSms } from './smsBudget';
import { takeLimits, type Counted } from './takeLimits';

/** The caller who asks for a code. */
export interface Asker {
  /** Client IP address, used as a rate-limit key. */
  origin: string;
  language: Language;
  /** Required before a text message is sent to a number that no account has verified, or for a suspicious request. */
  proofOfWork?: ProofOfWork;
}

interface CodeToSend extends Asker {
  destination: Destination;
  /** True when an account has verified the destination. */
  isVerified: boolean;
  /** The key of the asker's own allowance if it has signed in to the account before, else null. */
  familiarKey: string | null;
}

type Issue = () => Promise<{ code: string; challengeId: string }>;

const requesterOf = ({ settings }: AppContext, { destination, origin, familiarKey }: CodeToSend): string =>
  hashRequester(settings, destination, familiarKey ?? origin);

async function takeResend(context: AppContext, request: CodeToSend): Promise<void> {
  try {
    await context.limits.take(resendRule, requesterOf(context, request));
  } catch (error) {
    throw isAtLimit(error) ? codeJustSent(error.failure.retryAfterSeconds) : error;
  }
}

/** Takes one point of every sending limit but the resend limit, or none if one refuses. */
async function takeSendingLimits(context: AppContext, request: CodeToSend): Promise<void> {
  const { limits, settings } = context;
  const { destination, familiarKey } = request;
  const requester = requesterOf(context, request);
  const inbox = hashDestination(settings, destination);
  const sharedRules = familiarKey === null ? inboxRules : familiarInboxRules;
  const giveBack = await takeLimits(limits, [
    ...sendingRules.map((rule): Counted => [rule, requester]),
    ...sharedRules.map((rule): Counted => [rule, inbox]),
  ]);
  if (destination.channel === 'email') return;
  try {
    await takeSms(context, { ...request, isFamiliar: familiarKey !== null });
  } catch (refused) {
    await giveBack();
    throw refused;
  }
}

async function deliver(
  { sendMail, sendSms, settings }: AppContext,
  { destination, language }: CodeToSend,
  code: string,
): Promise<void> {
  const { subject, text, html } = codeMessage(language, settings.brandName, code);
  const to = destination.value;
  try {
    await (destination.channel === 'email'
      ? sendMail({ to, subject, text, html })
      : sendSms({ to, text: smsText(text) }));
  } catch (cause) {
    throw new ServiceError({
      code: 'sending_failed',
      status: 502,
      detail: 'We couldn’t send the code. Please try again later.',
      cause,
    });
  }
}

/** Sends the code from `issue` within the limits of its destination. Returns the masked destination. */
export async function sendCode(context: AppContext, request: CodeToSend, issue: Issue): Promise<CodeSent> {
  const { destination, familiarKey, proofOfWork } = request;
  const mayNeedWork = destination.channel === 'phone' && context.settings.smsProofOfWork;
  if (mayNeedWork && (await needsProofOfWork(context, { ...request, isFamiliar: familiarKey !== null })))
    await requireProofOfWork(context, destination, proofOfWork);
  await takeResend(context, request);
  try {
    await takeSendingLimits(context, request);
    const { code, challengeId } = await issue();
    await deliver(context, request, code);
    return { sentTo: maskDestination(destination), resendAfterSeconds, challengeId };
  } catch (failure) {
    // Nothing was sent, so allow an immediate retry.
    await context.limits.giveBack(resendRule, requesterOf(context, request));
    throw failure;
  }
}
