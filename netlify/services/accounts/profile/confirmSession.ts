import { eq } from 'drizzle-orm';
import type { ConfirmedSession } from '../../../../src/domain/account/userSchema';
import { sessions } from '../../../database/accountTables';
import type { AppContext } from '../../context/appContext';
import { codePurpose, redeemAccountCode } from '../codes/accountCodes';
import { confirmationRequired, unauthenticated } from '../../people/authErrors';
import type { Destination } from '../../people/destination';
import type { SignedIn } from '../../people/readSession';

const confirmationMs = 15 * 60_000;

const confirmedUntil = (codeAt: Date): Date => new Date(codeAt.getTime() + confirmationMs);

export function requireRecentCode({ clock }: Pick<AppContext, 'clock'>, { codeAt }: SignedIn): void {
  if (confirmedUntil(codeAt) <= clock()) throw confirmationRequired();
}

interface Confirmation {
  signedIn: SignedIn;
  channel: Destination['channel'];
  otp: string;
  challengeId?: string;
  origin: string;
}

/** Confirms this session only, with a code sent to the account's own email or phone. */
export async function confirmSession(
  context: AppContext,
  { signedIn, channel, ...entered }: Confirmation,
): Promise<ConfirmedSession> {
  const purpose = codePurpose('confirm', channel);
  const now = context.clock();
  await redeemAccountCode(context, { ...entered, userId: signedIn.user.id, purpose }, async (transaction) => {
    const confirmed = await transaction
      .update(sessions)
      .set({ confirmedAt: now })
      .where(eq(sessions.tokenHash, signedIn.tokenHash))
      .returning({ tokenHash: sessions.tokenHash });
    if (confirmed.length !== 1) throw unauthenticated();
  });
  return { confirmedUntil: confirmedUntil(now).toISOString() };
}
