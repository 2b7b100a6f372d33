import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { useSession } from '../state/session';

/** Leads a visitor who is signed in already on to where signing in would lead; signing in here is not what it waits for. */
export function useGoOnSignedIn(to: string): void {
  useEffect(() => {
    if (useSession.getState().isSignedIn) void navigate(to, { replace: true });
    // Once, when the page is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
