import { useEffect, useRef, useState } from 'react';
import { login, sendCode } from '../../data/account/accountCalls';
import { ApiError } from '../../data/apiError';
import type { Destination } from '../../domain/account/destination';
import { openSession } from '../../state/session';
import { useSubmit } from '../../state/useSubmit';

interface CodeSignIn {
  /** Opens an account instead of signing in to one (D-33). */
  isNew: boolean;
  onSignedIn: () => void | Promise<void>;
}

function useCountdown(): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}

/** The two steps of S1-05: a code is sent somewhere, and exchanged for a session. */
export function useCodeSignIn({ isNew, onSignedIn }: CodeSignIn) {
  const [destination, setDestination] = useState<Destination | null>(null);
  const [secondsToResend, startCountdown] = useCountdown();
  const sending = useSubmit(async (to: Destination) => {
    const { resendAfterSeconds } = await sendCode(to, isNew);
    setDestination(to);
    startCountdown(resendAfterSeconds);
  });
  const isOpened = useRef(false);
  const confirming = useSubmit(async (otp: string) => {
    // A code works once: where what follows the login failed, the next try begins there.
    if (!isOpened.current) {
      const { appToken } = await login(destination!, otp);
      // S8-05.
      if (!appToken) throw new ApiError(200, { code: 'missing_token' });
      openSession(appToken);
      isOpened.current = true;
    }
    await onSignedIn();
  });
  const startOver = () => {
    setDestination(null);
    sending.reset();
    confirming.reset();
  };
  return { destination, secondsToResend, sending, confirming, startOver };
}

export type CodeSignInState = ReturnType<typeof useCodeSignIn>;
