import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { useSession } from '../../state/session/session';

/** Redirects visitors who are already signed in when the page opens. */
export function useRedirectIfSignedIn(to: string): void {
  useEffect(() => {
    if (useSession.getState().isSignedIn) void navigate(to, { replace: true });
    // Only on arrival: a sign-in on this page continues by itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
