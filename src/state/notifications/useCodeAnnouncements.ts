import { useEffect, useRef } from 'react';
import { announce } from './announcements';

interface CodeMessages {
  /** A change means that another code was sent. */
  resendAt: number;
  resentText: string;
  /** Must be undefined while a code is checked, so that the same error is announced again. */
  errorText: string | undefined;
}

export function useCodeAnnouncements({ resendAt, resentText, errorText }: CodeMessages): void {
  const lastResendAt = useRef(resendAt);
  useEffect(() => {
    if (lastResendAt.current !== resendAt) announce(resentText);
    lastResendAt.current = resendAt;
  }, [resendAt, resentText]);
  useEffect(() => {
    // Screen readers do not announce a new error of a field that already has focus.
    if (errorText) announce(errorText, 'assertive');
  }, [errorText]);
}
