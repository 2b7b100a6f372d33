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
  /** Registers a new account instead of signing in. */
  isNew: boolean;
  onSignedIn: () => void | Promise<void>;
}

/** In milliseconds; set by the server's rule for codes. */
const codeLifetimeMs = 10 * 60_000;

const isSame = (one: Destination, other: Destination) => JSON.stringify(one) === JSON.stringify(other);

/** The form's pending code, which survives a reload. Ignores codes that had expired when the form was opened. */
function useSentCode(isNew: boolean): SentCode | null {
  const [openedAt] = useState(Date.now);
  const sent = useSignInDraft((draft) => draft.sent);
  return sent && sent.isNew === isNew && sent.expiresAt > openedAt ? sent : null;
}

/** The two steps of signing in: send a code, then exchange it for a session. */
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
    // A code sent to this destination a moment ago is still valid, and the server would refuse to send another.
    if (isBack) return changeSignInDraft({ sent: left });
    // Throws the same error that the next request would return.
    if (isNew && !(await isAvailable(to))) throw new ApiError(409, { code: 'account_exists' });
    const { resendAfterSeconds, challengeId } = await sendCode(to, isNew);
    const now = Date.now();
    setWrongTries(0);
    const code = { to, isNew, challengeId, resendAt: now + resendAfterSeconds * 1000, expiresAt: now + codeLifetimeMs };
    changeSignInDraft({ isNew, sent: code });
  });
  const isOpened = useRef(false);
  const confirming = useSubmit(async (otp: string) => {
    // A code works only once: if a step after the login failed, the next attempt starts there.
    if (!isOpened.current) {
      const { appToken, uuid } = await login(sent!.to, { otp, challengeId: sent!.challengeId }).catch(
        (error: ApiError) => {
          if (error.status === 400) setWrongTries(wrongTries + 1);
          throw error;
        },
      );
      if (!appToken) throw new ApiError(200, { code: 'missing_token' });
      if (useSession.getState().isSignedIn) (await import('../../state/signOut')).clearPreviousAccount(uuid);
      openSession(appToken);
      isOpened.current = true;
    }
    // The next page replaces the first step in the history, so that Back does not return to it.
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
