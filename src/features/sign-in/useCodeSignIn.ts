import { useEffect, useRef, useState } from 'react';
import { isContactAvailable, login, sendCode } from '../../data/account/accountCalls';
import { ApiError } from '../../data/apiError';
import { loadText, storageKeys } from '../../data/storage';
import { onClockChange, serverNow } from '../../data/serverClock';
import { isSameDestination, type Destination } from '../../domain/account/destination';
import { codeDeadlines, isCodePending } from '../../domain/account/signInCode';
import { openSession, useSession } from '../../state/session/session';
import { changeSignInDraft, clearSignInDraft, useSignInDraft, type SentCode } from '../../state/session/signInDraft';
import { useBackStep } from '../../state/navigation/useBackStep';
import { useResendClock } from '../../state/hooks/useResendClock';
import { useSubmit } from '../../state/hooks/useSubmit';

interface CodeSignIn {
  /** Registers a new account instead of signing in. */
  isNew: boolean;
  onSignedIn: () => void | Promise<void>;
}

/** The form's pending code, which survives a reload. Ignores codes that had expired when the form was opened. */
function useSentCode(isNew: boolean): SentCode | null {
  const [openedAt, setOpenedAt] = useState(serverNow);
  // The response with the code may be the first that reveals a wrong clock.
  useEffect(() => onClockChange(() => setOpenedAt(serverNow())), []);
  const sent = useSignInDraft((draft) => draft.sent);
  return sent && sent.isNew === isNew && sent.expiresAt > openedAt ? sent : null;
}

const parts = () => import('../../state/session/enterAccount');

/** Sends the favorites that were gathered before signing in. Otherwise they are fetched when they are needed. */
function sendFavorites(): void {
  if (!loadText(storageKeys.favorites)) return;
  // If it fails to load, they are sent from the next page that shows them.
  void parts().then(
    ({ watchFavorites }) => watchFavorites(),
    () => undefined,
  );
}

/** The two steps of signing in: send a code, then exchange it for a session. */
export function useCodeSignIn({ isNew, onSignedIn }: CodeSignIn) {
  const sent = useSentCode(isNew);
  const [left, setLeft] = useState<SentCode | null>(null);
  const [wrongTries, setWrongTries] = useState(0);
  const resendAt = sent?.resendAt ?? 0;
  const secondsToResend = useResendClock(resendAt);
  const leaveStep = useBackStep('code', sent !== null, forgetCode);
  const sending = useSubmit(async (to: Destination, isCurrent) => {
    const isBack = left && isSameDestination(left.to, to) && left.resendAt > serverNow();
    // A code sent to this destination a moment ago is still valid, and the server would refuse to send another.
    if (isBack) return changeSignInDraft({ sent: left });
    // Throws the same error that the next request would return.
    if (isNew && !(await isContactAvailable(to))) throw new ApiError(409, { code: 'account_exists' });
    const answer = await sendCode(to, isNew);
    if (!isCurrent()) return;
    setWrongTries(0);
    const now = serverNow();
    const isAgain = isCodePending([sent, left], to, now);
    const code = { to, isNew, isAgain, challengeId: answer.challengeId, ...codeDeadlines(answer, now) };
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
      if (useSession.getState().isSignedIn) (await parts()).clearPreviousAccount(uuid);
      openSession(appToken);
      sendFavorites();
      isOpened.current = true;
    }
    // The next page replaces the first step in the history, so that Back does not return to it.
    await leaveStep();
    await onSignedIn();
    clearSignInDraft();
  });
  function forgetCode() {
    setLeft(sent);
    changeSignInDraft({ sent: null });
    sending.reset();
    confirming.reset();
  }
  const startOver = () => {
    forgetCode();
    void leaveStep();
  };
  const destination = sent?.to ?? null;
  const isAgain = sent?.isAgain ?? false;
  const hasReturned = left !== null;
  return { destination, isAgain, secondsToResend, resendAt, wrongTries, hasReturned, sending, confirming, startOver };
}

export type CodeSignInState = ReturnType<typeof useCodeSignIn>;
