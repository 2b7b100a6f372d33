import { useEffect, useRef, useState } from 'react';
import { isContactAvailable, login, sendCode } from '../../data/account/accountCalls';
import { ApiError } from '../../data/apiError';
import { loadText, storageKeys } from '../../data/storage';
import { onClockChange, serverNow } from '../../data/serverClock';
import { isSameDestination, type Destination } from '../../domain/account/destination';
import { missingFromSignUp } from '../../domain/account/missingDetails';
import type { SessionUser } from '../../domain/account/userSchema';
import { codeDeadlines, isCodePending } from '../../domain/account/signInCode';
import { askForDetails } from '../../state/session/accountPrompt';
import { openSession, useSession } from '../../state/session/session';
import { changeSignInDraft, clearSignInDraft, useSignInDraft, type SentCode } from '../../state/session/signInDraft';
import { useBackStep } from '../../state/navigation/useBackStep';
import { useResendClock } from '../../state/hooks/useResendClock';
import { useSubmit } from '../../state/hooks/useSubmit';

interface CodeSignInOptions {
  /** Registers a new account instead of signing in. */
  isNew: boolean;
  /** True if an account whose sign-up was interrupted is asked for the rest. The checkout asks for it itself. */
  asksForDetails?: boolean;
  onSignedIn: () => void | Promise<void>;
}

/** The form's pending code, which survives a reload. Ignores codes that had expired when the form was opened. */
function useSentCode(isNew: boolean): SentCode | null {
  const [openedAt, setOpenedAt] = useState(serverNow);
  // This request's response may be the first to reveal that the device's clock is wrong.
  useEffect(() => onClockChange(() => setOpenedAt(serverNow())), []);
  const sent = useSignInDraft((draft) => draft.sent);
  return sent && sent.isNew === isNew && sent.expiresAt > openedAt ? sent : null;
}

const loadEnterAccount = () => import('../../state/session/enterAccount');

/** Uploads favorites that were saved before signing in. Without any, they are fetched when needed. */
function sendFavorites(): void {
  if (!loadText(storageKeys.favorites)) return;
  // On failure, the next page that shows favorites uploads them.
  void loadEnterAccount().then(
    ({ watchFavorites }) => watchFavorites(),
    () => undefined,
  );
}

async function logIn({ to, challengeId }: SentCode, otp: string): Promise<SessionUser> {
  const user = await login(to, { otp, challengeId });
  const { appToken, uuid } = user;
  if (!appToken) throw new ApiError(200, { code: 'missing_token' });
  if (useSession.getState().isSignedIn) (await loadEnterAccount()).clearPreviousAccount(uuid);
  openSession(appToken);
  sendFavorites();
  return user;
}

/** Sends a code, then exchanges it for a session. */
export function useCodeSignIn({ isNew, asksForDetails = false, onSignedIn }: CodeSignInOptions) {
  const sent = useSentCode(isNew);
  const [abandonedCode, setAbandonedCode] = useState<SentCode | null>(null);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const resendAt = sent?.resendAt ?? 0;
  const secondsToResend = useResendClock(resendAt);
  const leaveStep = useBackStep('code', sent !== null, discardCode);
  const sending = useSubmit(async (to: Destination, isCurrent) => {
    const isStillValid =
      abandonedCode && isSameDestination(abandonedCode.to, to) && abandonedCode.resendAt > serverNow();
    // A code sent to this destination a moment ago is still valid, and the server would refuse to send another.
    if (isStillValid) return changeSignInDraft({ sent: abandonedCode });
    // Throws the same error that the next request would return.
    if (isNew && !(await isContactAvailable(to))) throw new ApiError(409, { code: 'account_exists' });
    const response = await sendCode(to, isNew);
    if (!isCurrent()) return;
    setFailedAttempts(0);
    const now = serverNow();
    const isAgain = isCodePending([sent, abandonedCode], to, now);
    const code = { to, isNew, isAgain, challengeId: response.challengeId, ...codeDeadlines(response, now) };
    changeSignInDraft({ isNew, sent: code });
  });
  const hasOpenedSession = useRef(false);
  const confirming = useSubmit(async (otp: string) => {
    // A code works only once: if a step after the login failed, the next attempt starts there.
    if (!hasOpenedSession.current) {
      const user = await logIn(sent!, otp).catch((error: ApiError) => {
        if (error.status === 400) setFailedAttempts(failedAttempts + 1);
        throw error;
      });
      hasOpenedSession.current = true;
      if (asksForDetails && missingFromSignUp(user).length > 0) void askForDetails();
    }
    // The next page replaces the first step in the history, so that Back does not return to it.
    await leaveStep();
    await onSignedIn();
    clearSignInDraft();
  });
  function discardCode() {
    setAbandonedCode(sent);
    changeSignInDraft({ sent: null });
    sending.reset();
    confirming.reset();
  }
  const startOver = () => {
    discardCode();
    void leaveStep();
  };
  return {
    destination: sent?.to ?? null,
    isAgain: sent?.isAgain ?? false,
    hasReturned: abandonedCode !== null,
    secondsToResend,
    resendAt,
    failedAttempts,
    sending,
    confirming,
    startOver,
  };
}

export type CodeSignInState = ReturnType<typeof useCodeSignIn>;
