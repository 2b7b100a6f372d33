import { randomUUID } from 'node:crypto';
import type { CodeSent } from '../../../../src/domain/account/userSchema';
import type { Language } from '../../../../src/domain/region/locales';
import { staffCodes } from '../../../database/staffTables';
import { limitRules, resendAfterSeconds } from '../../../platform/limitRules';
import { isLimitReached } from '../../../platform/limits';
import type { AppContext } from '../../context/appContext';
import { hashStaffCode, hashStaffInbox, hashStaffRequester } from '../../people/codeHash';
import { codeLifetimeMs } from '../../accounts/codes/codeLimits';
import { inboxKey } from '../../accounts/codes/sendCode';
import { codeMessage } from '../../accounts/codes/codeMessage';
import { emailDestination, maskDestination } from '../../people/destination';
import { findFamiliarKey } from '../../accounts/signIn/familiarRequesters';
import { generateCode } from '../../accounts/codes/oneTimeCode';
import { codeJustSent } from '../../people/authErrors';
import { requireSender } from '../../accounts/codes/requireSender';
import { ensureOperator } from './ensureOperator';
import { findStaff, normalizeEmail, staffAccountId } from './staffMembers';

interface StaffCodeRequest {
  email: string;
  language: Language;
  origin: string;
  deviceToken?: string;
}

async function consumeStaffLimits(
  context: AppContext,
  { email, origin, deviceToken }: StaffCodeRequest,
): Promise<void> {
  const { limits, settings } = context;
  const { requests, resend, codes, inbox } = limitRules(settings);
  await limits.consume(requests('codes'), origin);
  const familiarKey = await findFamiliarKey(context, { accountId: staffAccountId(email), origin, deviceToken });
  const requester = hashStaffRequester(settings, email, familiarKey ?? origin);
  try {
    await limits.consume(resend, requester);
  } catch (error) {
    throw isLimitReached(error) ? codeJustSent(error.failure.retryAfterSeconds) : error;
  }
  await limits.consumeAll([codes, requester], [inbox, inboxKey(hashStaffInbox(settings, email), familiarKey)]);
}

interface StaffCode {
  response: CodeSent;
  deliver: () => Promise<void>;
}

/** The response must not reveal who works here, so the caller delivers afterwards and failures are only logged. */
export async function requestStaffCode(context: AppContext, request: StaffCodeRequest): Promise<StaffCode> {
  requireSender(context, 'email');
  const email = normalizeEmail(request.email);
  await consumeStaffLimits(context, { ...request, email });
  const challengeId = randomUUID();
  return {
    response: { sentTo: maskDestination(emailDestination(email)), resendAfterSeconds, challengeId },
    deliver: () => deliver(context, { email, language: request.language, challengeId }),
  };
}

async function deliver(
  context: AppContext,
  { email, language, challengeId }: { email: string; language: Language; challengeId: string },
): Promise<void> {
  const { database, settings, sendMail, log, clock } = context;
  if (email === settings.operatorEmail) await ensureOperator(context);
  const member = await findStaff(database, email);
  if (!member) return;
  const code = generateCode();
  const now = clock();
  await database.insert(staffCodes).values({
    id: challengeId,
    staffId: member.id,
    codeHash: hashStaffCode(settings, { staffId: member.id, challengeId, code }),
    expiresAt: new Date(now.getTime() + codeLifetimeMs),
    createdAt: now,
  });
  const { mail } = codeMessage(settings, language, code);
  await sendMail({ to: email, ...mail }).catch((error: unknown) =>
    log.error('The code for a member of staff could not be sent', { error }),
  );
}
