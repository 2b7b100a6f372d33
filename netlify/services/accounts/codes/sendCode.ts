import type { ProofOfWork } from '../../../../src/domain/account/proofOfWork';
import type { CodeSent } from '../../../../src/domain/account/userSchema';
import type { Language } from '../../../../src/domain/region/locales';
import { limitRules, resendAfterSeconds } from '../../../platform/limitRules';
import { isLimitReached } from '../../../platform/limits';
import { RecipientRefusedError } from '../../../platform/messages/recipientRefusedError';
import type { AppContext } from '../../context/appContext';
import { recordRefusedRecipient } from '../../messages/notices/suppressions';
import { smsText } from '../../messages/notices/smsText';
import { hashRequester, hashDestination } from '../../people/codeHash';
import { codeMessage } from './codeMessage';
import { maskDestination, type Destination } from '../../people/destination';
import { requireProofOfWork } from './proofOfWork';
import { requireSender } from './requireSender';
import { codeJustSent, recipientRefused, sendingFailed } from '../../people/authErrors';
import { needsProofOfWork, consumeSms } from './smsBudget';

export interface CodeRequester {
  origin: string;
  language: Language;
  /** Required for unverified numbers and suspicious requests. */
  proofOfWork?: ProofOfWork;
}

interface CodeToSend extends CodeRequester {
  destination: Destination;
  isVerified: boolean;
  /** The requester's rate-limit key if it has signed in before, else null. */
  familiarKey: string | null;
}

type IssueCode = () => Promise<{ code: string; challengeId: string }>;

const requesterKey = ({ settings }: AppContext, { destination, origin, familiarKey }: CodeToSend): string =>
  hashRequester(settings, destination, familiarKey ?? origin);

export const inboxKey = (destinationHash: string, familiarKey: string | null): string =>
  `${familiarKey === null ? 'strangers' : 'familiar'} ${destinationHash}`;

async function consumeResendLimit(context: AppContext, request: CodeToSend): Promise<void> {
  try {
    await context.limits.consume(limitRules(context.settings).resend, requesterKey(context, request));
  } catch (error) {
    throw isLimitReached(error) ? codeJustSent(error.failure.retryAfterSeconds) : error;
  }
}

/** Consumes every limit but the resend limit, or none. */
async function consumeSendingLimits(context: AppContext, request: CodeToSend): Promise<void> {
  const { limits, settings } = context;
  const { destination, familiarKey } = request;
  const { codes, inbox } = limitRules(settings);
  const refund = await limits.consumeAll(
    [codes, requesterKey(context, request)],
    [inbox, inboxKey(hashDestination(settings, destination), familiarKey)],
  );
  if (destination.channel === 'email') return;
  try {
    await consumeSms(context, { ...request, isFamiliar: familiarKey !== null });
  } catch (error) {
    await refund();
    throw error;
  }
}

/** Refunds only the requester's codes, because each attempt still calls the sender. */
async function recordRefusal(context: AppContext, request: CodeToSend, error: RecipientRefusedError): Promise<void> {
  const { channel, value } = request.destination;
  await context.limits.refund(limitRules(context.settings).codes, requesterKey(context, request));
  await recordRefusedRecipient(context, { channel: channel === 'phone' ? 'sms' : channel, recipient: value }, error);
}

async function deliver(context: AppContext, request: CodeToSend, code: string): Promise<void> {
  const { sendMail, sendSms, settings } = context;
  const { destination, language } = request;
  const { mail, sms } = codeMessage(settings, language, code);
  const to = destination.value;
  try {
    await (destination.channel === 'email' ? sendMail({ to, ...mail }) : sendSms({ to, text: smsText(sms) }));
  } catch (cause) {
    if (cause instanceof RecipientRefusedError) {
      await recordRefusal(context, request, cause);
      throw recipientRefused(destination, cause);
    }
    throw sendingFailed(cause);
  }
}

export async function sendCode(context: AppContext, request: CodeToSend, issue: IssueCode): Promise<CodeSent> {
  const { destination, familiarKey, proofOfWork } = request;
  requireSender(context, destination.channel);
  const mayNeedProof = destination.channel === 'phone' && context.settings.smsProofOfWork;
  if (mayNeedProof && (await needsProofOfWork(context, { ...request, isFamiliar: familiarKey !== null })))
    await requireProofOfWork(context, destination, proofOfWork);
  await consumeResendLimit(context, request);
  try {
    await consumeSendingLimits(context, request);
    const { code, challengeId } = await issue();
    await deliver(context, request, code);
    return { sentTo: maskDestination(destination), resendAfterSeconds, challengeId };
  } catch (failure) {
    // Nothing was sent, so allow an immediate retry.
    await context.limits.refund(limitRules(context.settings).resend, requesterKey(context, request));
    throw failure;
  }
}
