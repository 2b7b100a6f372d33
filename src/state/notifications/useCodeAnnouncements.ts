import { useEffect, useRef } from 'react';
import { announce } from './announcements';

interface CodeNews {
  /** Changes when another code is sent. */
  resendAt: number;
  resentText: string;
  /** Is gone while a code is checked, so that the same error is announced again. */
  errorText: string | undefined;
}

/** Announces what happens to a one-time code: another one was sent, or it was refused. */
export function useCodeAnnouncements({ resendAt, resentText, errorText }: CodeNews): void {
  const lastResendAt = useRef(resendAt);
  useEffect(() => {
    if (lastResendAt.current !== resendAt) announce(resentText);
    lastResendAt.current = resendAt;
  }, [resendAt, resentText]);
  useEffect(() => {
    // A field that already has focus does not announce a new error by itself.
    if (errorText) announce(errorText, 'assertive');
  }, [errorText]);
}
