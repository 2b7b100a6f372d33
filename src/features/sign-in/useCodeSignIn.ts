import { useRef, useState } from 'react';
import { isAvailable, login, sendCode } from '../../data/account/accountCalls';
import type { SentCode } from '../../data/account/signInDraft';
import { ApiError } from '../../data/apiError';
import type { Destination } from '../../domain/account/destination';
import { openSession, useSession } from '../../state/session';
import { changeSignInDraft, forgetSignInDraft, useSignInDraft } from '../../state/signInDraft';
import { useBackStep } from '../../state/useBackStep';
import { useResendClock } from '../../state/useResendClock';
import { useSubmit } from '../../state/useSubmit';

interface CodeSignIn {
  /** Opens an account instead of signing in to one (D-33). */
  isNew: boolean;
  onSignedIn: () => void | Promise<void>;
}

/** D-21, in milliseconds. */
const codeLifetime = 10 * 60_000;

const isSame = (one: Destination, other: Destination) => JSON.stringify(one) === JSON.stringify(other);

/** The code that this form awaits, also after a reload; one that was dead when the form was opened is none (D-21). */
function useSentCode(isNew: boolean): SentCode | null {
  const [openedAt] = useState(Date.now);
  const sent = useSignInDraft((draft) => draft.sent);
  return sent && sent.isNew === isNew && sent.expiresAt > openedAt ? sent : null;
}

/** The two steps of S1-05: a code is sent somewhere, and exchanged for a session. */
export function useCodeSignIn({ isNew, onSignedIn }: CodeSignIn) {
  const sent = useSentCode(isNew);
  const [left, setLeft] = useState<SentCode | null>(null);
  const [wrongTries, setWrongTries] = useState(0);
  const resendAt = sent?.resendAt ?? 0;
  const secondsToResend = useResendClock(resendAt);
  const leaveStep = useBackStep('code', sent !== null, () => {
    setLeft(sent);
    changeSignInDraft({ sent: null });
  });
  const sending = useSubmit(async (to: Destination) => {
    const isBack = left && isSame(left.to, to) && left.resendAt > Date.now();
    // Back to where a code has just been sent: it still counts, and another would be refused (D-21).
    if (isBack) return changeSignInDraft({ sent: left });
    // S5-06, D-33: in the words of the call after it, which would say the same.
    if (isNew && !(await isAvailable(to))) throw new ApiError(409, { code: 'account_exists' });
    const { resendAfterSeconds, challengeId } = await sendCode(to, isNew);
    const now = Date.now();
    setWrongTries(0);
    const code = { to, isNew, challengeId, resendAt: now + resendAfterSeconds * 1000, expiresAt: now + codeLifetime };
    changeSignInDraft({ isNew, sent: code });
  });
  const isOpened = useRef(false);
  const confirming = useSubmit(async (otp: string) => {
    // A code works once: where what follows the login failed, the next try begins there.
    if (!isOpened.current) {
      const { appToken, uuid } = await login(sent!.to, { otp, challengeId: sent!.challengeId }).catch(
        (error: ApiError) => {
          if (error.status === 400) setWrongTries(wrongTries + 1);
          throw error;
        },
      );
      // S8-05.
      if (!appToken) throw new ApiError(200, { code: 'missing_token' });
      if (useSession.getState().isSignedIn) (await import('../../state/signOut')).giveWay(uuid);
      openSession(appToken);
      isOpened.current = true;
    }
    // The page that follows takes the place of the first step: Back must not lead there.
    await leaveStep();
    await onSignedIn();
    forgetSignInDraft();
  });
  const startOver = () => {
    setLeft(sent);
    changeSignInDraft({ sent: null });
    sending.reset();
    confirming.reset();
    void leaveStep();
  };
  const destination = sent?.to ?? null;
  const hasReturned = left !== null;
  return { destination, secondsToResend, resendAt, wrongTries, hasReturned, sending, confirming, startOver };
}

export type CodeSignInState = ReturnType<typeof useCodeSignIn>;
