import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { useSession } from '../state/session/session';

/** Redirects a visitor who is already signed in to where signing in would lead. It ignores sign-ins on this page. */
export function useRedirectIfSignedIn(to: string): void {
  useEffect(() => {
    if (useSession.getState().isSignedIn) void navigate(to, { replace: true });
    // Only once, when the page opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
