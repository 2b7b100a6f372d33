import { useEffect, useRef } from 'react';
import { announce } from './announcements';

interface CodeMessages {
  /** Changes when another code is sent. */
  resendAt: number;
  resentText: string;
  /** Undefined while a code is checked, so that the same error is announced again. */
  errorText: string | undefined;
}

export function useCodeAnnouncements({ resendAt, resentText, errorText }: CodeMessages): void {
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
